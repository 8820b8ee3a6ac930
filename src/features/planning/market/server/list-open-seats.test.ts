import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { aMarket } from '#test/market-office.ts'
import { rowsRead } from '#test/rows-read.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()

it('shows planners the first two hundred gaps, and reads no week that has none of them', async () => {
  const { adam, lea, kim, kofi, groupId } = await aMarket(world, { chatterCount: 9 })
  for (const of of ['2026-W49', '2026-W50', '2026-W51'].map(week)) {
    const { version } = await adam.api.schedule.plan({ groupId, week: of })
    await adam.api.schedule.publish({ groupId, week: of, version })
  }
  const seat = { groupId, shiftId: 'early', seat: 1, profileId: kofi.id, reason: 'geht' }
  const read = () => rowsRead('assignments', () => lea.api.market.overview())
  const before = await read()
  await adam.api.schedule.assign({ ...seat, date: day('2026-12-14') })
  expect(await read()).toBe(before)
  await adam.api.schedule.assign({ ...seat, date: day('2026-11-30'), profileId: kim.id })
  expect(await read()).toBe(before + 1)
  const { gaps } = await lea.api.market.overview()
  expect(gaps).toHaveLength(200)
  expect(gaps.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)).map(gap => gap.startsAt)).toEqual(
    gaps.map(gap => gap.startsAt),
  )
  expect(gaps.at(-1)?.date).toBe('2026-11-30')
})
