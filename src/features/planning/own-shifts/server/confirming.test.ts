import { expect, it } from 'vitest'
import { addDays, day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { type Office, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')
const monday = day('2026-11-23')

/** A published week in which Kim has the early shift of four days, and Kofi that of Friday. */
async function aWeek() {
  const office = await world.office()
  const { adam, kim, kofi } = office
  const groupId = await addGroup(world, office, 'Luna')
  const ids: string[] = []
  for (const [at, { id }] of [kim, kim, kim, kim, kofi].entries()) {
    const seat = { groupId, date: addDays(monday, at), shiftId: 'early', seat: 1 }
    // oxlint-disable-next-line no-await-in-loop
    const { assignment } = await adam.api.schedule.assign({ ...seat, profileId: id, reason: 'kann doch' })
    ids.push(assignment.id)
  }
  const { version } = await adam.api.schedule.plan({ groupId, week: w48 })
  await adam.api.schedule.publish({ groupId, week: w48, version })
  return { ...office, ids }
}

const statesOf = async ({ api }: Office['kim']) =>
  (await api.ownShifts.next()).flatMap(({ shifts }) => shifts.map(({ status }) => status))

it('confirms several shifts at once, and leaves out those declined, taken away or of other members', async () => {
  const { adam, kim, kofi, ids } = await aWeek()
  const [, second = '', third = ''] = ids
  await kim.api.ownShifts.decline({ assignmentId: second, reason: 'Arzt' })
  await adam.api.schedule.remove({ assignmentId: third })
  await kim.api.ownShifts.confirmAll({ assignmentIds: ids })
  expect(await statesOf(kim)).toEqual(['confirmed', 'confirmed'])
  expect(await statesOf(kofi)).toEqual(['assigned'])
  const { entries } = await adam.api.auditLog.list({})
  expect(entries.filter(({ kind }) => kind === 'schedule.confirmed')).toHaveLength(2)
})

it('takes from 1 to 50 shifts', async () => {
  const { kim, ids } = await aWeek()
  const refused = (assignmentIds: string[]) => refusalOf(kim.api.ownShifts.confirmAll({ assignmentIds }))
  expect(await refused([])).toMatchObject({ code: 'input.required' })
  expect(await refused(Array.from({ length: 51 }, () => ids[0] ?? ''))).toMatchObject({ code: 'input.tooMany' })
})
