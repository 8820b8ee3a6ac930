import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { aMarket } from '#test/market-office.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const week = '2026-W48' as never
const monday = day('2026-11-23')

it('counts for each requested shift the others who are available then and neither absent nor assigned', async () => {
  // Kim is assigned to the early shift of Monday; she and Kofi are available for all shifts of the day
  const { id, adam, kim, kofi, groupId, assignmentId } = await aMarket(world)
  const mila = await world.join(id, 'chatter', 'Mila Berg')
  const ask = (shiftId?: string) =>
    mila.api.vacation.request({
      week,
      dates: [monday],
      reason: 'Familie',
      ...(shiftId === undefined ? {} : { shiftId }),
    })
  const counted = async (requestId: string) =>
    (await adam.api.vacation.find({ id: requestId })).whatIf.days[0]?.available.map(
      ({ shiftName, count }) => `${shiftName} ${count}`,
    )
  await kofi.api.availability.setCells({ week, cells: [{ date: monday, shiftId: 'night', marking: 'none' }] })
  await adam.api.schedule.assign({ groupId, date: monday, shiftId: 'late', seat: 1, profileId: kofi.id })
  const [request] = (await ask()).requests
  expect(await counted(request?.id ?? '')).toEqual(['Früh 1', 'Spät 1', 'Nacht 1'])
  await mila.api.vacation.withdraw({ id: request?.id ?? '' })
  await kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: monday, note: '' })
  const [single] = (await ask('late')).requests
  expect(await counted(single?.id ?? '')).toEqual(['Spät 0'])
})
