import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { openChats } from '../chats.ts'
import { openDiscordChats, plain } from '../discord-chats.ts'
import { aBrowser } from '../factories.ts'
import { countLockWaits } from '../lock-waits.ts'
import { linkFrom, mailsTo, tokenOf } from '../mailbox.ts'
import { type Office, password, useWorld, type Visitor } from '../world.ts'

const telegram = await openChats()
const discord = await openDiscordChats(() => world)
const world = useWorld({ ...telegram.variables, ...discord.variables })
afterAll(() => Promise.all([telegram.close(), discord.close()]))
beforeEach(() => world.staffel.services.database.pool.query('delete from attempts'))

const next = 'ganz-neu-und-lang'
const resetTokenOf = async (email: string) =>
  tokenOf(await linkFrom(world, email, '/reset-password', () => world.visitor().api.signIn.requestReset({ email })))

async function signedIn(email: string): Promise<Visitor> {
  const visitor = world.visitor()
  await visitor.api.signIn.signIn({ email, password })
  return visitor
}

/** Whether the bot shows a chat the next shifts. */
async function knowsTelegram(chatId: number): Promise<boolean> {
  const before = telegram.heard(chatId).length
  telegram.write(chatId, '/schichten')
  await expect.poll(() => telegram.heard(chatId).length).toBeGreaterThan(before)
  return !/mit keinem Profil verbunden/.test(telegram.heard(chatId).at(-1) ?? '')
}

const discordSays = async (...command: Parameters<typeof discord.say>) =>
  plain((await discord.say(...command)).data?.content ?? '')

const tokenAtEnd = (link: string) => new URL(link).pathname.split('/').at(-1) ?? ''

const succeeds = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  )

/** Everything that gives access to Adam's account or to the organisation, or acts in his name, made on a device of an attacker. */
async function enter({ olivia, adam }: Office): Promise<Readonly<Record<string, () => Promise<boolean>>>> {
  const thief = await signedIn(adam.email)
  const { api } = thief
  const { secret } = await api.tokens.create({ name: 'Skript', scopes: ['page_shifts'], expiresOn: null })
  const { url } = await api.calendar.renew()
  const { devices } = await api.push.subscribe(aBrowser())
  const device = devices.find(({ isHere }) => isHere)
  const chatId = await telegram.linked({ ...adam, api })
  const userId = await discord.linked({ ...adam, api })
  const [telegramCode, discordCode, channelCode] = [
    await api.telegram.startLink(),
    await api.discord.startLink(),
    await api.discordChannels.startLink(),
  ]
  const reset = await resetTokenOf(adam.email)
  const { link: joinLink } = await api.joinLinks.create({ maxUses: 10, hours: 24 })
  const { link: invitation } = await api.invitations.send({ email: `neu-${adam.email}` })
  const inviting = await api.tokens.create({ name: 'Einladen', scopes: ['invites_send'], expiresOn: null })
  const byToken = await world.visitor().fetch('/api/v1/invitations', {
    method: 'POST',
    headers: { authorization: `Bearer ${inviting.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `token-${adam.email}` }),
  })
  expect(byToken.status).toBe(200)
  const { id: invitedByToken } = await byToken.json()
  const byOwner = await olivia.api.invitations.send({ email: `von-olivia-${adam.email}` })
  const { link: copied } = await api.invitations.link({ id: byOwner.id })
  return {
    'access token': async () =>
      (await world.visitor().fetch('/api/v1/people', { headers: { authorization: `Bearer ${secret}` } })).status ===
      200,
    'Telegram chat': () => knowsTelegram(chatId),
    'Discord user': async () => !/mit keinem Profil verbunden/.test(await discordSays({ id: userId }, 'schichten')),
    'calendar link': async () => (await world.visitor().fetch(new URL(url).pathname)).status === 200,
    session: async () => (await api.signIn.session()) !== null,
    'push subscription': async () => {
      const { database } = world.staffel.services
      const { rows } = await database.pool.query('select from push_subscriptions where id = $1', [device?.id])
      return rows.length > 0
    },
    'mailed link': () => succeeds(world.visitor().api.signIn.openReset({ token: reset })),
    'Telegram code': async () => {
      const chat = telegram.newChat()
      telegram.write(chat, `/start ${telegramCode.code}`)
      await expect.poll(() => telegram.heard(chat).length).toBeGreaterThan(0)
      return !/gilt nicht mehr/.test(telegram.heard(chat).at(-1) ?? '')
    },
    'Discord code': async () =>
      !/gilt nicht mehr/.test(await discordSays({ id: discord.newUser() }, 'link', { code: discordCode.code })),
    'code for a Discord channel': async () => {
      const channel = { id: discord.newId(), name: 'dienste' }
      const sender = { id: discord.newUser(), guildId: discord.newId(), channel }
      return !/gilt nicht mehr/.test(await discordSays(sender, 'channel', { code: channelCode.code }))
    },
    'join link': () => succeeds(world.visitor().api.joinLinks.look({ token: tokenAtEnd(joinLink) })),
    invitation: () => succeeds(world.visitor().api.invitations.look({ token: tokenAtEnd(invitation) })),
    'invitation by a token': async () => (await olivia.api.invitations.list()).some(({ id }) => id === invitedByToken),
    'copied link of another invitation': () =>
      succeeds(world.visitor().api.invitations.look({ token: tokenAtEnd(copied) })),
  }
}

async function working(entryPoints: Awaited<ReturnType<typeof enter>>): Promise<string[]> {
  const names: string[] = []
  for (const [name, works] of Object.entries(entryPoints)) if (await works()) names.push(name)
  return names
}

/** One that an admin can reset; signing in with the password goes on without it. */
const addPasskey = ({ adam }: Office) =>
  world.staffel.services.database.pool.query(
    "insert into passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up, created_at) values ($1, 'Mein Handy', 'k', $2, $1, 0, 'singleDevice', false, now())",
    [newId(), adam.id],
  )

const told: Readonly<Record<string, (office: Office) => Promise<unknown>>> = {
  'sessions ended by an owner': ({ olivia, adam }) => olivia.api.team.endSessions({ id: adam.id }),
  'signing out everywhere else': ({ adam }) => adam.api.ownAccount.endOtherSessions(),
  'a password set by mail': async ({ adam }) =>
    world.visitor().api.signIn.resetPassword({ token: await resetTokenOf(adam.email), password: next }),
  'a second factor reset by an owner': async office => {
    await addPasskey(office)
    await office.olivia.api.team.resetSecondFactor({ id: office.adam.id })
  },
}

const shutOut: typeof told = {
  'a lock': ({ olivia, adam }) => olivia.api.team.lock({ id: adam.id }),
  'a lock by role': ({ olivia, adam }) => olivia.api.team.update({ id: adam.id, role: 'locked' }),
  'a removal': ({ olivia, adam }) => olivia.api.team.remove({ id: adam.id }),
  'leaving the organisation': ({ adam }) => adam.api.ownAccount.leaveOrganization({ password }),
  'deleting the account': ({ adam }) => adam.api.ownAccount.deleteAccount({ password }),
}

describe.each(Object.entries({ ...told, ...shutOut }))('%s', (_, revoke) => {
  it('ends every entry point', async () => {
    const office = await world.office()
    const entryPoints = await enter(office)
    await revoke(office)
    expect(await working(entryPoints)).toEqual([])
  })
})

describe.each(Object.entries(told))('%s', (_, revoke) => {
  it('names in a mail to the member what was disconnected', async () => {
    const office = await world.office()
    await enter(office)
    await revoke(office)
    const mails = await mailsTo(world, office.adam.email)
    const mail = mails.find(({ subject }) => subject === 'Verbindungen zu deinem Konto getrennt')
    expect(mail?.text).toContain('Zugriffstoken, Telegram, Discord, Kalender-Link, offene Einladungen, Beitrittslinks')
    expect(mail?.text).toContain('neu einrichten')
  })

  it('sends no mail about connections when there were none', async () => {
    const office = await world.office()
    await revoke(office)
    const subjects = (await mailsTo(world, office.adam.email)).map(({ subject }) => subject)
    expect(subjects).not.toContain('Verbindungen zu deinem Konto getrennt')
  })
})

it('names to the member who signs out elsewhere what was disconnected', async () => {
  const office = await world.office()
  await enter(office)
  const { adam } = office
  expect(await adam.api.ownAccount.endOtherSessions()).toEqual({
    sessions: 1,
    disconnected: ['Zugriffstoken', 'Telegram', 'Discord', 'Kalender-Link', 'offene Einladungen', 'Beitrittslinks'],
  })
  expect(await adam.api.signIn.session()).toMatchObject({ email: adam.email })
})

const ownChanges: typeof told = {
  'a new password of one’s own': ({ adam }) =>
    adam.api.ownAccount.changePassword({ currentPassword: password, password: next }),
  'a passkey removed': async office => {
    await addPasskey(office)
    const [passkey] = (await office.adam.api.ownAccount.protection()).passkeys
    await office.adam.api.ownAccount.removePasskey({ id: passkey?.id ?? '' })
  },
}

describe.each(Object.entries(ownChanges))('%s', (_, change) => {
  it('ends what was prepared and every other session, and keeps what is linked', async () => {
    const office = await world.office()
    const entryPoints = await enter(office)
    await change(office)
    expect(await working(entryPoints)).toEqual([
      'access token',
      'Telegram chat',
      'Discord user',
      'calendar link',
      'join link',
      'invitation',
      'invitation by a token',
      'copied link of another invitation',
    ])
  })
})

it('lets in by every entry point until it is revoked', async () => {
  const entryPoints = await enter(await world.office())
  expect(await working(entryPoints)).toEqual(Object.keys(entryPoints))
})

it('keeps invitations and join links of the session in which the member signs out elsewhere', async () => {
  const { adam } = await world.office()
  await signedIn(adam.email)
  const { link } = await adam.api.joinLinks.create({ maxUses: 10, hours: 24 })
  const { id } = await adam.api.invitations.send({ email: `neu-${adam.email}` })
  expect(await adam.api.ownAccount.endOtherSessions()).toEqual({ sessions: 1, disconnected: [] })
  expect(await succeeds(world.visitor().api.joinLinks.look({ token: tokenAtEnd(link) }))).toBe(true)
  expect((await adam.api.invitations.list()).map(one => one.id)).toContain(id)
})

it('leaves the mailed link of an invitation whose copied link is void', async () => {
  const { olivia, adam } = await world.office()
  const { id } = await olivia.api.invitations.send({ email: `von-olivia-${adam.email}` })
  await adam.api.invitations.link({ id })
  await olivia.api.team.endSessions({ id: adam.id })
  expect((await olivia.api.invitations.list()).map(one => one.id)).toContain(id)
})

it('ends a chat that is being linked by a code in the same moment', async () => {
  const { adam } = await world.office()
  const { pool } = world.staffel.services.database
  const waiting = () => countLockWaits(pool)
  const { code } = await adam.api.telegram.startLink()
  const client = await pool.connect()
  let ended: Promise<unknown> = Promise.resolve()
  try {
    // linking has used the code by now, and is not committed
    await client.query('begin')
    await client.query('lock table audit_entries in share mode')
    telegram.write(telegram.newChat(), `/start ${code}`)
    await expect.poll(waiting).toBe(1)
    ended = adam.api.ownAccount.endOtherSessions()
    await expect.poll(waiting).toBe(2)
  } finally {
    await client.query('commit')
    client.release()
  }
  await ended
  expect(await adam.api.telegram.status()).toMatchObject({ state: 'unlinked' })
})

/** Every table that stores a secret, or an address that stands for one, and how it is revoked. */
const secrets: Readonly<Record<string, string>> = {
  api_tokens: 'entry point',
  calendar_tokens: 'entry point',
  discord_channel_codes: 'entry point',
  discord_link_codes: 'entry point',
  discord_users: 'entry point',
  telegram_link_codes: 'entry point',
  telegram_users: 'entry point',
  sessions: 'ended by every change of credentials',
  mailed_links: 'ended by every change of credentials',
  push_subscriptions: 'ends with its session',
  credentials: 'the password itself',
  passkeys: 'listed for the person, and offered for removal by a reset',
  two_factors: 'needed beside the password, and opens nothing alone',
  invitations: 'entry point',
  join_links: 'entry point',
  idempotency_keys: 'gives back what the session itself has made',
  webhooks: 'of the organisation; signs what it is sent',
  discord_channels: 'of the organisation',
  discord_messages: 'an outbox',
  telegram_messages: 'an outbox',
}

it('is known for every table that stores a secret', async () => {
  const { rows } = await world.staffel.services.database.pool.query<{ table: string }>(
    `select distinct table_name as "table" from information_schema.columns
     where table_schema = 'public' and data_type <> 'boolean' and (column_name ~ '(hash|secret|token|password|public_key|credential_id)'
       or column_name in ('telegram_chat_id', 'discord_user_id', 'discord_channel_id', 'endpoint'))`,
  )
  expect(rows.map(({ table }) => table).toSorted()).toEqual(Object.keys(secrets).toSorted())
})
