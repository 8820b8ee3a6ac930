import { describe, expect, it } from 'vitest'
import { aDuty, at, toldTo } from '#test/duty-office.ts'
import { addGroup } from '#test/groups.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())
const sweep = () => world.staffel.planning.sweep()

/** Kim was to come at 08:00 and has not; it is 08:12. */
async function kimIsMissing() {
  const office = await aDuty(world)
  clock('08:12')
  await sweep()
  const { groupId, date } = office
  return { ...office, shift: { groupId, date, shiftId: 'early' } }
}
const ids = (list: readonly { readonly profileId: string }[]) => list.map(({ profileId }) => profileId)

describe('finding a replacement on a shift that runs', () => {
  it('does not suggest the missing member, on the seat or after it was freed', async () => {
    const { adam, kim, kofi, assignmentId, shift } = await kimIsMissing()
    const candidates = async () => ids(await adam.api.schedule.candidates(shift))
    expect(await candidates()).not.toContain(kim.id)
    await adam.api.schedule.remove({ assignmentId })
    expect(await candidates()).not.toContain(kim.id)
    expect(await candidates()).toContain(kofi.id)
  })

  it('does not suggest the missing member for another group either, but for the next shift', async () => {
    const office = await kimIsMissing()
    const { adam, kim, assignmentId, shift } = office
    const nova = { ...shift, groupId: await addGroup(world, office, 'Nova') }
    await adam.api.schedule.remove({ assignmentId })
    expect(ids(await adam.api.schedule.candidates(nova))).not.toContain(kim.id)
    expect(ids(await adam.api.schedule.candidates({ ...nova, shiftId: 'late' }))).toContain(kim.id)
  })

  it('suggests the member again who came after all', async () => {
    const { adam, kim, assignmentId, shift } = await kimIsMissing()
    await kim.api.attendance.checkIn({ assignmentId })
    expect(ids(await adam.api.schedule.candidates(shift))).toContain(kim.id)
  })

  it('does not suggest the member who checked out early', async () => {
    const { adam, kim, assignmentId, shift } = await kimIsMissing()
    await kim.api.attendance.checkIn({ assignmentId })
    await kim.api.attendance.checkOut({ assignmentId })
    expect(ids(await adam.api.schedule.candidates(shift))).not.toContain(kim.id)
  })

  it('replaces the member in one step, notifies both, and expects the new member from then on', async () => {
    const { adam, kim, kofi, lea, assignmentId } = await kimIsMissing()
    const { assignment } = await adam.api.schedule.replace({ assignmentId, profileId: kofi.id, reason: 'springt ein' })
    expect(assignment).toMatchObject({ profileId: kofi.id, seat: 1, state: 'assigned' })
    expect(await toldTo(kim, 'shift_removed')).toMatchObject([{ parameters: { hasBegun: true } }])
    expect(await toldTo(kofi, 'shift_assigned')).toHaveLength(1)
    const [group] = (await lea.api.attendance.onDuty()).groups
    expect(group?.now.filter(({ person }) => person)).toMatchObject([
      { standing: 'expected', person: { profileId: kofi.id }, dueAt: '2026-11-23T07:12:00Z' },
    ])
    expect(group?.replaced).toMatchObject([{ person: { profileId: kim.id }, isMissing: true }])
  })

  it('changes nothing where the replacement is refused, and says why', async () => {
    const { adam, kim, kofi, groupId, date, assignmentId } = await kimIsMissing()
    const wish = { assignmentId, profileId: kofi.id }
    expect(await refusalOf(adam.api.schedule.replace(wish))).toMatchObject({ code: 'schedule.needsReason' })
    expect(await refusalOf(adam.api.schedule.replace({ ...wish, profileId: kim.id }))).toMatchObject({
      code: 'schedule.taken',
    })
    const { assignments } = await adam.api.schedule.plan({ groupId, week: '2026-W48' })
    expect(assignments).toMatchObject([{ id: assignmentId, profileId: kim.id, date }])
    expect(await toldTo(kim, 'shift_removed')).toEqual([])
    expect(await refusalOf(kofi.api.schedule.replace(wish))).toMatchObject({ code: 'permissions.missing' })
  })
})

it('lists open seats of a running shift for planners, so that they are not said to be taken', async () => {
  const { adam, groupId, date } = await kimIsMissing()
  const running = { groupId, date, shiftId: 'early', seat: 2, startsAt: '2026-11-23T07:00:00Z' }
  expect((await adam.api.market.overview()).gaps[0]).toMatchObject(running)
  expect((await adam.api.market.soon()).gaps[0]).toMatchObject(running)
})
