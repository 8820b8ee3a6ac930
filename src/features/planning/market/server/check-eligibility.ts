import { Refusal } from '#kit/refusal.ts'
import { idsOfRole } from '#features/foundation/people/server/store.ts'
import { listTemplates } from '#features/foundation/permissions/server/store.ts'
import { rankCandidates } from '#features/planning/candidates/server/rank-candidates.ts'
import {
  type EligibilityResult,
  openEligibilityChecks,
} from '#features/planning/candidates/server/eligibility-checks.ts'
import {
  findGroupSetting,
  listGroupSettings,
  openingOn,
  type Planner,
  type GroupSetting,
} from '#features/planning/candidates/server/opening.ts'
import type { Tx } from '#platform/server/database.ts'
import { toTrade } from '../policy.ts'
import { canBeInvited } from '../rules.ts'
import type { OfferRow } from './store.ts'

type Seat = Pick<OfferRow, 'groupId' | 'date' | 'shiftId'>

/** Members whose role may not open the shift exchange: an invitation would lead them nowhere. */
export async function listMembersWithoutExchange(tx: Tx, organizationId: string): Promise<ReadonlySet<string>> {
  const templates = await listTemplates(tx, organizationId)
  const barred = templates.filter(({ permissions }) => !permissions.includes(toTrade))
  const members = await Promise.all(barred.map(({ role }) => idsOfRole(tx, organizationId, role)))
  return new Set(members.flat().map(({ id }) => id))
}

/** Who can be asked for a seat, the best first. */
export async function listInvitableMembers(
  tx: Tx,
  planner: Planner,
  { groupId, date, shiftId }: Seat,
  but: string | null,
) {
  const ranked = await rankCandidates(tx, planner, { groupId, date, shiftId })
  const barred = await listMembersWithoutExchange(tx, planner.actor.organizationId)
  return ranked.filter(
    person => person.isChatter && person.profileId !== but && canBeInvited(person) && !barred.has(person.profileId),
  )
}

/** Nothing there: the seat or the person is gone. */
const nothing: EligibilityResult = { fit: 'blocked', reasons: [] }

/** How people are judged for seats: the same few statements for forty seats as for one. */
export async function openSeatEligibilityChecks(
  tx: Tx,
  planner: Planner,
  seats: readonly Seat[],
  profileIds: readonly string[],
): Promise<(seat: Seat, profileId: string) => EligibilityResult> {
  const days = seats.map(({ date }) => date).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || profileIds.length === 0) return () => nothing
  const [groupId, ...others] = new Set(seats.map(seat => seat.groupId))
  const settings = await listGroupSettings(tx, planner, others.length > 0 ? undefined : groupId)
  const { people, judgeOf } = await openEligibilityChecks(tx, planner, [first, last], profileIds)
  const byId = new Map(people.map(person => [person.id, person]))
  return ({ groupId: of, date, shiftId }, profileId) => {
    const [setting, person] = [settings.get(of), byId.get(profileId)]
    const opening = setting && openingOn(setting, planner, { date, shiftId })
    return !opening || opening instanceof Refusal || !person ? nothing : judgeOf(opening)(person)
  }
}

/** One person and one seat. */
export const checkEligibility = async (
  tx: Tx,
  planner: Planner,
  seat: Seat,
  profileId: string,
): Promise<EligibilityResult> => (await openSeatEligibilityChecks(tx, planner, [seat], [profileId]))(seat, profileId)

/** The seat is there with the times that it was offered with: a gap has nobody who keeps them. */
export const isOfferedSeatUnchanged = async (tx: Tx, planner: Planner, offer: OfferRow): Promise<boolean> =>
  isOfferedSeatUnchangedIn(await findGroupSetting(tx, planner, offer.groupId), planner, offer)

/** The same of the group as it is known. */
export function isOfferedSeatUnchangedIn(
  setting: GroupSetting | undefined,
  planner: Planner,
  offer: OfferRow,
): boolean {
  if (offer.kind !== 'gap') return true
  if (!setting || offer.seat > setting.planned.group.chatterCount) return false
  const opening = openingOn(setting, planner, offer)
  if (opening instanceof Refusal) return false
  const { start, end } = opening.interval
  return start === offer.startsAt.epochMilliseconds && end === offer.endsAt.epochMilliseconds
}
