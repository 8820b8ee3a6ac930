import type { Day } from '#kit/day.ts'
import { mondayOf } from '#kit/week.ts'
import { copy } from '#features/planning/availability/server/actions.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import { unsay } from '#features/messages/chats/server/saying.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { isOpen, likeLastWeek } from '../rules.ts'
import { answerNone } from './actions.ts'
import * as store from './store.ts'

/** Called by whatever saves one's own cells, in its transaction. */
export async function answeredBySaving(
  tx: Tx,
  organizationId: string,
  profileId: string,
  days: readonly Day[],
  now: Temporal.Instant,
): Promise<void> {
  const answered = await store.completeBySaving(tx, organizationId, profileId, days, now)
  if (answered.length === 0) return
  // what is put off to the end of quiet hours would ask for what is there
  await unsay(tx, organizationId, answered, now)
  tx.invalidate('availabilityRequests')
}

/** How a tap on a button of a request ended. */
export type Answered =
  | {
      readonly kind: 'answered' | 'before'
      readonly answer: 'saved' | 'none'
      readonly request: store.RequestRow
    }
  | { readonly kind: 'over' | 'emptyWeek'; readonly request: store.RequestRow }
  | { readonly kind: 'gone' }

export async function answer(member: Member, id: string, how: 'likeLastWeek' | 'none'): Promise<Answered> {
  const { organizationId, profileId } = member.actor
  const request = await member.transaction(tx => store.find(tx, organizationId, id))
  if (request?.userId !== profileId) return { kind: 'gone' }
  if (request.answer !== null) return { kind: 'before', answer: request.answer, request }
  if (!isOpen(request, member.today())) return { kind: 'over', request }
  if (how === 'none') {
    await answerNone(member, id)
    return { kind: 'answered', answer: 'none', request }
  }
  const { from, to } = likeLastWeek(request, member.today())
  const before = await member.transaction(tx => availability.find(tx, organizationId, profileId, mondayOf(from)))
  if (!Object.values(before.cells).some(row => /[ap]/.test(row))) return { kind: 'emptyWeek', request }
  await copy(member, { from, to }, answeredBySaving)
  // whatever could be copied: the person has answered
  await member.transaction(tx => store.complete(tx, organizationId, id, 'saved', member.now()))
  return { kind: 'answered', answer: 'saved', request }
}
