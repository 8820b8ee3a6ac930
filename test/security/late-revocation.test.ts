import { describe, expect, it } from 'vitest'
import { codeOf } from '../authenticator.ts'
import { countLockWaits } from '../lock-waits.ts'
import { linkFrom, mailsTo } from '../mailbox.ts'
import { newAuthenticator } from '../passkeys.ts'
import { type Office, password, type Person, refusalOf, useWorld } from '../world.ts'

const world = useWorld({ ROLE: 'web' })
const pool = () => world.staffel.services.database.pool
const waiting = () => countLockWaits(pool())

const sessionsOf = async ({ id }: Person) =>
  (await pool().query('select id from sessions where user_id = $1', [id])).rows.length

type Revoke = (office: Office) => Promise<unknown>
const ended = 'permissions.signInFirst'

/** A command whose transaction begins after a revocation has begun, and before it has ended. */
async function duringRevocation(person: Person, revoke: () => Promise<unknown>, command: () => Promise<unknown>) {
  const client = await pool().connect()
  try {
    await client.query('begin')
    await client.query('select from users where id = $1 for update', [person.id])
    const revoked = revoke()
    await expect.poll(waiting).toBe(1)
    const refusal = refusalOf(command())
    await expect.poll(waiting).toBe(2)
    await client.query('commit')
    await revoked
    return (await refusal).code
  } finally {
    client.release()
  }
}

async function resetByMail({ adam: { email } }: Office): Promise<void> {
  const visitor = world.visitor()
  const link = await linkFrom(world, email, '/reset-password', () => visitor.api.signIn.requestReset({ email }))
  const token = new URL(link).searchParams.get('token') ?? ''
  await visitor.api.signIn.openReset({ token })
  await visitor.api.signIn.resetPassword({ token, password: 'ganz-neu-17' })
}

/** @returns the recovery codes */
async function switchOnApp({ api }: Person): Promise<{ uri: string; recoveryCodes: readonly string[] }> {
  const started = await api.ownAccount.startTotp({ password })
  await api.ownAccount.confirmTotp({ code: await codeOf(started.uri) })
  return started
}

/** A command whose next row in the table is written after a revocation. @returns the code of its refusal */
async function duringWrite(
  table: 'sessions' | 'verifications',
  { id }: Person,
  command: () => Promise<unknown>,
  revoke: () => Promise<unknown>,
): Promise<string | undefined> {
  const client = await pool().connect()
  const column = table === 'sessions' ? 'user_id' : 'value'
  try {
    await client.query(`
      create function wait_for_test() returns trigger language plpgsql as $$
        begin if new.${column} = '${id}' then perform pg_advisory_xact_lock(4711); end if; return new; end $$;
      create trigger wait_for_test before insert on ${table} for each row execute function wait_for_test();
      select pg_advisory_lock(4711)`)
    const refusal = refusalOf(command())
    await expect.poll(waiting).toBe(1)
    await revoke()
    await client.query('select pg_advisory_unlock(4711)')
    return (await refusal).code
  } finally {
    await client.query('select pg_advisory_unlock_all(); drop function wait_for_test() cascade')
    client.release()
  }
}

describe('a command that is under way while all sessions of its member are ended', () => {
  it('mails no link for a new address', async () => {
    const { olivia, adam } = await world.office()
    const email = `neu-${adam.email}`
    const change = () => adam.api.ownAccount.changeEmail({ email, password })
    expect(await duringRevocation(adam, () => olivia.api.team.endSessions({ id: adam.id }), change)).toBe(ended)
    expect(await mailsTo(world, email)).toEqual([])
  })

  it('sets no password', async () => {
    const { olivia, adam } = await world.office()
    const change = () => adam.api.ownAccount.changePassword({ currentPassword: password, password: 'ganz-neu-17' })
    expect(await duringRevocation(adam, () => olivia.api.team.endSessions({ id: adam.id }), change)).toBe(ended)
    expect(await world.visitor().api.signIn.signIn({ email: adam.email, password })).toMatchObject({
      outcome: 'signedIn',
    })
  })

  it.each<[string, (office: Office) => Promise<unknown>]>([
    ['creates no join link', ({ adam }) => adam.api.joinLinks.create({ maxUses: 10, hours: 24 })],
    ['sends no invitation', ({ adam }) => adam.api.invitations.send({ email: `neu-${adam.email}` })],
    ['invites no list', ({ adam }) => adam.api.invitations.sendList({ text: `neu-${adam.email}`, role: 'chatter' })],
  ])('%s', async (_, command) => {
    const office = await world.office()
    const { olivia, adam } = office
    const revoke = () => olivia.api.team.endSessions({ id: adam.id })
    expect(await duringRevocation(adam, revoke, () => command(office))).toBe(ended)
  })

  it('renews no recovery codes', async () => {
    const { olivia, adam } = await world.office()
    await switchOnApp(adam)
    const codes = () => pool().query('select backup_codes from two_factors where user_id = $1', [adam.id])
    const { rows: before } = await codes()
    const renew = () => adam.api.ownAccount.renewRecoveryCodes({ password })
    expect(await duringRevocation(adam, () => olivia.api.team.endSessions({ id: adam.id }), renew)).toBe(ended)
    expect((await codes()).rows).toEqual(before)
  })

  it('adds no passkey, and a sign-in by it meanwhile opens no session', async () => {
    const { olivia, adam } = await world.office()
    const authenticator = newAuthenticator(world.staffel.services.publicUrl)
    const { challenge } = await adam.api.ownAccount.passkeyChallenge({ password })
    const made = authenticator.register(challenge)
    const client = await pool().connect()
    let refusal: Promise<{ code?: string }> = Promise.resolve({})
    try {
      await client.query('begin')
      await client.query('select from users where id = $1 for no key update', [adam.id])
      const revoked = olivia.api.team.endSessions({ id: adam.id })
      await expect.poll(waiting).toBe(1)
      refusal = refusalOf(adam.api.ownAccount.addPasskey({ name: 'Dieb', response: made }))
      await expect.poll(waiting).toBe(2)
      const thief = world.visitor()
      const asked = await thief.api.signIn.passkeyChallenge()
      const signIn = thief.api.signIn.signInWithPasskey({ response: authenticator.sign(asked.challenge) })
      expect((await refusalOf(signIn)).code).toBe('signIn.wrongPasskey')
      await client.query('commit')
      await revoked
    } finally {
      client.release()
    }
    expect((await refusal).code).toBe(ended)
    expect(await sessionsOf(adam)).toBe(0)
  })

  it.each<[string, Revoke]>([
    ['sessions are ended', ({ olivia, adam }) => olivia.api.team.endSessions({ id: adam.id })],
    ['the member is locked', ({ olivia, adam }) => olivia.api.team.lock({ id: adam.id })],
    ['the password is reset by mail', resetByMail],
  ])('switches on no authenticator app and opens no session: %s', async (_, revoke) => {
    const office = await world.office()
    const { adam } = office
    const { uri } = await adam.api.ownAccount.startTotp({ password })
    // the library has checked the code, and is about to write its new session
    const confirm = () => codeOf(uri).then(code => adam.api.ownAccount.confirmTotp({ code }))
    expect(await duringWrite('sessions', adam, confirm, () => revoke(office))).toBe(ended)
    expect(await sessionsOf(adam)).toBe(0)
    const { rows } = await pool().query(
      `select two_factor_enabled as "isOn", (select count(*)::int from two_factors where user_id = u.id) as apps
       from users u where id = $1`,
      [adam.id],
    )
    expect(rows).toEqual([{ isOn: false, apps: 0 }])
  })
})

describe('a sign-in with the old password that is under way while the password is reset', () => {
  const refused = 'signIn.secondStepExpired'

  it('opens no session', async () => {
    const office = await world.office()
    const { adam } = office
    const signIn = () => world.visitor().api.signIn.signIn({ email: adam.email, password })
    expect(await duringWrite('sessions', adam, signIn, () => resetByMail(office))).toBe(refused)
    expect(await sessionsOf(adam)).toBe(0)
  })

  it('waits for no second step', async () => {
    const office = await world.office()
    const { adam } = office
    const { recoveryCodes } = await switchOnApp(adam)
    const visitor = world.visitor()
    const signIn = () => visitor.api.signIn.signIn({ email: adam.email, password })
    expect(await duringWrite('verifications', adam, signIn, () => resetByMail(office))).toBe(refused)
    const withCode = visitor.api.signIn.signInWithCode({ code: recoveryCodes[0] ?? '' })
    expect((await refusalOf(withCode)).code).toBe(refused)
  })

  it('opens no session with a recovery code', async () => {
    const office = await world.office()
    const { adam } = office
    const { recoveryCodes } = await switchOnApp(adam)
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: adam.email, password })
    const withCode = () => visitor.api.signIn.signInWithCode({ code: recoveryCodes[0] ?? '' })
    expect(await duringWrite('sessions', adam, withCode, () => resetByMail(office))).toBe(refused)
    expect(await sessionsOf(adam)).toBe(0)
  })
})
