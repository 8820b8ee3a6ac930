import { Refusal } from '#kit/refusal.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import { fitOf, reasonsFor } from '#features/planning/candidates/rules.ts'
import type { Reason } from '#features/planning/candidates/schema.ts'
import { standingOf } from '#features/planning/candidates/server/standing.ts'
import { rank } from '#features/planning/candidates/server/actions.ts'
import { findSetting, openingIn, type Planner } from '#features/planning/candidates/server/opening.ts'
import type { Fit } from '#features/planning/candidates/fits.ts'
import type { Tx } from '#platform/server/database.ts'
import { mayBeAsked } from '../rules.ts'
import type { OfferRow } from './store.ts'

type Seat = Pick<OfferRow, 'groupId' | 'date' | 'shiftId'>

/** Who can be asked for a seat, the best first. */
export async function listPossible(tx: Tx, planner: Planner, { groupId, date, shiftId }: Seat, but: string | null) {
  const ranked = await rank(tx, planner, { groupId, date, shiftId })
  return ranked.filter(person => person.isChatter && person.profileId !== but && mayBeAsked(person))
}

interface Judgement {
  readonly fit: Fit
  readonly reasons: readonly Reason[]
}

const nothingThere: Judgement = { fit: 'blocked', reasons: [] }

/** One person and one seat. */
export async function judge(
  tx: Tx,
  planner: Planner,
  { groupId, date, shiftId }: Seat,
  profileId: string,
): Promise<Judgement> {
  const setting = await findSetting(tx, planner, groupId)
  const opening = setting && openingIn(setting, planner, { date, shiftId })
  const person = await people.find(tx, planner.actor.organizationId, profileId)
  if (!opening || opening instanceof Refusal || !person || isLocked(person)) return nothingThere
  const reasons = reasonsFor(await standingOf(tx, planner, opening, person))
  return { fit: fitOf(reasons, opening.rules), reasons }
}

/** The seat is there with the times that it was offered with: a gap has nobody who keeps them. */
export async function isAsOffered(tx: Tx, planner: Planner, offer: OfferRow): Promise<boolean> {
  if (offer.kind !== 'gap') return true
  const setting = await findSetting(tx, planner, offer.groupId)
  if (!setting || offer.seat > setting.planned.group.chatterCount) return false
  const opening = openingIn(setting, planner, offer)
  if (opening instanceof Refusal) return false
  const { start, end } = opening.interval
  return start === offer.startsAt.epochMilliseconds && end === offer.endsAt.epochMilliseconds
}
