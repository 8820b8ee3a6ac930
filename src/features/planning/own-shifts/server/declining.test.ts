import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { countLockWaits } from '#test/lock-waits.ts'
import { until } from '#test/until.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const pool = () => world.staffel.services.database.pool
const w48 = week('2026-W48')
const monday = day('2026-11-23')

/** Kim sits on the published early shift of Monday. */
async function seatedOffice() {
  const office = await world.office()
  const groupId = await addGroup(world, office, 'Luna')
  const seat = { groupId, date: monday, shiftId: 'early', seat: 1 }
  const { adam, kim } = office
  const { assignment } = await adam.api.schedule.assign({ ...seat, profileId: kim.id, reason: 'kann doch' })
  const { version } = await adam.api.schedule.plan({ groupId, week: w48 })
  await adam.api.schedule.publish({ groupId, week: w48, version })
  const decline = () => kim.api.ownShifts.decline({ assignmentId: assignment.id, reason: 'Krank' })
  return { ...office, groupId, seat, decline, assignmentId: assignment.id }
}

const declinesToldTo = async ({ api }: Person) =>
  (await api.notifications.list({})).notifications.filter(({ kind }) => kind === 'assignment_declined')

it('reaches every lead who plans, and says which seat it was', async () => {
  const { id, olivia, adam, lea, kofi, groupId, decline } = await seatedOffice()
  const lina = await world.join(id, 'team_lead', 'Lina Vogt')
  await decline()
  for (const lead of [olivia, adam, lea, lina]) {
    expect(await declinesToldTo(lead)).toEqual([
      expect.objectContaining({
        parameters: expect.objectContaining({
          groupId,
          shiftId: 'early',
          seat: 1,
          startsAt: '2026-11-23T07:00:00Z',
          endsAt: '2026-11-23T15:00:00Z',
        }),
      }),
    ])
  }
  expect(await declinesToldTo(kofi)).toEqual([])
})

it('is one, however late it is asked for again after its answer was lost', async () => {
  const { adam, kim, seat, decline } = await seatedOffice()
  await decline()
  world.clock.set('2026-11-29T12:00:00Z')
  await decline()
  expect(await declinesToldTo(adam)).toHaveLength(1)
  const plan = await adam.api.schedule.plan({ groupId: seat.groupId, week: w48 })
  expect(plan.assignments.filter(({ profileId }) => profileId === kim.id)).toEqual([])
})

/** While the week is held so many deeds come to wait for it, one after the other; then it is let go. */
async function inTurn(...deeds: readonly (() => Promise<unknown>)[]) {
  const holder = await pool().connect()
  const waiting = async (count: number) => until(async () => (await countLockWaits(pool())) === count)
  await holder.query('begin')
  await holder.query('select 1 from plan_weeks for update')
  const under = deeds.map(async (deed, at) => {
    if (at > 0) await waiting(at)
    return deed()
  })
  await waiting(deeds.length)
  await holder.query('rollback')
  holder.release()
  return Promise.allSettled(under)
}

it('is one where it is pressed twice at the same moment', async () => {
  const { adam, decline } = await seatedOffice()
  expect((await inTurn(decline, decline)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await declinesToldTo(adam)).toHaveLength(1)
})

it('says that the shift is gone, and not that it has begun, where a planner has taken it away a moment before', async () => {
  const { adam, assignmentId, decline } = await seatedOffice()
  const [, said] = await inTurn(
    () => adam.api.schedule.remove({ assignmentId }),
    () => refusalOf(decline()),
  )
  expect(said).toMatchObject({ status: 'fulfilled', value: { code: 'schedule.notFound', status: 404 } })
})

it('names the shift that is gone, also of a week that was cleared, to its own member alone', async () => {
  const { adam, kofi, groupId, assignmentId, decline } = await seatedOffice()
  const { version } = await adam.api.schedule.plan({ groupId, week: w48 })
  await adam.api.schedule.clear({ groupId, week: w48, version, withPublished: true })
  expect((await refusalOf(decline())).message).toBe('Die Einteilung „Früh“ am Mo., 23.11. gibt es nicht mehr.')
  expect((await refusalOf(adam.api.schedule.remove({ assignmentId }))).message).toContain('„Früh“')
  const stranger = await refusalOf(kofi.api.ownShifts.confirm({ assignmentId }))
  expect(stranger.message).toBe('Diese Einteilung gibt es nicht mehr.')
})

it('reaches no lead whose role does not plan', async () => {
  const { olivia, lea, decline } = await seatedOffice()
  const ofLeads = (await olivia.api.permissions.templates()).find(({ role }) => role === 'team_lead')!
  const permissions = ofLeads.permissions.filter(permission => permission !== 'shift_plan_edit')
  await olivia.api.permissions.save({ templates: [{ ...ofLeads, permissions }] })
  await decline()
  expect(await declinesToldTo(lea)).toEqual([])
  expect(await declinesToldTo(olivia)).toHaveLength(1)
})

it('puts who declined last of those who can be chosen, with the reason, and asks before doing it', async () => {
  const { lea, kim, seat, groupId, decline } = await seatedOffice()
  await decline()
  const candidates = await lea.api.schedule.candidates({ groupId, date: monday, shiftId: 'early' })
  const possible = candidates.filter(({ fit }) => fit !== 'blocked')
  expect(possible.at(-1)).toMatchObject({ profileId: kim.id, fit: 'warns', warnings: expect.any(Array) })
  expect(possible.at(-1)?.reasons).toContainEqual({ code: 'declined', reason: 'Krank' })
  const put = (reason?: string) =>
    lea.api.schedule.assign({ ...seat, profileId: kim.id, ...(reason === undefined ? {} : { reason }) })
  const refusal = await refusalOf(put())
  expect(refusal).toMatchObject({ code: 'schedule.needsReason', message: expect.stringContaining('abgelehnt') })
  expect((await put('doch gesund')).assignment.overriddenWarnings).toContain('declined')
  // another day is another question
  const others = await lea.api.schedule.candidates({ groupId, date: day('2026-11-25'), shiftId: 'early' })
  expect(others.flatMap(({ reasons }) => reasons.map(({ code }) => code))).not.toContain('declined')
})
