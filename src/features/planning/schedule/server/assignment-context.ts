import { type SeatReference, seatKeyInGroup } from '#features/planning/assignments/seat-key.ts'
import type { Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf } from '#kit/week.ts'
import type { AuditEntry } from '#features/foundation/audit/server/store.ts'
import type { ProfileRow } from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Eligibility } from '#features/planning/candidates/rules.ts'
import { intervalLength } from '#features/planning/candidates/rules-hours.ts'
import { eligibilityFor } from '#features/planning/candidates/rules-eligibility.ts'
import {
  type ReadCandidate,
  readPeopleForEligibility,
} from '#features/planning/candidates/server/eligibility-checks.ts'
import type { GroupOpening } from '#features/planning/candidates/server/opening.ts'
import { readEligibility } from '#features/planning/candidates/server/read-eligibility.ts'
import { callSeatListeners } from '#features/planning/assignments/server/seat-changes.ts'
import * as store from '#features/planning/assignments/server/store.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Assign } from '../schema.ts'

type Seated = NonNullable<Awaited<ReturnType<typeof store.findUndeclinedOnSeat>>>

interface PlanWeek {
  readonly groupId: string
  readonly monday: Day
}

/** What a seating is judged by. Weeks and people are held by whoever asks for them. */
export interface AssignmentContext {
  week(of: PlanWeek): Promise<weeks.StoredPlanWeek | undefined>
  person(profileId: string): Promise<ProfileRow | undefined>
  seatedOn(reference: SeatReference): Promise<Seated | undefined>
  standing(opening: GroupOpening, person: ProfileRow): Promise<Eligibility>
  /** Writes it down and counts a change of the week: its version. Undefined: the database refused, seat or person are taken. */
  seat(opening: GroupOpening, seating: Seating): Promise<number | undefined>
}

interface Seating {
  readonly seated: Seated
  readonly row: store.NewAssignment
  readonly entry: AuditEntry
  readonly isPublished: boolean
}

export interface BulkAssignmentContext extends AssignmentContext {
  /**
   * Writes down what has been seated: nothing of it is there before.
   * @throws Refusal `schedule.conflict` where somebody came in by another door
   */
  finish(): Promise<void>
}

/** Everything is asked for as it is needed. */
export const openAssignmentContext = (tx: Tx, member: Member): AssignmentContext => ({
  week: ({ groupId, monday }) => weeks.lockPlanWeek(tx, member.actor.organizationId, groupId, monday),
  person: profileId => store.lockPerson(tx, member.actor.organizationId, profileId),
  seatedOn: reference => store.findUndeclinedOnSeat(tx, member.actor.organizationId, reference),
  standing: (opening, person) => readEligibility(tx, member, opening, person),
  async seat(opening, { row, entry, isPublished }) {
    if (!(await store.insert(tx, row))) return undefined
    const version = await touch(tx, member, planWeekOf(opening))
    await member.audit(tx, entry)
    if (isPublished) await callSeatListeners(tx, by(member), [row])
    return version
  },
})

const planWeekOf = ({ planned, week }: GroupOpening): PlanWeek => ({
  groupId: planned.group.id,
  monday: mondayOf(week),
})

const touch = (tx: Tx, { actor }: Member, { groupId, monday }: PlanWeek): Promise<number> =>
  weeks.incrementPlanWeekVersion(tx, actor.organizationId, groupId, monday)

const by = (member: Member) => ({
  organizationId: member.actor.organizationId,
  actorId: member.actor.profileId,
  now: member.now(),
})

/** Rows of one statement, which takes so many parameters and no more. */
const atATime = 500

/**
 * For many seats of one deed, when their weeks and people are held and nobody else changes them: what is known is read once
 * for all, and what the deed itself seats is added. Nothing may be taken off meanwhile. A week counts one change.
 */
export async function openBulkAssignmentContext(
  tx: Tx,
  member: Member,
  wishes: readonly Assign[],
): Promise<BulkAssignmentContext> {
  const days = wishes.map(({ date }) => date).toSorted()
  const one = openAssignmentContext(tx, member)
  const [first, last] = [days[0] ?? member.today(), days.at(-1) ?? member.today()]
  const profileIds = [...new Set(wishes.map(({ profileId }) => profileId))]
  const { people, knownFor } = await readPeopleForEligibility(tx, member, [first, last], profileIds)
  const known = new Map(people.map(person => [person.id, person]))
  const seatsOf = remembering(async (groupId: string) => {
    const seats = await store.listOfGroup(tx, member.actor.organizationId, groupId, first, last)
    return new Map(seats.map(seat => [seatKeyInGroup(seat), seat]))
  })
  const versionOf = remembering((of: PlanWeek) => touch(tx, member, of))
  const kept: Seating[] = []
  return {
    week: remembering((of: PlanWeek) => one.week(of)),
    person: remembering((profileId: string) => one.person(profileId)),
    seatedOn: async reference => (await seatsOf(reference.groupId)).get(seatKeyInGroup(reference)),
    async standing(opening, person) {
      const judged = known.get(person.id)
      return judged ? eligibilityFor(opening, knownFor(opening)(judged)) : one.standing(opening, person)
    },
    async seat(opening, seating) {
      const { seated } = seating
      kept.push(seating)
      ;(await seatsOf(opening.planned.group.id)).set(seatKeyInGroup(seated), seated)
      const judged = known.get(seated.profileId)
      if (judged) known.set(judged.id, withShift(judged, opening, displayedShiftName(opening.shift, member.language)))
      return versionOf(planWeekOf(opening))
    },
    async finish() {
      const seatings = kept.splice(0)
      for (let from = 0; from < seatings.length; from += atATime) {
        const some = seatings.slice(from, from + atATime)
        // one after the other: it is one connection
        // oxlint-disable-next-line no-await-in-loop
        await writeAll(tx, member, some)
      }
      await callSeatListeners(
        tx,
        by(member),
        seatings.flatMap(({ row, isPublished }) => (isPublished ? [row] : [])),
      )
    },
  }
}

async function writeAll(tx: Tx, member: Member, seatings: readonly Seating[]): Promise<void> {
  if (
    (await store.insertAll(
      tx,
      seatings.map(({ row }) => row),
    )) < seatings.length
  )
    throw new Refusal('schedule.conflict')
  await member.auditAll(
    tx,
    seatings.map(({ entry }) => entry),
  )
}

/** The person with one more shift. */
function withShift(
  person: ReadCandidate,
  { planned, shift, date, interval, week }: GroupOpening,
  shiftName: string,
): ReadCandidate {
  const { startTime, endTime } = shift
  const { id: groupId, name: groupName } = planned.group
  const own = {
    profileId: person.id,
    groupId,
    groupName,
    shiftId: shift.id,
    shiftName,
    date,
    startTime,
    endTime,
    interval,
  }
  const monday = mondayOf(week)
  const milliseconds = (person.worked.weeks.get(monday) ?? 0) + intervalLength(interval)
  return {
    ...person,
    others: [...person.others, own],
    worked: {
      days: new Set([...person.worked.days, date]),
      weeks: new Map([...person.worked.weeks, [monday, milliseconds]]),
    },
  }
}

/** Asks once for each. */
function remembering<Key extends string | object, Answer>(ask: (key: Key) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>()
  return (key: Key): Promise<Answer> => {
    const name = JSON.stringify(key)
    const answer = answers.get(name) ?? ask(key)
    answers.set(name, answer)
    return answer
  }
}
