import { expect, it } from 'vitest'
import type { Proposal } from '../schema.ts'
import { addDays } from '#kit/day.ts'
import { aPlannedOffice, monday, w48 } from '#test/autoplan-office.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()

it('suggests nobody for a time for which they have said that they cannot, whatever may be broken', async () => {
  const { lea, kim, luna, nova, assign, seat, plan } = await aPlannedOffice(world)
  await assign(seat(luna, kim))
  const { version } = await lea.api.schedule.plan({ groupId: luna, week: w48 })
  await lea.api.schedule.publish({ groupId: luna, week: w48, version })
  const wish = { groupIds: [nova], withDrafts: true, breakable: ['declined' as const, 'not_available' as const] }
  await plan(wish)
  // the night before the early shift has ended when Kim cannot come any more
  const daysOf = (proposal: Proposal) =>
    new Set(
      proposal.seats
        .filter(({ profileId, shiftId }) => profileId === kim.id && shiftId !== 'night')
        .map(({ date }) => date),
    )
  const [shift] = await kim.api.ownShifts.next()
  const { assignmentId } = shift!.shifts[0]!
  await kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: addDays(monday, 1), note: 'Fieber' })
  const { proposals } = await lea.api.autoplan.proposals({ week: w48 })
  expect(proposals[0]?.moved).toContain('availability')
  const after = await plan(wish)
  const days = daysOf(after)
  expect([days.has(monday), days.has(addDays(monday, 1))]).toEqual([false, false])
  expect([...days].some(date => date > addDays(monday, 1))).toBe(true)
  const { breakable } = await lea.api.autoplan.criteria()
  expect(breakable).not.toContain('declined')
})

it('a proposal names whoever was proposed, also when they have left since', async () => {
  const { lea, kim, luna, nova, olivia, plan } = await aPlannedOffice(world)
  const { id } = await plan({ groupIds: [luna, nova] })
  await olivia.api.team.remove({ id: kim.id })
  const { people } = await lea.api.autoplan.proposal({ proposalId: id })
  const { people: compared } = await lea.api.autoplan.proposals({ week: w48 })
  const nameIn = (all: typeof people) => all.find(({ profileId }) => profileId === kim.id)?.fullName
  expect([nameIn(people), nameIn(compared)]).toEqual([kim.fullName, kim.fullName])
})
