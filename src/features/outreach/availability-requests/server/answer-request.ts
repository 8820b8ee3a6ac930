import type { Day } from '#kit/day.ts'
import { fillFromWeekBefore } from '#features/planning/availability/server/fill-like-before.ts'
import { cancelMessage } from '#features/messages/chats/server/send-message.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { isRequestOpen, openDays } from '../rules.ts'
import { completeRequest } from './request-availability.ts'
import * as store from './store.ts'

/** Called by whatever saves one's own cells, in its transaction. */
export async function answerRequestsBySaving(
  tx: Tx,
  organizationId: string,
  profileId: string,
  days: readonly Day[],
  now: Temporal.Instant,
): Promise<void> {
  const answered = await store.completeRequestsForDays(tx, organizationId, profileId, days, now)
  if (answered.length === 0) return
  // what is put off to the end of quiet hours would ask for what is there
  await cancelMessage(tx, organizationId, answered, now)
  tx.invalidate('availabilityRequests')
}

/** How a tap on a button of a request ended. */
export type RequestAnswerResult =
  | {
      readonly kind: 'answered' | 'before'
      readonly answer: 'saved' | 'none'
      readonly request: store.RequestRow
    }
  | { readonly kind: 'over' | 'emptyWeek'; readonly request: store.RequestRow }
  | { readonly kind: 'gone' }

export const answerRequest = (member: Member, id: string, how: 'likeLastWeek' | 'none'): Promise<RequestAnswerResult> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const request = await store.find(tx, organizationId, id)
    if (request?.profileId !== profileId) return { kind: 'gone' }
    if (request.answer !== null) return { kind: 'before', answer: request.answer, request }
    if (!isRequestOpen(request, member.today())) return { kind: 'over', request }
    if (how === 'likeLastWeek') {
      const days = openDays(request, member.today())
      if (!(await fillFromWeekBefore(tx, member, days, answerRequestsBySaving))) return { kind: 'emptyWeek', request }
    }
    const answer = how === 'none' ? 'none' : 'saved'
    // whatever could be filled: the person has answered
    await completeRequest(tx, member, request, answer)
    return { kind: 'answered', answer, request }
  })
