import { describe, expect, it } from 'vitest'
import { codeOf } from '../authenticator.ts'
import { insertChatLink } from '../chats.ts'
import { aBrowser } from '../factories.ts'
import { countLockWaits } from '../lock-waits.ts'
import { linkFrom, tokenOf } from '../mailbox.ts'
import { newAuthenticator } from '../passkeys.ts'
import { password, type Person, useWorld } from '../world.ts'

const world = useWorld({ ROLE: 'web' })
const pool = () => world.staffel.services.database.pool

const resetTokenOf = async ({ email }: Person) =>
  tokenOf(await linkFrom(world, email, '/reset-password', () => world.visitor().api.signIn.requestReset({ email })))

const tokenOfOrganization = async ({ api }: Person) =>
  api.tokens.createForOrganization({ name: 'Skript', scopes: ['page_shifts'], expiresOn: null })

/**
 * A change of credentials locks the account and then ends what gives access to it. Each command is prepared and returned; the
 * table is the one with the row that both write.
 */
const commands: readonly (readonly [
  name: string,
  table: string,
  owner: string,
  prepare: (person: Person) => Promise<() => Promise<unknown>>,
])[] = [
  [
    'revoking a token of the organization',
    'api_tokens',
    'profile_id',
    async person => {
      const { id } = await tokenOfOrganization(person)
      return () => person.api.tokens.revokeOfOrganization({ id })
    },
  ],
  [
    'revoking an own token',
    'api_tokens',
    'profile_id',
    async ({ api }) => {
      const { id } = await api.tokens.create({ name: 'Skript', scopes: ['page_shifts'], expiresOn: null })
      return () => api.tokens.revoke({ id })
    },
  ],
  [
    'removing the calendar link',
    'calendar_tokens',
    'profile_id',
    async ({ api }) => {
      await api.calendar.renew()
      return () => api.calendar.revoke()
    },
  ],
  [
    'ending a join link',
    'join_links',
    'created_by',
    async ({ api }) => {
      const { id } = await api.joinLinks.create({ maxUses: 10, hours: 24 })
      return () => api.joinLinks.end({ id })
    },
  ],
  [
    'unlinking a chat',
    'telegram_users',
    'profile_id',
    async person => {
      await insertChatLink(world, person, '800001')
      return () => person.api.telegram.unlink()
    },
  ],
  [
    'pausing a chat',
    'telegram_users',
    'profile_id',
    async person => {
      await insertChatLink(world, person, '800002')
      return () => person.api.telegram.setActive({ isActive: false })
    },
  ],
  [
    'switching off push messages',
    'push_subscriptions',
    'profile_id',
    async ({ api }) => {
      const { devices } = await api.push.subscribe(aBrowser())
      return () => api.push.unsubscribe({ id: devices[0]?.id ?? '' })
    },
  ],
  [
    'confirming a session',
    'sessions',
    'user_id',
    async ({ api }) =>
      () =>
        api.signIn.confirmSession({ password }),
  ],
  [
    'resetting the password',
    'mailed_links',
    'user_id',
    async person => {
      const token = await resetTokenOf(person)
      return () => world.visitor().api.signIn.resetPassword({ token, password: 'ganz-neu-17' })
    },
  ],
  [
    'confirming a new address',
    'mailed_links',
    'user_id',
    async ({ api, email }) => {
      const next = `neu-${email}`
      const link = await linkFrom(world, next, '/confirm-email', () =>
        api.ownAccount.changeEmail({ email: next, password }),
      )
      return () => api.signIn.confirmEmail({ token: tokenOf(link) })
    },
  ],
  [
    'confirming an authenticator app',
    'two_factors',
    'user_id',
    async ({ api }) => {
      const { uri } = await api.ownAccount.startTotp({ password })
      return async () => api.ownAccount.confirmTotp({ code: await codeOf(uri) })
    },
  ],
  [
    'renaming a passkey',
    'passkeys',
    'user_id',
    async ({ api }) => {
      const { challenge } = await api.ownAccount.passkeyChallenge({ password })
      const response = newAuthenticator(world.staffel.services.publicUrl).register(challenge)
      await api.ownAccount.addPasskey({ name: 'Handy', response })
      const { passkeys } = await api.ownAccount.protection()
      return () => api.ownAccount.renamePasskey({ id: passkeys[0]?.id ?? '', name: 'Laptop' })
    },
  ],
  [
    'resetting the second factor of a member',
    'two_factors',
    'user_id',
    async ({ api, organizationId, id }) => {
      const { uri } = await api.ownAccount.startTotp({ password })
      await api.ownAccount.confirmTotp({ code: await codeOf(uri) })
      const olivia = await world.join(organizationId, 'owner', 'Orla Brandt')
      return () => olivia.api.team.resetSecondFactor({ id })
    },
  ],
  [
    'locking a member',
    'api_tokens',
    'profile_id',
    async person => {
      await tokenOfOrganization(person)
      const olivia = await world.join(person.organizationId, 'owner', 'Orla Brandt')
      return () => olivia.api.team.lock({ id: person.id })
    },
  ],
  [
    'asking for a new address of a member',
    'mailed_links',
    'user_id',
    async ({ api, organizationId, id, email }) => {
      await api.ownAccount.changeEmail({ email: `neu-${email}`, password })
      const olivia = await world.join(organizationId, 'owner', 'Orla Brandt')
      return () => olivia.api.team.changeEmail({ id, email: `neuer-${email}` })
    },
  ],
]

describe('while the credentials of an account change', () => {
  it.each(commands)('%s holds no row in %s that the change has to write', async (_, table, owner, prepare) => {
    const { adam } = await world.office()
    const command = await prepare(adam)
    const change = await pool().connect()
    try {
      await change.query('begin')
      await change.query('select from users where id = $1 for update', [adam.id])
      const answer = command()
      // it may fail before it is awaited
      void answer.catch(() => {})
      await expect.poll(() => countLockWaits(pool())).toBe(1)
      const rows = change.query(`select from ${table} where ${owner} = $1 for update nowait`, [adam.id])
      await expect(rows).resolves.toMatchObject({ rowCount: 1 })
      await change.query('rollback')
      await answer
    } finally {
      change.release(true)
    }
  })
})

/** As long as a command of a member has their profile, for example while a token is created; it locks the account next. */
describe('while a member is at work', () => {
  it.each([
    ['locking', ({ api }: Person, { id }: Person) => api.team.lock({ id })],
    ['removing', ({ api }: Person, { id }: Person) => api.team.remove({ id })],
  ])('%s them does not hold their account', async (_, leave) => {
    const { olivia, kim } = await world.office()
    const work = await pool().connect()
    try {
      await work.query('begin')
      await work.query('select from profiles where id = $1 for share', [kim.id])
      const answer = leave(olivia, kim)
      void answer.catch(() => {})
      await expect.poll(() => countLockWaits(pool())).toBe(1)
      const account = work.query('select from users where id = $1 for share nowait', [kim.id])
      await expect(account).resolves.toMatchObject({ rowCount: 1 })
      await work.query('commit')
      await answer
    } finally {
      work.release(true)
    }
  })
})
