import { addDays, type Day, daysFrom } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { instantsIn } from '#kit/span.ts'
import { mondayOf, type Week, weekOf } from '#kit/week.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import { hoursWishOf } from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import { findRules } from '#features/planning/planning-rules/server/store.ts'
import { fitOf, reasonsFor } from '#features/planning/candidates/rules.ts'
import { standingFor } from '#features/planning/candidates/rules-standing.ts'
import type { Reason } from '#features/planning/candidates/schema.ts'
import {
  byWeekOf,
  type GroupOpening,
  openingIn,
  type Setting,
  statusIn,
} from '#features/planning/candidates/server/opening.ts'
import { listAbsencesAfter } from '#features/planning/assignments/server/absence-store.ts'
import { noOf } from '#features/planning/candidates/server/standing.ts'
import * as candidates from '#features/planning/candidates/server/store.ts'
import { type Fit, fits } from '#features/planning/candidates/fits.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Gap, PersonOpening } from '../schema.ts'
import * as store from './store.ts'

/** All gaps to come: the same few statements for fifty groups as for one, and each shift of a day judged once. */
export const listGaps = (member: Member, week: Week): Promise<Gap[]> =>
  member.transaction(async tx => {
    const days = daysFrom(mondayOf(week), 7)
    const { openings, judgeFor, everybody } = await ground(tx, member, days)
    return openings.map(({ opening, groupId, shiftId, date }): Gap => {
      const held: Record<string, number> = {}
      let free = 0
      const judge = judgeFor(opening)
      for (const person of everybody) {
        const { fit, reasons } = judge(person)
        if (fit === 'fits') free++
        else {
          const [gravest] = reasons
          if (gravest) held[gravest.code] = (held[gravest.code] ?? 0) + 1
        }
      }
      return { groupId, shiftId, date, free, held }
    })
  })

/** What of a day somebody could work, the best first. */
export const listOpenings = (
  member: Member,
  { profileId, date }: { profileId: string; date: Day },
): Promise<PersonOpening[]> =>
  member.transaction(async tx => {
    const { openings, judgeFor, everybody } = await ground(tx, member, [date], profileId)
    const [person] = everybody
    if (!person) throw new Refusal('schedule.personNotFound', undefined, { field: 'profileId' })
    return openings
      .map(({ opening, groupId, shiftId }): PersonOpening => ({ groupId, shiftId, ...judgeFor(opening)(person) }))
      .toSorted((a, b) => fits.indexOf(a.fit) - fits.indexOf(b.fit))
  })

interface OpenShift {
  readonly opening: GroupOpening
  readonly groupId: string
  readonly shiftId: string
  readonly date: Day
}

interface Judgement {
  readonly fit: Fit
  readonly reasons: Reason[]
}

/** The free shifts of the days that are not over, and how a person is judged for one; of everybody, or of one. */
async function ground(tx: Tx, member: Member, days: readonly Day[], profileId?: string) {
  const { organizationId } = member.actor
  const [first, last] = [days[0] as Day, days.at(-1) as Day]
  const wide = [addDays(first, -14), addDays(last, 14)] as const
  const mondays = [...new Set([-7, 0, 7].map(shift => mondayOf(weekOf(addDays(first, shift)))))]
  const ofWeek = [mondayOf(weekOf(first)), addDays(mondayOf(weekOf(first)), 6)] as const
  const [planned, people, cells, around, hours, declined, rules, standard, earlier, absences] = await Promise.all([
    groups.listPlanned(tx, organizationId),
    candidates.listPeople(tx, organizationId),
    availability.listWeeks(tx, organizationId, mondays),
    store.listAround(tx, organizationId, wide, profileId),
    candidates.listHours(tx, organizationId, ofWeek, profileId === undefined ? undefined : { profileIds: [profileId] }),
    store.listDeclined(tx, organizationId, first, last),
    findRules(tx, organizationId),
    shifts.list(tx, organizationId),
    shifts.listEarlier(tx, organizationId),
    listAbsencesAfter(tx, organizationId, member.now()),
  ])
  const seated = profileId === undefined ? around : await store.listAround(tx, organizationId, [first, last])
  const taken = Map.groupBy(seated, ({ groupId, shiftId, date }) => `${groupId} ${shiftId} ${date}`)
  const now = member.now().epochMilliseconds
  const place = instantsIn(member.organization.timeZone)
  const openings = planned.flatMap(group => {
    const setting: Setting = { planned: group, standard, earlier, rules, place }
    return days.flatMap(date =>
      group.shifts.flatMap(({ id: shiftId }): OpenShift[] => {
        const groupId = group.group.id
        if ((taken.get(`${groupId} ${shiftId} ${date}`)?.length ?? 0) >= group.group.chatterCount) return []
        const opening = openingIn(setting, member, { date, shiftId })
        return opening instanceof Refusal || opening.interval.end <= now ? [] : [{ opening, groupId, shiftId, date }]
      }),
    )
  })

  const cellsOf = byWeekOf(cells)
  const othersOf = Map.groupBy(around, near => near.profileId)
  const declinedAt = Map.groupBy(declined, row => `${row.groupId} ${row.shiftId} ${row.date}`)
  const everybody = people
    .filter(person => !isLocked(person) && (profileId === undefined ? isChatter(person) : person.id === profileId))
    .map(person => ({
      ...person,
      others: othersOf.get(person.id) ?? [],
      workedDays: new Set((othersOf.get(person.id) ?? []).map(({ date }) => date)),
    }))
  const absencesOf = Map.groupBy(absences, ({ profileId: id }) => id)
  const absentAt = ({ interval: { start, end } }: GroupOpening, id: string) =>
    absencesOf
      .get(id)
      ?.find(({ startsAt, endsAt }) => startsAt.epochMilliseconds < end && endsAt.epochMilliseconds > start)
  type Somebody = (typeof everybody)[number]
  const judged = new Map<string, Map<string, Judgement>>()
  const judgedAt = (key: string) => {
    const known = judged.get(key) ?? new Map<string, Judgement>()
    judged.set(key, known)
    return known
  }

  /** Asked for each of hundreds of people: what is the same for all of them is found once. */
  function judgeFor(opening: GroupOpening): (person: Somebody) => Judgement {
    const { shiftId, date, isCustom, planned: of, members } = opening
    const spot = `${of.group.id} ${shiftId} ${date}`
    const saidBy = new Map((declinedAt.get(spot) ?? []).map(row => [row.profileId, row.reason]))
    const [ofAll, ofGroup] = [judgedAt(`${shiftId} ${date}`), judgedAt(spot)]
    return person => {
      const said = saidBy.get(person.id)
      // groups differ in their own shifts, in whom they know, and in who has said no
      const known = isCustom || members.has(person.id) || said !== undefined ? ofGroup : ofAll
      const before = known.get(person.id)
      if (before) return before
      const standing = standingFor(opening, {
        preferences: person.shiftPreferences,
        hoursWish: hoursWishOf(person),
        statusOf: statusIn(cellsOf.get(person.id)),
        others: person.others,
        weekMilliseconds: hours.get(person.id) ?? 0,
        workedDays: person.workedDays,
        ...noOf(said, absentAt(opening, person.id)),
        isMain: members.get(person.id) ?? false,
        isHome: members.has(person.id),
      })
      const reasons = reasonsFor(standing)
      const judgement = { fit: fitOf(reasons, rules), reasons }
      known.set(person.id, judgement)
      return judgement
    }
  }
  return { openings, judgeFor, everybody }
}

const isChatter = ({ role }: { readonly role: string }): boolean => role === 'chatter' || role === 'team_lead'
