import { Refusal } from '#kit/refusal.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { record } from '#features/audit/server/store.ts'
import type { Member } from '#features/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Assign, Move } from '../schema.ts'
import { publishedStates } from '../states.ts'
import { type Assigned, place } from './placing.ts'
import * as store from './store.ts'
import { tellOf } from './telling.ts'
import * as weeks from './week-store.ts'

type Seated = NonNullable<Awaited<ReturnType<typeof store.find>>>

export const assign = (member: Member, input: Assign): Promise<Assigned> =>
  member.transaction(tx => place(tx, member, input))

export const remove = (member: Member, assignmentId: string): Promise<{ version: number }> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const assignment = await store.find(tx, organizationId, assignmentId)
    if (!assignment) throw new Refusal('schedule.notFound')
    const { groupId, date } = assignment
    const monday = mondayOf(weekOf(date))
    await weeks.lock(tx, organizationId, groupId, monday)
    await takeOff(tx, member, assignment)
    const version = await weeks.touch(tx, organizationId, groupId, monday)
    tx.tell('schedule')
    return { version }
  })

/** Both changes or none: whoever sits on the other seat comes to this one. */
export const move = (member: Member, input: Move): Promise<{ version: number }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const moved = await store.find(tx, organizationId, input.assignmentId)
    if (!moved) throw new Refusal('schedule.notFound')
    const { groupId } = moved
    const target = { groupId, date: input.date, shiftId: input.shiftId, seat: input.seat }
    if (weekOf(input.date) !== weekOf(moved.date)) throw new Refusal('schedule.otherWeek', undefined, { field: 'date' })
    await weeks.lock(tx, organizationId, groupId, mondayOf(weekOf(moved.date)))
    const seated = await store.findOnSeat(tx, organizationId, target)
    if (seated?.id === moved.id)
      return { version: (await weeks.find(tx, organizationId, groupId, mondayOf(weekOf(moved.date)))).version }
    const other = seated && (await store.find(tx, organizationId, seated.id))
    await takeOff(tx, member, moved)
    if (other) await takeOff(tx, member, other)
    const placed = await place(tx, member, { ...target, profileId: moved.profileId, ...reasonFor(input, moved) })
    const back = other && {
      groupId,
      date: moved.date,
      shiftId: moved.shiftId,
      seat: moved.seat,
      profileId: other.profileId,
      ...reasonFor(input, other),
    }
    const { version } = back ? await place(tx, member, back) : placed
    await record(tx, organizationId, member.services.clock, profileId, {
      kind: 'schedule.moved',
      target: moved.profileId,
      change: { from: { date: moved.date, shiftId: moved.shiftId, seat: moved.seat }, to: target },
    })
    return { version }
  })

/** What was good enough to sit here is good enough a seat further, unless a new reason is given. */
const reasonFor = ({ reason }: Move, { overrideReason }: Seated) => {
  const known = reason ?? overrideReason
  return known === null ? {} : { reason: known }
}

/** Ends an assignment; whoever knew of it is told. */
async function takeOff(tx: Tx, member: Member, assignment: Seated): Promise<void> {
  const { organizationId, profileId: actorId } = member.actor
  const { id, groupId, groupName, date, shiftId, seat, profileId, state } = assignment
  if (!(await store.remove(tx, organizationId, id))) throw new Refusal('schedule.notFound')
  await record(tx, organizationId, member.services.clock, actorId, {
    kind: 'schedule.removed',
    target: id,
    change: { groupId, date, shiftId, seat, profileId, state },
  })
  if (publishedStates.some(published => published === state)) {
    await tellOf(tx, member, 'shift_removed', groupName, weekOf(date), [assignment])
  }
}
