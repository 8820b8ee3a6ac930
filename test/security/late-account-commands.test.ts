import { describe, expect, it } from 'vitest'
import { countLockWaits } from '../lock-waits.ts'
import { linkFrom, tokenOf } from '../mailbox.ts'
import { type Office, password, type Person, refusalOf, useWorld } from '../world.ts'

const world = useWorld({ ROLE: 'web' })
const pool = () => world.staffel.services.database.pool
const ended = 'permissions.signInFirst'

/** A command that waits for a lock while a revocation begins and ends. @returns the code of its refusal */
async function duringLock(lock: string, command: () => Promise<unknown>, revoke: () => Promise<unknown>) {
  const client = await pool().connect()
  try {
    await client.query('begin')
    await client.query(lock)
    const refusal = refusalOf(command())
    await expect.poll(() => countLockWaits(pool())).toBe(1)
    await revoke()
    await client.query('commit')
    return (await refusal).code
  } finally {
    client.release(true)
  }
}

const lockOrganization = ({ id }: Pick<Office, 'id'>) =>
  `select from organizations where id = '${id}' for no key update`

async function resetPasswordOf({ email }: Person): Promise<void> {
  const visitor = world.visitor()
  const token = tokenOf(
    await linkFrom(world, email, '/reset-password', () => visitor.api.signIn.requestReset({ email })),
  )
  await visitor.api.signIn.openReset({ token })
  await visitor.api.signIn.resetPassword({ token, password: 'ganz-neu-17' })
}

describe('a command that is under way while the password of its account is reset by mail', () => {
  const kimAfter = async ({ kim }: Office) => {
    const { rows } = await pool().query(
      `select email, left_at as "leftAt", (select count(*)::int from two_factors where user_id = u.id) as apps,
         (select count(*)::int from audit_entries where actor_id = u.id and kind = 'session.dataExported') as exports
       from users u join profiles p using (id, email) where id = $1`,
      [kim.id],
    )
    return rows
  }

  it.each<[string, (office: Office) => string, (person: Person) => Promise<unknown>]>([
    ['deletes no account', lockOrganization, ({ api }) => api.ownAccount.deleteAccount({ password })],
    ['leaves no organization', lockOrganization, ({ api }) => api.ownAccount.leaveOrganization({ password })],
    [
      'hands out no data',
      () => 'lock table user_todos in access exclusive mode',
      ({ api }) => api.ownAccount.takeData({ password }),
    ],
    [
      'starts no authenticator app',
      () => 'lock table two_factors in share mode',
      ({ api }) => api.ownAccount.startTotp({ password }),
    ],
  ])('%s', async (_, lock, command) => {
    const office = await world.office()
    const { kim } = office
    const before = await kimAfter(office)
    expect(
      await duringLock(
        lock(office),
        () => command(kim),
        () => resetPasswordOf(kim),
      ),
    ).toBe(ended)
    expect(before).toMatchObject([{ email: kim.email, leftAt: null, apps: 0, exports: 0 }])
    expect(await kimAfter(office)).toEqual(before)
  })

  /** A removed member, signed in. */
  async function anOutsider() {
    const { olivia, kofi } = await world.office()
    await olivia.api.team.remove({ id: kofi.id })
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: kofi.email, password })
    return { kofi, api: visitor.api }
  }
  const organizationsOf = async ({ id }: Person) =>
    (await pool().query('select organization_id from profiles where id = $1 and left_at is null', [id])).rows

  it('joins no organization by a link for many', async () => {
    const { kofi, api } = await anOutsider()
    const there = await world.office('Südwind')
    const { link } = await there.olivia.api.joinLinks.create({ maxUses: 10, hours: 24 })
    const accept = () => api.joinLinks.accept({ token: link.split('/').at(-1) ?? '' })
    expect(await duringLock(lockOrganization(there), accept, () => resetPasswordOf(kofi))).toBe(ended)
    expect(await organizationsOf(kofi)).toEqual([])
  })

  it('accepts no invitation', async () => {
    const { kofi, api } = await anOutsider()
    const there = await world.office('Südwind')
    await there.olivia.api.invitations.send({ email: kofi.email })
    const [invitation] = await api.invitations.mine()
    const accept = () => api.invitations.acceptMine({ id: invitation?.id ?? '' })
    expect(await duringLock(lockOrganization(there), accept, () => resetPasswordOf(kofi))).toBe(ended)
    expect(await organizationsOf(kofi)).toEqual([])
  })

  it('creates no organization', async () => {
    const { kofi, api } = await anOutsider()
    const create = () =>
      api.onboarding.createOrganization({ name: 'Neu GmbH', timeZone: 'Europe/Berlin', language: 'de' })
    const lock = 'lock table organizations in share mode'
    expect(await duringLock(lock, create, () => resetPasswordOf(kofi))).toBe(ended)
    expect(await organizationsOf(kofi)).toEqual([])
  })
})
