import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as chats from '#features/messages/chats/server/manage-chat-link.ts'
import type { DiscordStatus } from '../schema.ts'

const messenger = 'discord'

export async function status(member: Member): Promise<DiscordStatus> {
  const { discord } = member.services
  const chat = await chats.status(member, messenger)
  const installUrl = discord ? `https://discord.com/oauth2/authorize?client_id=${discord.applicationId}` : null
  return { ...chat, hasApplication: discord !== undefined, installUrl }
}

/** @throws Refusal `discord.noApplication` */
export async function startDiscordLink(member: Member): Promise<{ code: string; expiresAt: string }> {
  if (!member.services.discord) throw new Refusal('discord.noApplication')
  return chats.startChatLink(member, messenger)
}

/** @throws Refusal `discord.linkNotFound` */
export async function setActive(member: Member, { isActive }: { isActive: boolean }): Promise<DiscordStatus> {
  await chats.setChatLinkActive(member, messenger, isActive)
  return status(member)
}

export async function unlink(member: Member): Promise<DiscordStatus> {
  await chats.unlinkOwnChat(member, messenger)
  return status(member)
}
