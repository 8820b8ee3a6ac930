import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { lockRequester } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { newToken } from '#platform/server/token.ts'
import { codeMinutes, maxChannels, tested } from '../rules.ts'
import type { ChangedChannel, DiscordChannels } from '../schema.ts'
import * as store from './store.ts'

/** As a member of a server, where it may see channels (1024) and write in them (2048). */
const toServer = 'integration_type=0&scope=bot%20applications.commands&permissions=3072'

export async function list(member: Member): Promise<DiscordChannels> {
  const { discord } = member.services
  const rows = await member.transaction(tx => store.list(tx, member.actor.organizationId))
  return {
    hasApplication: discord !== undefined,
    installUrl: discord ? `https://discord.com/oauth2/authorize?client_id=${discord.applicationId}&${toServer}` : null,
    channels: rows.map(({ id, name, kinds, language, brokenSince }) => ({
      id,
      name,
      kinds,
      language,
      brokenSince: brokenSince?.toString() ?? null,
    })),
  }
}

/** @throws Refusal `discordChannels.noApplication`, `discordChannels.tooMany`, `permissions.signInFirst` */
export const startDiscordChannelLink = (member: Member): Promise<{ code: string; expiresAt: string }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    if (!member.services.discord) throw new Refusal('discordChannels.noApplication')
    await lockRequester(tx, member)
    if ((await store.list(tx, organizationId)).length >= maxChannels) throw new Refusal('discordChannels.tooMany')
    const { token, hash: codeHash } = newToken()
    const expiresAt = member.now().add({ minutes: codeMinutes })
    await store.saveCode(tx, { organizationId, profileId, codeHash, expiresAt })
    return { code: token, expiresAt: expiresAt.toString() }
  })

/** @throws Refusal `discordChannels.notFound` */
export const change = (member: Member, { id, kinds: wanted, language }: ChangedChannel): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const { name } = await required(tx, organizationId, id)
    const kinds = [...new Set(wanted)]
    await store.change(tx, organizationId, id, { kinds, language })
    await member.audit(tx, { kind: 'discordChannels.changed', target: id, change: { name, kinds, language } })
    tx.invalidate('discordChannels')
  })

/** @throws Refusal `discordChannels.notFound` */
export const removeDiscordChannel = (member: Member, { id }: { id: string }): Promise<void> =>
  member.transaction(async tx => {
    const gone = await store.remove(tx, member.actor.organizationId, id)
    if (!gone) throw new Refusal('discordChannels.notFound')
    await member.audit(tx, { kind: 'discordChannels.removed', target: id, change: { name: gone.name } })
    tx.invalidate('discordChannels')
  })

/** Where it arrives, a channel is well again. @throws Refusal `discordChannels.notFound`, `input.tooManyTries` */
export async function sendTestPost(member: Member, { id: channelId }: { id: string }): Promise<void> {
  const { organizationId } = member.actor
  await countAttempt(member.services, tested, organizationId)
  await member.transaction(async tx => {
    await required(tx, organizationId, channelId)
    const id = newId()
    await store.insertPosts(tx, [
      { organizationId, id, channelId, kind: 'test', targets: [], cause: `test ${id}`, createdAt: member.now() },
    ])
    tx.invalidate('discordChannels')
  })
}

async function required(tx: Tx, organizationId: string, id: string): Promise<store.ChannelRow> {
  const row = await store.find(tx, organizationId, id)
  if (!row) throw new Refusal('discordChannels.notFound')
  return row
}
