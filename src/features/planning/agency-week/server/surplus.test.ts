import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup, setSeats } from '#test/groups.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')
const monday = day('2026-11-23')

it('somebody on a seat too many fills no gap', async () => {
  const office = await world.office()
  const { adam, kim, kofi, lea } = office
  const luna = await addGroup(world, office, 'Luna', { chatterCount: 3 })
  const early = { groupId: luna, date: monday, shiftId: 'early', reason: 'geht' }
  await adam.api.agencyWeek.assign({
    seats: [
      { ...early, seat: 2, profileId: kim.id },
      { ...early, seat: 3, profileId: kofi.id },
    ],
  })
  await setSeats(world, office, luna, 2)
  const isEarly = ({ groupId, shiftId }: { groupId: string; shiftId: string }) =>
    groupId === luna && shiftId === 'early'
  const gaps = async () =>
    (await adam.api.agencyWeek.openSeats({ week: w48 })).filter(gap => gap.date === monday && isEarly(gap)).length
  const openings = async () =>
    (await adam.api.agencyWeek.openSeatsOf({ profileId: lea.id, date: monday })).filter(isEarly).length
  expect([await gaps(), await openings()]).toEqual([1, 1])
  await adam.api.agencyWeek.assign({ seats: [{ ...early, seat: 1, profileId: lea.id }] })
  expect([await gaps(), await openings()]).toEqual([0, 0])
})
