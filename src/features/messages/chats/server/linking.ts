import { newId } from '#kit/id.ts'
import { firstNameOf } from '#kit/text.ts'
import { organizationOf } from '#features/access/sign-in/server/account-store.ts'
import type { EntryPoint, EntryPointName } from '#features/access/sign-in/server/credentials.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import { type Messenger, messengers } from '#platform/messengers.ts'
import type { ChatUser } from '#platform/server/chat.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf } from '#platform/server/token.ts'
import type { Language } from '#kit/catalogue.ts'
import { chatServices } from '../chat-services.ts'
import { consentActions, consentHours } from '../rules.ts'
import { chatTexts } from './chat-texts.ts'
import { sendAfterCommit } from './send-message.ts'
import * as store from './store.ts'

type ChatToLink = Pick<ChatUser, 'messenger' | 'chatId' | 'username' | 'firstName'>

export type ChatLinkResult = 'linked' | 'chatTaken' | 'profileNotFound'

/** Links a chat with a person; the person's earlier chat gets a goodbye, the new one a welcome. */
async function linkChat(
  tx: Tx,
  services: Services,
  organizationId: string,
  profileId: string,
  { messenger, chatId, firstName, username }: ChatToLink,
): Promise<ChatLinkResult> {
  const { clock } = services
  const person = await people.find(tx, organizationId, profileId)
  const organization = await organizations.find(tx, organizationId)
  if (!person || !organization || isLocked(person)) return 'profileNotFound'
  // the messenger did not say: the person's own name will do
  const called = firstName || firstNameOf(person.fullName)
  const before = await store.find(tx, messenger, organizationId, profileId)
  if (before?.chatId === chatId) {
    const values = { firstName: called, username: username ?? null, isActive: true, blockedAt: null, mutedUntil: null }
    await store.change(tx, messenger, organizationId, profileId, values)
  } else {
    if (before) await unlinkChat(tx, services, messenger, organizationId, profileId)
    const inserted = await store.insert(tx, {
      messenger,
      organizationId,
      id: newId(),
      profileId,
      chatId,
      firstName: called,
      username: username ?? null,
      isActive: true,
      blockedAt: null,
      mutedUntil: null,
      registeredAt: clock.now(),
    })
    if (!inserted) return 'chatTaken'
    await record(tx, organizationId, clock, profileId, { kind: `${messenger}.linked`, target: profileId })
  }
  const text = chatTexts(person.language, messenger).welcome(called, organization.name)
  await sendAfterCommit(tx, services, { messenger, organizationId, profileId, chatId }, { text })
  tx.invalidate(messenger, 'availabilitySettings', 'team', 'availabilityRequests')
  return 'linked'
}

/** Ends the link, if there is one, and says goodbye. */
export async function unlinkChat(
  tx: Tx,
  services: Services,
  messenger: Messenger,
  organizationId: string,
  profileId: string,
): Promise<boolean> {
  const gone = await store.deleteChatLink(tx, messenger, organizationId, profileId)
  if (!gone) return false
  const person = await people.find(tx, organizationId, profileId)
  const { chatId, firstName } = gone
  if (person && gone.blockedAt === null) {
    const text = chatTexts(person.language, messenger).goodbye(firstName)
    await sendAfterCommit(
      tx,
      services,
      { messenger, organizationId, profileId, chatId },
      { text },
      { purpose: 'farewell' },
    )
  }
  await record(tx, organizationId, services.clock, profileId, { kind: `${messenger}.unlinked`, target: profileId })
  tx.invalidate(messenger, 'availabilitySettings', 'team', 'availabilityRequests')
  return true
}

/**
 * Asks in a chat whether to link it with the member. Nothing else is sent there or read of it until the chat agrees. An
 * earlier code of the member is void.
 */
export async function requestChatConsent(
  tx: Tx,
  services: Services,
  { organizationId, profileId, language }: { organizationId: string; profileId: string; language: Language },
  { messenger, chatId }: Pick<ChatToLink, 'messenger' | 'chatId'>,
): Promise<void> {
  // not a secret: only the chat itself can use it
  const id = newId()
  const expiresAt = services.clock.now().add({ hours: consentHours })
  await store.saveChatLinkCode(tx, messenger, organizationId, profileId, { codeHash: hashOf(id), chatId, expiresAt })
  const { consent } = chatTexts(language, messenger)
  const buttons = [
    [{ label: consent.accept, data: `${consentActions.accept}:${id}` }],
    [{ label: consent.decline, data: `${consentActions.decline}:${id}` }],
  ]
  const chat = { messenger, organizationId, profileId, chatId }
  await sendAfterCommit(tx, services, chat, { text: consent.question, buttons }, { purpose: 'consent' })
  tx.invalidate(messenger)
}

/** Voids the request that the chat was asked about. False: it is no longer open. */
export async function declineChatLink(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: string,
  { messenger, chatId }: Pick<ChatToLink, 'messenger' | 'chatId'>,
): Promise<boolean> {
  const codeHash = hashOf(id)
  const key = { codeHash, chatId }
  const owner = await database.installation(tx => store.findChatLinkCode(tx, messenger, key, clock.now()))
  if (!owner) return false
  return database.tenant(owner.organizationId, async tx => {
    tx.invalidate(messenger)
    return store.consumeChatLinkCode(tx, messenger, owner.organizationId, codeHash)
  })
}

/** By the one-time code of the app, which the chat brings. All or nothing: a chat that is taken leaves the code good. */
export async function linkChatByCode(
  services: Services,
  code: string,
  chat: ChatToLink,
): Promise<ChatLinkResult | 'codeUnknown'> {
  const { database, clock } = services
  const { messenger } = chat
  const hash = hashOf(code)
  const key = { codeHash: hash, chatId: chat.chatId }
  const owner = await database.installation(tx => store.findChatLinkCode(tx, messenger, key, clock.now()))
  if (!owner) return 'codeUnknown'
  const { organizationId, profileId } = owner
  try {
    return await database.tenant(organizationId, async tx => {
      // taken by one of two who come with it at the same time
      if (!(await store.consumeChatLinkCode(tx, messenger, organizationId, hash))) return 'codeUnknown'
      const outcome = await linkChat(tx, services, organizationId, profileId, chat)
      if (outcome !== 'linked') throw new NotLinked(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof NotLinked) return error.outcome
    throw error
  }
}

/** Takes the deed back and says how it ended. */
class NotLinked extends Error {
  readonly outcome: ChatLinkResult
  constructor(outcome: ChatLinkResult) {
    super(outcome)
    this.outcome = outcome
  }
}

/** Sends no goodbye: the chat may belong to an attacker, and a mail notifies the person. */
export const chatsEntryPoint: EntryPoint = {
  async revokePending(tx, profileId) {
    const organizationId = await organizationOf(tx, profileId)
    if (organizationId === undefined) return
    for (const messenger of messengers) await store.deleteChatLinkCode(tx, messenger, organizationId, profileId)
    tx.invalidate(...messengers)
  },
  async revoke(tx, profileId, now) {
    const organizationId = await organizationOf(tx, profileId)
    const disconnected: EntryPointName[] = []
    if (organizationId === undefined) return disconnected
    for (const messenger of messengers) {
      if (!(await store.deleteChatLink(tx, messenger, organizationId, profileId))) continue
      const entry = { kind: `${messenger}.unlinked`, target: profileId } as const
      await record(tx, organizationId, { now: () => now }, undefined, entry)
      tx.invalidate(messenger, 'availabilitySettings', 'team', 'availabilityRequests')
      const { name } = chatServices[messenger]
      disconnected.push({ de: name, en: name })
    }
    return disconnected
  },
}
