import { type Day, daysFrom } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { shiftDateKey, shiftKey } from '#features/planning/assignments/seat-key.ts'
import {
  type ReadCandidate,
  type EligibilityResult,
  openEligibilityChecks,
} from '#features/planning/candidates/server/eligibility-checks.ts'
import { type GroupOpening, listGroupSettings, openingOn } from '#features/planning/candidates/server/opening.ts'
import { sectionOf, sections } from '#features/planning/candidates/sections.ts'
import type { Tx } from '#platform/server/database.ts'
import type { OpenSeat, PersonOpening } from '../schema.ts'
import * as store from './store.ts'

/** All gaps to come: the same few statements for fifty groups as for one, and each shift of a day judged once. */
export const listOpenSeats = (member: Member, { week }: { week: Week }): Promise<OpenSeat[]> =>
  member.transaction(async tx => {
    const days = daysFrom(mondayOf(week), 7)
    const open = await listOpen(tx, member, days)
    const { people, judgeOf, noesTo } = await openEligibilityChecks(tx, member, [days[0] as Day, days.at(-1) as Day])
    const chatters = people.filter(isChatter)
    const countedOf = new Map<string, Counted>()
    return open.map(opening => {
      const { planned, date, shiftId, isCustom } = opening
      const groupId = planned.group.id
      // what speaks against somebody is the same in every group, but for its own shifts and a no to this one
      const shift = isCustom ? shiftKey({ groupId, date, shiftId }) : shiftDateKey({ date, shiftId })
      const judge = judgeOf(opening, nobody)
      const counted = countedOf.get(shift) ?? count(chatters.map(judge))
      countedOf.set(shift, counted)
      const noes = noesTo(opening)
      const refusing = noes.size === 0 ? [] : chatters.filter(({ id }) => noes.has(id))
      return { groupId, shiftId, date, ...moved(counted, refusing.map(judge), refusing.map(judgeOf(opening, noes))) }
    })
  })

/** Lists the open seats of a day that suit a member, the best first. */
export const listOpenSeatsForMember = (
  member: Member,
  { profileId, date }: { profileId: string; date: Day },
): Promise<PersonOpening[]> =>
  member.transaction(async tx => {
    const { people, judgeOf } = await openEligibilityChecks(tx, member, [date, date], [profileId])
    const [person] = people
    if (!person) throw new Refusal('schedule.personNotFound', undefined, { field: 'profileId' })
    const open = await listOpen(tx, member, [date])
    return open
      .map(opening => {
        const { fit, reasons } = judgeOf(opening)(person)
        return { groupId: opening.planned.group.id, shiftId: opening.shiftId, fit, reasons: [...reasons] }
      })
      .toSorted((a, b) => sections.indexOf(sectionOf(a)) - sections.indexOf(sectionOf(b)))
  })

/** The shifts of the days that have a free seat and are not over, group by group. */
async function listOpen(tx: Tx, member: Member, days: readonly Day[]): Promise<GroupOpening[]> {
  const settings = await listGroupSettings(tx, member)
  const taken = await store.countTakenSeatsByShift(tx, member.actor.organizationId, [
    days[0] as Day,
    days.at(-1) as Day,
  ])
  const now = member.now().epochMilliseconds
  return [...settings.values()].flatMap(setting => {
    const { group, shifts } = setting.planned
    return days.flatMap(date =>
      shifts.flatMap(({ id: shiftId }): GroupOpening[] => {
        if ((taken.get(shiftKey({ groupId: group.id, date, shiftId })) ?? 0) >= group.chatterCount) return []
        const opening = openingOn(setting, member, { date, shiftId })
        return opening instanceof Refusal || opening.interval.end <= now ? [] : [opening]
      }),
    )
  })
}

const isChatter = ({ role }: ReadCandidate): boolean => role === 'chatter' || role === 'team_lead'
const nobody: ReadonlyMap<string, string> = new Map()

type Counted = Pick<OpenSeat, 'free' | 'held'>

const count = (judged: readonly EligibilityResult[]): Counted => moved({ free: 0, held: {} }, [], judged)

/** The same without some who were counted, and with others. */
function moved(counted: Counted, out: readonly EligibilityResult[], into: readonly EligibilityResult[]): Counted {
  const held = new Map(Object.entries(counted.held))
  let { free } = counted
  const step = ({ fit, reasons }: EligibilityResult, by: 1 | -1) => {
    const gravest = reasons[0]?.code
    if (fit === 'fits') free += by
    else if (gravest !== undefined) held.set(gravest, (held.get(gravest) ?? 0) + by)
  }
  for (const judged of out) step(judged, -1)
  for (const judged of into) step(judged, 1)
  return { free, held: Object.fromEntries([...held].filter(([, people]) => people > 0)) }
}
