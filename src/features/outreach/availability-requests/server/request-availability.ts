import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { firstNameOf } from '#kit/text.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { earliestUnmutedTime, preferredChatLink, chatLinkState } from '#features/messages/chats/rules.ts'
import { messengerClientFor } from '#features/messages/chats/server/lines.ts'
import { sendAfterCommit, cancelMessage } from '#features/messages/chats/server/send-message.ts'
import * as links from '#features/messages/chats/server/store.ts'
import { type QuietHours, deliveryTime } from '#features/messages/quiet-hours/rules.ts'
import { listQuietHours } from '#features/messages/quiet-hours/server/store.ts'
import { isUndoable } from '#features/planning/market/rules.ts'
import { messengers } from '#platform/messengers.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import type { Tx } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { mayReceiveRequests } from '../policy.ts'
import { lastDayAsked, isRequestOpen, earliestNextReminder, weekToOpen } from '../rules.ts'
import type { InvitedChatter, AvailabilityRequest, NewRequests, OwnRequest } from '../schema.ts'
import { requestMessage } from './chat-message.ts'
import * as store from './store.ts'

interface Chatter {
  readonly person: people.ProfileRow
  readonly link: links.ChatLink | undefined
}

/** By name, as people look for somebody. */
async function listChatters(tx: Tx, services: Services, organizationId: string): Promise<Chatter[]> {
  const all = await people.listProfiles(tx, organizationId)
  const byPerson = Map.groupBy(
    (await links.listLinks(tx, organizationId)).filter(
      ({ messenger }) => messengerClientFor(services, messenger) !== undefined,
    ),
    ({ profileId }) => profileId,
  )
  return all
    .filter(mayReceiveRequests)
    .map(person => ({ person, link: preferredChatLink(byPerson.get(person.id) ?? []) }))
}

export const listChattersWithNewestRequest = (member: Member): Promise<InvitedChatter[]> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const newest = await store.listNewestRequests(tx, organizationId, member.now())
    return (await listChatters(tx, member.services, organizationId)).map(({ person, link }) => {
      const found = newest.get(person.id)
      return {
        id: person.id,
        fullName: person.fullName,
        chat: chatLinkState(link),
        request: found ? view(found.row, found.message) : null,
      }
    })
  })

const view = (row: store.RequestRow, message: AvailabilityRequest['message']): AvailabilityRequest => ({
  id: row.id,
  roundId: row.roundId,
  startDate: row.startDate,
  endDate: row.endDate,
  requestedAt: row.requestedAt.toString(),
  completed: row.completed,
  answer: row.answer,
  completedAt: row.completedAt?.toString() ?? null,
  remindedAt: row.remindedAt?.toString() ?? null,
  message,
})

/** A member may send so many rounds. Each is a message to every member asked. */
export const rounds: RateLimit = { name: 'availabilityRounds', maxCalls: 20, minutes: 60 }

/**
 * A row and a message a person, all written together; each message then fares for itself.
 * @throws Refusal `availabilityRequests.noBot`, `availabilityRequests.noDayLeft`, `availabilityRequests.chatNotFound`,
 * `availabilityRequests.nobody`, `input.tooManyTries`
 */
export async function sendAvailabilityRequests(
  member: Member,
  { duration, profileIds }: NewRequests,
): Promise<{ requested: number; endDate: string }> {
  await countAttempt(member.services, rounds, member.actor.profileId)
  return member.transaction(async tx => {
    const { organizationId, profileId: requestedBy } = member.actor
    if (!messengers.some(messenger => messengerClientFor(member.services, messenger)))
      throw new Refusal('availabilityRequests.noBot')
    const startDate = member.today()
    const endDate = lastDayAsked(duration, startDate)
    if (!isRequestOpen({ endDate }, startDate))
      throw new Refusal('availabilityRequests.noDayLeft', undefined, { field: 'duration' })
    const reachable = (await listChatters(tx, member.services, organizationId)).filter(
      ({ link }) => chatLinkState(link) === 'active',
    )
    const wanted = profileIds && new Set(profileIds)
    const asked = reachable.filter(({ person }) => wanted === undefined || wanted.has(person.id))
    if (wanted && asked.length < wanted.size) throw new Refusal('availabilityRequests.chatNotFound')
    if (asked.length === 0) throw new Refusal('availabilityRequests.nobody')
    const quiet = await listQuietHours(tx, organizationId)
    const rows: store.RequestRow[] = []
    const roundId = newId()
    for (const { person, link } of asked) {
      if (!link) continue
      const id = newId()
      const messageId = await sayWhenAwake(tx, member, { person, link }, quiet, 'request', { id, startDate, endDate })
      rows.push({
        organizationId,
        id,
        roundId,
        profileId: person.id,
        startDate,
        endDate,
        requestedAt: member.now(),
        requestedBy,
        completed: false,
        answer: null,
        completedAt: null,
        remindedAt: null,
        messageId,
      })
    }
    await store.insert(tx, rows)
    await member.audit(tx, {
      kind: 'availability.requested',
      change: { duration, startDate, endDate, people: rows.map(({ profileId }) => profileId) },
    })
    tx.invalidate('availabilityRequests')
    return { requested: rows.length, endDate }
  })
}

/**
 * Only who was asked, has not answered, still can, and is reached by the bot; nobody twice within an hour.
 * @throws Refusal `availabilityRequests.remindedLately`, `availabilityRequests.nobodyMissing`
 */
export const remindAvailabilityRequests = (member: Member): Promise<{ requested: number }> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const today = member.today()
    const quiet = await listQuietHours(tx, organizationId)
    // two who remind at the same moment do it one after the other
    await store.lockOpenRequests(tx, organizationId, today)
    const heard = await store.listLastReminderTimes(tx, organizationId)
    const newest = await store.listNewestRequests(tx, organizationId, member.now())
    let requested = 0
    let soonest: Temporal.Instant | undefined
    for (const { person, link } of await listChatters(tx, member.services, organizationId)) {
      const request = newest.get(person.id)?.row
      if (!request || !link || chatLinkState(link) !== 'active') continue
      if (request.completed || !isRequestOpen(request, today)) continue
      const again = earliestNextReminder(heard.get(person.id))
      if (again && Temporal.Instant.compare(member.now(), again) < 0) {
        if (!soonest || Temporal.Instant.compare(again, soonest) < 0) soonest = again
        continue
      }
      // whoever was not even asked yet, since they sleep, hears it once
      await cancelMessage(tx, organizationId, [request.messageId], member.now())
      const messageId = await sayWhenAwake(tx, member, { person, link }, quiet, 'reminder', request)
      await store.setRequestReminded(tx, organizationId, request.id, messageId, member.now())
      requested += 1
    }
    if (requested === 0 && soonest) {
      const minutes = Math.ceil(soonest.since(member.now()).total('minutes'))
      throw new Refusal('availabilityRequests.remindedLately', { minutes })
    }
    if (requested === 0) throw new Refusal('availabilityRequests.nobodyMissing')
    await member.audit(tx, { kind: 'availability.reminded', change: { people: requested } })
    tx.invalidate('availabilityRequests')
    return { requested }
  })

/** The bot says it as soon as the person wants to hear something; gives the message's id. */
async function sayWhenAwake(
  tx: Tx,
  member: Member,
  { person, link }: { readonly person: people.ProfileRow; readonly link: links.ChatLink },
  quiet: ReadonlyMap<string, QuietHours>,
  kind: 'request' | 'reminder',
  request: Pick<store.RequestRow, 'id' | 'startDate' | 'endDate'>,
): Promise<string> {
  const { services, organization } = member
  const reader = { firstName: firstNameOf(person.fullName), language: person.language }
  const app = { today: member.today(), publicUrl: services.publicUrl }
  const message = requestMessage(kind, request, reader, app)
  const { messenger, chatId } = link
  const chat = { messenger, organizationId: organization.id, profileId: person.id, chatId }
  const zone = person.timeZone ?? organization.timeZone
  const dueAt = earliestUnmutedTime(link, deliveryTime(member.now(), quiet.get(person.id) ?? null, zone))
  return (await sendAfterCommit(tx, services, chat, message, { dueAt })) ?? ''
}

export const listOwnUnansweredRequests = (member: Member): Promise<OwnRequest[]> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const rows = await store.listOpenRequestsOf(tx, organizationId, profileId, member.today())
    return rows.map(row => ({
      id: row.id,
      startDate: row.startDate,
      endDate: row.endDate,
      week: weekToOpen(row, member.today()),
    }))
  })

/** @throws Refusal `availabilityRequests.notFound` */
export const answerRequestWithNone = (member: Member, { id }: { id: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const request = await store.find(tx, organizationId, id)
    if (request?.profileId !== profileId) throw new Refusal('availabilityRequests.notFound')
    await completeRequest(tx, member, request, 'none')
  })

/**
 * Opens a request again whose answer was “no availability”. Idempotent.
 * @throws Refusal `availabilityRequests.notFound`, `availabilityRequests.undoTooLate`
 */
export const undoAnswerNone = (member: Member, { id }: { id: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const request = await store.find(tx, organizationId, id)
    if (request?.profileId !== profileId) throw new Refusal('availabilityRequests.notFound')
    if (request.answer !== 'none' || !request.completedAt) return
    if (!isUndoable(request.completedAt, member.now())) throw new Refusal('availabilityRequests.undoTooLate')
    await store.reopenRequest(tx, organizationId, id)
    tx.invalidate('availabilityRequests')
  })

/** What was put off to the end of quiet hours is not asked any more. */
export async function completeRequest(
  tx: Tx,
  member: Member,
  { id, messageId }: Pick<store.RequestRow, 'id' | 'messageId'>,
  answer: 'saved' | 'none',
): Promise<void> {
  const { organizationId } = member.actor
  await store.saveRequestAnswer(tx, organizationId, id, answer, member.now())
  await cancelMessage(tx, organizationId, [messageId], member.now())
  tx.invalidate('availabilityRequests')
}
