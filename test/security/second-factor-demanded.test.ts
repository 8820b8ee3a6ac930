import { beforeEach, describe, expect, it } from 'vitest'
import type { demandedFor } from '#features/foundation/organizations/second-factor.ts'
import { codeOf } from '../authenticator.ts'
import { type Office, password, type Person, refusalOf, startOfTests, useWorld } from '../world.ts'

const world = useWorld({ ROLE: 'web' })
beforeEach(() => world.clock.set(startOfTests))

const from = '2026-12-01'
/** One minute before that day begins in Berlin, and its first. */
const [before, since] = ['2026-11-30T22:59:00Z', '2026-11-30T23:00:00Z']

async function demand({ olivia }: Office, level: (typeof demandedFor)[number], day = from): Promise<void> {
  const base = await olivia.api.organizationSettings.organization()
  const change = { second_factor_for: level, second_factor_from: day }
  await olivia.api.organizationSettings.saveOrganization({ base, change })
}

const isShutOut = async ({ api }: Person): Promise<boolean> =>
  api.people.list().then(
    () => false,
    (cause: { code: string }) => {
      expect(cause.code).toBe('permissions.secondFactorNeeded')
      return true
    },
  )

async function setUp({ api }: Person): Promise<void> {
  const { uri } = await api.ownAccount.startTotp({ password })
  await api.ownAccount.confirmTotp({ code: await codeOf(uri) })
}

describe('a second factor that an organisation demands', () => {
  it.each([
    ['nobody', []],
    ['owner', ['olivia']],
    ['admin', ['olivia', 'adam']],
    ['team_lead', ['olivia', 'adam', 'lea']],
    ['chatter', ['olivia', 'adam', 'lea', 'kim']],
  ] as const)('of %s shuts out, from the day on, %j', async (level, shutOut) => {
    const office = await world.office()
    await demand(office, level)
    const people = ['olivia', 'adam', 'lea', 'kim'] as const
    world.clock.set(before)
    for (const name of people) expect(await isShutOut(office[name]), `${name}, before`).toBe(false)
    world.clock.set(since)
    for (const name of people)
      expect(await isShutOut(office[name]), name).toBe((shutOut as readonly string[]).includes(name))
  })

  it('is said in the session before the day, and no longer once it is set up', async () => {
    const office = await world.office()
    await demand(office, 'chatter')
    expect(await office.kim.api.signIn.session()).toMatchObject({ member: { secondFactor: { from, isDue: false } } })
    await setUp(office.kim)
    expect(await office.kim.api.signIn.session()).toMatchObject({ member: { secondFactor: null } })
    world.clock.set(since)
    expect(await isShutOut(office.kim)).toBe(false)
  })

  it('can be set up by whoever is shut out, who then goes on', async () => {
    const office = await world.office()
    await demand(office, 'chatter')
    world.clock.set(since)
    expect(await isShutOut(office.kim)).toBe(true)
    expect(await office.kim.api.signIn.session()).toMatchObject({ member: { secondFactor: { isDue: true } } })
    expect(await office.kim.api.ownAccount.protection()).toMatchObject({ hasTotp: false })
    await setUp(office.kim)
    expect(await isShutOut(office.kim)).toBe(false)
  })

  it('is needed to take one’s own data along, but not by whoever is locked and can set none up', async () => {
    const office = await world.office()
    const { olivia, kim } = office
    await demand(office, 'chatter')
    await kim.api.ownAccount.takeData({ password })
    world.clock.set(since)
    expect(await refusalOf(kim.api.ownAccount.takeData({ password }))).toMatchObject({
      code: 'permissions.secondFactorNeeded',
    })
    await setUp(olivia)
    await olivia.api.team.lock({ id: kim.id })
    const locked = world.visitor()
    await locked.api.signIn.signIn({ email: kim.email, password })
    expect(await locked.api.ownAccount.takeData({ password })).toMatchObject({ account: { email: kim.email } })
  })

  it('is not there with a passkey alone, because the password would still open the account', async () => {
    const office = await world.office()
    await demand(office, 'chatter')
    await world.staffel.services.database.pool.query(
      "insert into passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up) values ($1, 'k', $1, $1, 0, 'singleDevice', false)",
      [office.kim.id],
    )
    world.clock.set(since)
    expect(await isShutOut(office.kim)).toBe(true)
  })

  it('comes with a day that is not over, so that nobody is shut out unawares', async () => {
    const office = await world.office()
    for (const day of ['', '2026-11-19']) {
      expect(await refusalOf(demand(office, 'admin', day))).toMatchObject({
        code: 'organizationSettings.secondFactorFrom',
        field: 'change.second_factor_from',
      })
    }
    expect(await refusalOf(demand(office, 'admin', '2026-02-30'))).toMatchObject({
      field: 'change.second_factor_from',
    })
    await demand(office, 'admin', '2026-11-21')
    await demand(office, 'nobody', '')
    expect(await isShutOut(office.olivia)).toBe(false)
  })
})
