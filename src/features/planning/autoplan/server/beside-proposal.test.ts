import { expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { aPlannedOffice, monday, w48 } from '#test/autoplan-office.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
vi.setConfig({ testTimeout: 90_000 })

it('keeps a proposal up to date when its planner assigns another member to a seat that it leaves open', async () => {
  const { lea, kim, luna, plan, seat, shown } = await aPlannedOffice(world)
  const { id: proposalId } = await plan({ groupIds: [luna], dates: [monday] })
  const open = seat(luna, kim, 0, 'night')
  const refused = await lea.api.autoplan.assign({ proposalId, seats: [{ ...open, reason: null }] })
  expect(refused).toMatchObject({ applicationId: null, seats: [], left: [{ code: 'schedule.needsReason' }] })
  const done = await lea.api.autoplan.assign({ proposalId, seats: [{ ...open, reason: 'Abgesprochen' }] })
  expect(done).toMatchObject({ seats: [open], left: [] })
  const [proposal] = (await lea.api.autoplan.proposals({ week: w48 })).proposals
  expect(proposal?.moved).toEqual([])
  const { assignments } = await lea.api.schedule.plan({ groupId: luna, week: w48 })
  expect(assignments.map(({ overrideReason }) => overrideReason)).toEqual(['Abgesprochen'])
  await lea.api.autoplan.undo({ applicationId: done.applicationId ?? '' })
  expect(await shown(luna)).toEqual([])
})

it('lets a draft give way to a member who is chosen instead, and brings it back where that is refused', async () => {
  const { lea, kim, kofi, luna, plan, seat, assign, shown, isFree } = await aPlannedOffice(world)
  await assign(seat(luna, kim))
  const { id: proposalId, seats } = await plan({ withDrafts: true, groupIds: [luna], dates: [monday] })
  expect(seats.length).toBe(1)
  const date = day(monday)
  await kofi.api.availability.setCells({ week: w48, cells: [{ date, shiftId: 'early', marking: 'none' }] })
  const wish = { proposalId, seats: [{ ...seat(luna, kofi), reason: null }], instead: kim.id }
  expect(await lea.api.autoplan.assign(wish)).toMatchObject({ seats: [], freed: [] })
  expect(await shown(luna)).toEqual(['2026-11-23 early 1 Kim draft'])
  await isFree(kofi)
  expect(await lea.api.autoplan.assign(wish)).toMatchObject({ seats: [seat(luna, kofi)], freed: [seat(luna, kim)] })
  expect(await shown(luna)).toEqual(['2026-11-23 early 1 Kofi draft'])
  const [stored] = (await lea.api.autoplan.proposals({ week: w48 })).proposals
  expect(stored?.moved).toEqual([])
})
