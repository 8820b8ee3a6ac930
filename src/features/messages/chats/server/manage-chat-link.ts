import { Refusal } from '#kit/refusal.ts'
import { lockRequester } from '#features/foundation/people/server/recheck-permission.ts'
import { lockProof } from '#features/foundation/permissions/server/open-proof.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Messenger } from '#platform/messengers.ts'
import { newToken } from '#platform/server/token.ts'
import { codeMinutes, isMuted, chatLinkState } from '../rules.ts'
import type { ChatStatus } from '../schema.ts'
import { chatTexts } from './chat-texts.ts'
import * as linking from './linking.ts'
import { sendAfterCommit } from './send-message.ts'
import * as store from './store.ts'

export async function status(member: Member, messenger: Messenger): Promise<ChatStatus> {
  const { organizationId, profileId } = member.actor
  const link = await member.transaction(tx => store.find(tx, messenger, organizationId, profileId))
  return {
    state: chatLinkState(link),
    firstName: link?.firstName ?? null,
    username: link?.username ?? null,
    registeredAt: link?.registeredAt.toString() ?? null,
    mutedUntil: link && isMuted(link, member.now()) ? (link.mutedUntil?.toString() ?? null) : null,
  }
}

/** A one-time code; an earlier one is void. @throws Refusal `permissions.forbidden`, `permissions.signInFirst` */
export async function startChatLink(
  member: Member,
  messenger: Messenger,
): Promise<{ code: string; expiresAt: string }> {
  const { organizationId, profileId } = member.actor
  const { token, hash } = newToken()
  const expiresAt = member.now().add({ minutes: codeMinutes })
  await member.transaction(async tx => {
    await lockRequester(tx, member)
    await store.saveChatLinkCode(tx, messenger, organizationId, profileId, { codeHash: hash, chatId: null, expiresAt })
    tx.invalidate(messenger)
  })
  return { code: token, expiresAt: expiresAt.toString() }
}

/**
 * Switching it on also tries again with somebody who had shut the bot out.
 * @throws Refusal `linkNotFound` of the messenger
 */
export const setChatLinkActive = (member: Member, messenger: Messenger, isActive: boolean): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    await lockProof(tx, member.proof)
    const before = await store.find(tx, messenger, organizationId, profileId)
    if (!before) throw new Refusal(`${messenger}.linkNotFound`)
    const values = isActive ? { isActive, blockedAt: null, mutedUntil: null } : { isActive }
    await store.change(tx, messenger, organizationId, profileId, values)
    if (isActive && chatLinkState(before) !== 'active') {
      const { chatId, firstName } = before
      const text = chatTexts(member.language, messenger).againActive(firstName)
      await sendAfterCommit(tx, member.services, { messenger, organizationId, profileId, chatId }, { text })
    }
    tx.invalidate(messenger, 'availabilityRequests')
  })

/** Also cancels a link that is not complete. */
export const unlinkOwnChat = (member: Member, messenger: Messenger): Promise<boolean> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    await lockProof(tx, member.proof)
    await store.deleteChatLinkCode(tx, messenger, organizationId, profileId)
    tx.invalidate(messenger)
    return linking.unlinkChat(tx, member.services, messenger, organizationId, profileId)
  })
