import { instantsOfInterval } from '#kit/cover.ts'
import { newId } from '#kit/id.ts'
import { zonesOf } from '#kit/own-time.ts'
import { Refusal } from '#kit/refusal.ts'
import { shiftTimeText, timeSentence } from '#kit/time-text.ts'
import { mondayOf } from '#kit/week.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import type { ProfileRow } from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { blockedByRules, reasonsFor, type Eligibility, warningsIn } from '#features/planning/candidates/rules.ts'
import { type OtherAssignment, findOverlappingAssignment } from '#features/planning/candidates/rules-hours.ts'
import type { Reason } from '#features/planning/candidates/schema.ts'
import type { Warning } from '#features/planning/planning-rules/rules.ts'
import { groupMembershipOf } from '#features/planning/candidates/server/read-eligibility.ts'
import {
  requireGroupSetting,
  type GroupOpening,
  openingOn,
  type GroupSetting,
} from '#features/planning/candidates/server/opening.ts'
import { listNearbyAssignments } from '#features/planning/candidates/server/store.ts'
import type { PlanState } from '#features/planning/assignments/states.ts'
import * as store from '#features/planning/assignments/server/store.ts'
import { stateOnAssigning, stateOnRestoring } from '../rules.ts'
import type { Assign, PlannedAssignment } from '../schema.ts'
import { type FormerAssignment, findFormerAssignment } from './former-seats.ts'
import { type AssignmentContext, openAssignmentContext } from './assignment-context.ts'
import { notifyOfShifts, type NotifiedShift } from './notices.ts'

export interface Assigned {
  readonly assignment: PlannedAssignment
  /** Of the week. */
  readonly version: number
}

export interface PlacedAssignment extends Assigned {
  /** False: it was theirs already. */
  readonly isNew: boolean
  /** What the person is to be told; undefined: nothing, the seat is a draft or was theirs already. */
  readonly notice: NotifiedShift | undefined
}

/** Nothing was written. */
export interface AssignRefused {
  readonly refusal: Refusal
  /** What a reason would override; none: no reason helps. */
  readonly warnings: readonly Reason[]
}

/** `isPinned`: they come from another seat, where a planner had fixed them. */
interface AssignWish extends Assign {
  readonly isPinned?: boolean
}

/**
 * Seats a person and tells them where the week is published.
 * @throws Refusal `schedule.groupNotFound`
 */
export async function assignSeat(tx: Tx, member: Member, input: AssignWish): Promise<Assigned | AssignRefused> {
  const setting = await requireGroupSetting(tx, member, input.groupId)
  const outcome = await tryAssign(tx, member, setting, input)
  if ('refusal' in outcome) return outcome
  const { notice, isNew: _, ...assigned } = outcome
  if (notice) await notifyOfShifts(tx, member, 'shift_assigned', setting.planned.group.name, [notice])
  return assigned
}

interface AssignOptions {
  /** Nobody is asked for a reason: the person sat there, and what was overridden then still is. */
  readonly asBefore?: Overridden | undefined
  /** Of whoever seats many. */
  readonly ground?: AssignmentContext | undefined
}

/**
 * Seats a person, in a transaction that is under way, or says what stands against it. Nothing is written before everything
 * has been judged.
 */
export async function tryAssign(
  tx: Tx,
  member: Member,
  setting: GroupSetting,
  input: AssignWish,
  { asBefore, ground = openAssignmentContext(tx, member) }: AssignOptions = {},
): Promise<PlacedAssignment | AssignRefused> {
  const { organizationId } = member.actor
  const opening = openingOn(setting, member, input)
  if (opening instanceof Refusal) return refused(opening)
  const { chatterCount } = opening.planned.group
  if (input.seat > chatterCount) {
    return refused(new Refusal('schedule.noSeat', { seats: chatterCount }, { field: 'seat' }))
  }
  const week = await ground.week({ groupId: input.groupId, monday: mondayOf(opening.week) })
  if (!week) return refused(new Refusal('schedule.groupNotFound', undefined, { field: 'groupId' }))
  const person = await ground.person(input.profileId)
  if (!person) return refused(new Refusal('schedule.personNotFound', undefined, { field: 'profileId' }))
  const { isMain } = groupMembershipOf(opening, person.id)
  const seated = await ground.seatedOn(input)
  if (seated?.profileId === person.id) {
    const { shiftName: _, ...assignment } = seated
    return { assignment: { ...assignment, isMain }, version: week.version, isNew: false, notice: undefined }
  }
  if (seated) return refused(taken(seated))
  if (isLocked(person)) {
    return refused(new Refusal('schedule.lockedPerson', { name: person.fullName }, { field: 'profileId' }))
  }

  const standing = await ground.standing(opening, person)
  const blocked = blockedBy(standing, person, member)
  if (blocked) return refused(blocked)
  const former = input.asBefore ? await findFormerAssignment(tx, member, input) : undefined
  const overridden = asBefore ?? overriddenBy(standing, former?.overrideReason ?? input.reason)
  if ('refusal' in overridden) return overridden
  const again = former && returning(former, week.state, standing, member.now())
  const state = again?.state ?? stateOnAssigning[week.state]
  const isPinned = state === 'draft' && (former?.isPinned ?? input.isPinned ?? false)
  const assignment = { ...assignmentOf(opening, input, person, overridden), isPinned }
  const isPublished = week.state === 'published'
  const seat = { ...assignment, state, fullName: person.fullName }
  const version = await ground.seat(opening, {
    seated: { ...seat, shiftName: opening.shift.name },
    row: { ...placeOf(opening, member), ...assignment, state, decidedAt: again?.decidedAt, organizationId },
    entry: {
      kind: 'schedule.assigned',
      target: assignment.id,
      change: { ...input, ...overridden, published: isPublished, ...(again?.decidedAt ? { state } : {}) },
    },
    isPublished,
  })
  if (version === undefined) return refused(await whoWasFaster(tx, member, opening, input, person))
  tx.invalidate('schedule')
  return {
    assignment: { ...seat, isMain },
    version,
    isNew: true,
    notice: isPublished ? { ...assignment, ...placeOf(opening, member) } : undefined,
  }
}

/** As what somebody comes back, and since when they have said yes to it. */
function returning(former: FormerAssignment, week: PlanState, standing: Eligibility, now: Temporal.Instant) {
  const hasDeclined = reasonsFor(standing).some(({ code }) => code === 'declined')
  const state = stateOnRestoring(week, former, { now, hasDeclined })
  const decidedAt = state === 'confirmed' && former.decidedAt ? Temporal.Instant.from(former.decidedAt) : undefined
  return { state, decidedAt }
}

/** A refusal that no reason overrides. */
function blockedBy(standing: Eligibility, person: ProfileRow, reader: Member): Refusal | undefined {
  const { already, availability, vacationShifts, rules } = standing
  if (already) return takenElsewhere(person, already, reader)
  if (availability.onVacation) {
    return new Refusal(
      'schedule.onVacation',
      { name: person.fullName, shiftNames: [...(vacationShifts ?? [])] },
      { field: 'profileId' },
    )
  }
  const reasons = reasonsFor(standing)
  const broken = new Set<string>(blockedByRules(reasons, rules))
  if (broken.size === 0) return undefined
  const warnings = reasons.filter(({ code }) => broken.has(code))
  return new Refusal('schedule.ruleBlocks', { name: person.fullName, warnings }, { field: 'profileId' })
}

const refused = (refusal: Refusal): AssignRefused => ({ refusal, warnings: [] })

export interface Overridden {
  readonly overriddenWarnings: Warning[]
  readonly overrideReason: string | null
}

/** A reason is kept only where there was something to override. */
function overriddenBy(standing: Eligibility, reason: string | undefined): Overridden | AssignRefused {
  const reasons = reasonsFor(standing)
  const overriddenWarnings = warningsIn(reasons, standing.rules)
  if (overriddenWarnings.length === 0) return { overriddenWarnings, overrideReason: null }
  if (reason === undefined) return refusedForWarnings(reasons, overriddenWarnings)
  return { overriddenWarnings, overrideReason: reason }
}

function refusedForWarnings(reasons: readonly Reason[], codes: readonly string[]): AssignRefused {
  const warnings = reasons.filter(({ code }) => codes.includes(code))
  return { refusal: needsReason(warnings), warnings }
}

/** The planner has to say why these members are assigned although rules warn of them. */
export const needsReason = (warnings: readonly Reason[], names?: readonly string[]): Refusal =>
  new Refusal('schedule.needsReason', { warnings, ...(names && { names }) }, { field: 'reason' })

const assignmentOf = (
  { shift }: GroupOpening,
  { date, shiftId, seat }: Assign,
  { id: profileId }: ProfileRow,
  overridden: Overridden,
) => ({
  id: newId(),
  date,
  shiftId,
  seat,
  profileId,
  startTime: shift.startTime,
  endTime: shift.endTime,
  ...overridden,
})

const placeOf = ({ planned, shift, interval }: GroupOpening, member: Member) => ({
  groupId: planned.group.id,
  shiftName: shift.name,
  startsAt: Temporal.Instant.fromEpochMilliseconds(interval.start),
  endsAt: Temporal.Instant.fromEpochMilliseconds(interval.end),
  assignedBy: member.actor.profileId,
  assignedAt: member.now(),
})

const taken = ({ fullName }: { fullName: string }) =>
  new Refusal('schedule.taken', { name: fullName }, { field: 'seat' })

const takenElsewhere = (
  { fullName }: ProfileRow,
  { groupName, shiftName, date, interval }: OtherAssignment,
  reader: Member,
) => {
  const time = timeSentence(shiftTimeText(date, instantsOfInterval(interval), zonesOf(reader), reader.language))
  return new Refusal(
    'schedule.takenElsewhere',
    { name: fullName, group: groupName, shift: shiftName, time },
    { field: 'profileId' },
  )
}

/** Our locks let one at a time through; who came in by another door is named all the same. */
async function whoWasFaster(
  tx: Tx,
  member: Member,
  opening: GroupOpening,
  input: Assign,
  person: ProfileRow,
): Promise<Refusal> {
  const { organizationId } = member.actor
  const seated = await store.findUndeclinedOnSeat(tx, organizationId, input)
  if (seated) return taken(seated)
  const others = await listNearbyAssignments(tx, organizationId, opening, member.language, person.id)
  const already = findOverlappingAssignment(opening.interval, others)
  return already ? takenElsewhere(person, already, member) : new Refusal('schedule.conflict')
}
