import { describe, expect, it } from 'vitest'
import { codeOf } from '../authenticator.ts'
import { countLockWaits } from '../lock-waits.ts'
import { linkFrom, mailsTo } from '../mailbox.ts'
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

  it.each<[string, Revoke]>([
    ['sessions are ended', ({ olivia, adam }) => olivia.api.team.endSessions({ id: adam.id })],
    ['the member is locked', ({ olivia, adam }) => olivia.api.team.lock({ id: adam.id })],
    [
      'the password is reset by mail',
      async ({ adam: { email } }) => {
        const visitor = world.visitor()
        const link = await linkFrom(world, email, '/reset-password', () => visitor.api.signIn.requestReset({ email }))
        const token = new URL(link).searchParams.get('token') ?? ''
        await visitor.api.signIn.openReset({ token })
        await visitor.api.signIn.resetPassword({ token, password: 'ganz-neu-17' })
      },
    ],
  ])('switches on no authenticator app and opens no session: %s', async (_, revoke) => {
    const office = await world.office()
    const { adam } = office
    const { uri } = await adam.api.ownAccount.startTotp({ password })
    const client = await pool().connect()
    try {
      // the library has checked the code, and is about to write its new session
      await client.query(`
        create function wait_for_test() returns trigger language plpgsql as $$
          begin if new.user_id = '${adam.id}' then perform pg_advisory_xact_lock(4711); end if; return new; end $$;
        create trigger wait_for_test before insert on sessions for each row execute function wait_for_test();
        select pg_advisory_lock(4711)`)
      const refusal = refusalOf(codeOf(uri).then(code => adam.api.ownAccount.confirmTotp({ code })))
      await expect.poll(waiting).toBe(1)
      await revoke(office)
      await client.query('select pg_advisory_unlock(4711)')
      expect((await refusal).code).toBe(ended)
    } finally {
      await client.query('select pg_advisory_unlock_all(); drop function wait_for_test() cascade')
      client.release()
    }
    expect(await sessionsOf(adam)).toBe(0)
    const { rows } = await pool().query(
      `select two_factor_enabled as "isOn", (select count(*)::int from two_factors where user_id = u.id) as apps
       from users u where id = $1`,
      [adam.id],
    )
    expect(rows).toEqual([{ isOn: false, apps: 0 }])
  })
})
