import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')
const monday = day('2026-11-23')

const later = (by: { minutes: number }) => world.clock.set(world.clock.now().add(by).toString())

/** Kim on Luna's first early seat, with a reason: nobody has said when they can work. */
async function planned() {
  const office = await world.office()
  const { adam, kim } = office
  const groupId = await addGroup(world, office, 'Luna')
  const spot = { groupId, date: monday, shiftId: 'early', seat: 1 }
  const seat = { ...spot, profileId: kim.id }
  await adam.api.schedule.assign({ ...seat, reason: 'springt ein' })
  const plan = () => adam.api.schedule.plan({ groupId, week: w48 })
  /** Who sits there as what, pinned or not, and why. */
  const shown = async () =>
    (await plan()).assignments
      .map(({ fullName, shiftId, seat: number, state, isPinned, overrideReason }) =>
        [fullName.split(' ')[0], shiftId, number, state, ...(isPinned ? ['pinned'] : []), overrideReason].join(' '),
      )
      .toSorted()
  return {
    ...office,
    groupId,
    spot,
    seat,
    shown,
    plan,
    pin: () => adam.api.schedule.pin({ seats: [seat], isPinned: true }),
    idOf: async (profileId: string) =>
      (await plan()).assignments.find(one => one.profileId === profileId)?.id ?? 'nobody',
    publish: async () => adam.api.schedule.publish({ groupId, week: w48, version: (await plan()).version }),
    confirm: async () => {
      const [next] = await kim.api.ownShifts.next()
      await kim.api.ownShifts.confirm({ assignmentId: next?.shifts[0]?.assignmentId ?? '' })
    },
    again: { seats: [{ ...seat, reason: 'Wie zuvor' }], asBefore: true },
  }
}

describe('what is taken back', () => {
  it('has its pin and its reason: of a seat that was freed, on either board', async () => {
    const { adam, groupId, seat, shown, pin, idOf, again } = await planned()
    await pin()
    const pinned = ['Kim early 1 draft pinned springt ein']
    await adam.api.agencyWeek.unassign({ seats: [seat] })
    await adam.api.agencyWeek.assign(again)
    expect(await shown()).toEqual(pinned)
    await adam.api.schedule.remove({ assignmentId: await idOf(seat.profileId) })
    await adam.api.schedule.assign({ ...seat, reason: 'Wie zuvor', asBefore: true })
    expect(await shown()).toEqual(pinned)
    const { groupId: _, ...own } = seat
    await adam.api.schedule.unassignAll({ groupId, seats: [own] })
    await adam.api.schedule.assignAll({ groupId, seats: [{ ...own, reason: 'Wie zuvor' }], asBefore: true })
    expect(await shown()).toEqual(pinned)
  })

  it('is pinned on the seat that it is moved to by hand, where that is a draft, and after changing places', async () => {
    const { adam, kofi, kim, seat, spot, shown, pin, idOf } = await planned()
    await pin()
    const late = { ...spot, shiftId: 'late', seat: 2 }
    await adam.api.agencyWeek.move({ from: seat, to: late, reason: 'tauschen' })
    expect(await shown()).toEqual(['Kim late 2 draft pinned tauschen'])
    await adam.api.agencyWeek.assign({ seats: [{ ...spot, profileId: kofi.id, reason: 'Kofi will' }] })
    await adam.api.schedule.move({ assignmentId: await idOf(kim.id), ...spot, reason: 'zurück' })
    expect(await shown()).toEqual(['Kim early 1 draft pinned zurück', 'Kofi late 2 draft zurück'])
  })

  it('has it when somebody had been given the seat, or had changed places', async () => {
    const { adam, kofi, kim, seat, spot, shown, pin, idOf } = await planned()
    await pin()
    const pinned = ['Kim early 1 draft pinned springt ein']
    await adam.api.agencyWeek.give({ seat, to: kofi.id, reason: 'Kofi will' })
    expect(await shown()).toEqual(['Kofi early 1 draft Kofi will'])
    await adam.api.agencyWeek.give({ seat: { ...spot, profileId: kofi.id }, to: kim.id, reason: 'x', asBefore: true })
    expect(await shown()).toEqual(pinned)

    const late = { ...spot, shiftId: 'late', seat: 2 }
    await adam.api.agencyWeek.assign({ seats: [{ ...late, profileId: kofi.id, reason: 'Kofi will' }] })
    const both = [...pinned, 'Kofi late 2 draft Kofi will']
    await adam.api.agencyWeek.move({ from: seat, to: late, reason: 'tauschen' })
    await adam.api.agencyWeek.move({ from: { ...late, profileId: kim.id }, to: spot, reason: 'x', asBefore: true })
    expect(await shown()).toEqual(both)
    const { groupId: __, ...there } = late
    await adam.api.schedule.move({ assignmentId: await idOf(kim.id), ...there, reason: 'tauschen' })
    const { groupId: ___, ...here } = spot
    await adam.api.schedule.move({ assignmentId: await idOf(kim.id), ...here, reason: 'x', asBefore: true })
    expect(await shown()).toEqual(both)
  })

  it('stays confirmed within the hour, also of a week that was cleared; the person is told of both', async () => {
    const { adam, kim, groupId, seat, shown, publish, confirm, again, plan } = await planned()
    await publish()
    await confirm()
    const confirmed = ['Kim early 1 confirmed springt ein']
    const decided = async () =>
      (
        await world.staffel.services.database.pool.query('select decided_at from assignments where group_id = $1', [
          groupId,
        ])
      ).rows
    const before = await decided()
    await adam.api.agencyWeek.unassign({ seats: [seat] })
    later({ minutes: 59 })
    await adam.api.agencyWeek.assign(again)
    expect(await shown()).toEqual(confirmed)
    expect([before.length, await decided()]).toEqual([1, before])
    const kinds = (await kim.api.notifications.list({})).notifications.map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['shift_assigned', 'shift_assigned', 'shift_removed'])

    const { version } = await plan()
    const { seats } = await adam.api.schedule.clear({ groupId, week: w48, version, withPublished: true })
    await adam.api.schedule.assignAll({ groupId, seats, asBefore: true })
    expect(await shown()).toEqual(confirmed)
  })

  it('is to be confirmed again after an hour, and by nobody’s word but the plan’s own', async () => {
    const { adam, lea, seat, shown, publish, confirm, again } = await planned()
    await publish()
    await confirm()
    const asked = ['Kim early 1 assigned springt ein']
    const free = () => {
      later({ minutes: 1 })
      return adam.api.agencyWeek.unassign({ seats: [seat] })
    }
    // somebody else's undo takes back nothing of Adam's
    await free()
    later({ minutes: 1 })
    await lea.api.agencyWeek.assign({ ...again, seats: [{ ...seat, reason: 'Lea will' }] })
    expect(await shown()).toEqual(['Kim early 1 assigned Lea will'])
    // what has not been confirmed does not become so
    await free()
    await adam.api.agencyWeek.assign(again)
    expect(await shown()).toEqual(['Kim early 1 assigned Lea will'])
    await free()
    later({ minutes: 1 })
    await adam.api.agencyWeek.assign({ seats: [{ ...seat, reason: 'springt ein' }] })
    await confirm()
    await free()
    later({ minutes: 61 })
    await adam.api.agencyWeek.assign(again)
    expect(await shown()).toEqual(asked)
    // whoever then says yes has said it
    await confirm()
    await free()
    later({ minutes: 1 })
    await adam.api.agencyWeek.assign(again)
    expect(await shown()).toEqual(['Kim early 1 confirmed springt ein'])
  })
})
