import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteExpiredSignInData } from '#features/access/sign-in/server/delete-expired.ts'
import { hashOf } from '#platform/server/token.ts'
import { aMarket, anAdvertisement, sitsOn } from '#test/market-office.ts'
import { openPushService } from '#test/push-service.ts'
import { startBehindLock } from '#test/lock-waits.ts'
import { until } from '#test/until.ts'
import { password, type Person, refusalOf, startOfTests, useWorld, type Visitor } from '#test/world.ts'

const service = await openPushService()
const world = useWorld(service.variables)
afterAll(() => service.close())
beforeEach(() => service.answer(() => 201))

type Device = ReturnType<typeof service.newDevice>

/** Of the market, for whatever else people are told of. */
const told = ({ name }: Device) =>
  service.delivered.filter(
    ({ device, message }) => device === name && String(message['path']).startsWith('/market?offer='),
  )
const addressOf = ({ endpoint, p256dh, auth }: Device) => ({ endpoint, p256dh, auth })

async function subscribed(person: Pick<Visitor, 'api'>) {
  const device = service.newDevice()
  const state = await person.api.push.subscribe(addressOf(device))
  return { device, state }
}

async function onAnotherDevice({ email }: Person): Promise<Visitor> {
  const visitor = world.visitor()
  await visitor.api.signIn.signIn({ email, password })
  return visitor
}

async function heard(device: Device, count = 1) {
  await until(() => told(device).length >= count, { what: `${count} messages on a device` })
  return told(device)
}

describe('a device', () => {
  it('is told what a chat would be told, for its eyes alone, by a sender whom its push service can check', async () => {
    const { adam, kofi, gap } = await aMarket(world)
    const { device, state } = await subscribed(kofi)
    // tokens of senders go by the machine's clock
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(startOfTests) })
    await adam.api.market.advertise(anAdvertisement(gap))
    const [one] = await heard(device).finally(() => vi.useRealTimers())
    expect(one).toMatchObject({
      publicKey: state.publicKey,
      claims: { aud: service.origin },
      message: {
        title: 'Eine Schicht ist zu vergeben',
        body: expect.stringContaining('Spät'),
        path: expect.stringMatching(/^\/market/),
        actions: [{ label: 'Nehme ich' }],
      },
    })
    expect(one?.seconds).toBe(24 * 3600)
    // push services refuse more than a day
    expect(Number(one?.claims['exp']) - Date.parse(startOfTests) / 1000).toBe(12 * 3600)
  })

  it('brings back what is tapped, and the server does it as for a tap in the chat', async () => {
    const { adam, kofi, gap } = await aMarket(world)
    const { device } = await subscribed(kofi)
    await adam.api.market.advertise(anAdvertisement(gap))
    const [one] = await heard(device)
    const [take] = (one?.message['actions'] ?? []) as { data: string }[]
    expect(await kofi.api.bot.act({ data: take?.data ?? '' })).toEqual({
      said: '✓ Die Schicht gehört dir.',
      buttons: [],
    })
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: kofi.id })
    expect((await kofi.api.bot.act({ data: 'nonsense' })).said).toBe('Dieser Button funktioniert nicht mehr.')
  })

  it('is told on each of the person’s devices, once each, and not on those of others', async () => {
    const { adam, kim, kofi, gap } = await aMarket(world)
    const [first, stranger] = [await subscribed(kofi), await subscribed(kim)]
    const phone = await onAnotherDevice(kofi)
    const second = await subscribed(phone)
    const here = second.state.devices.filter(({ isHere }) => isHere)
    expect(here.map(({ address }) => address)).toEqual([hashOf(second.device.endpoint)])
    expect(second.state.devices).toHaveLength(2)
    await adam.api.market.advertise({ ...anAdvertisement(gap), to: [kofi.id] })
    await heard(first.device)
    await heard(second.device)
    await world.staffel.sending.sweep()
    expect([told(first.device).length, told(second.device).length, told(stranger.device).length]).toEqual([1, 1, 0])
  })

  it('is told nothing once the person has signed out there, was locked, or has switched it off', async () => {
    const { id, olivia, adam, kim, kofi, gap } = await aMarket(world)
    const devices = [await subscribed(kim), await subscribed(kofi), await subscribed(adam)]
    await kim.api.signIn.signOut()
    await olivia.api.team.lock({ id: kofi.id })
    await adam.api.push.unsubscribe({ id: devices[2]?.state.devices[0]?.id ?? '' })
    await olivia.api.market.advertise(anAdvertisement(gap))
    await world.staffel.sending.sweep()
    const { rows } = await world.staffel.services.database.pool.query(
      'select 1 from push_subscriptions where organization_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  it('is told nothing once its sign-in is ninety days old, though it was used until now', async () => {
    const { adam, kofi, gap, id } = await aMarket(world)
    const { pool } = world.staffel.services.database
    await subscribed(kofi)
    const age = (days: number) =>
      pool.query(
        `update sessions set created_at = $2::timestamptz - $3 * interval '1 day',
           expires_at = $2::timestamptz + interval '29 days' where user_id = $1`,
        [kofi.id, world.clock.now().toString(), days],
      )
    const devices = async () =>
      (await pool.query('select 1 from push_subscriptions where organization_id = $1', [id])).rowCount
    await age(89)
    await deleteExpiredSignInData(world.staffel.services)
    expect(await devices()).toBe(1)
    await age(90)
    await deleteExpiredSignInData(world.staffel.services)
    expect(await devices()).toBe(0)
    await adam.api.market.advertise(anAdvertisement(gap))
    await world.staffel.sending.sweep()
    const { rows } = await pool.query('select 1 from push_messages where organization_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('that its push service does not know any more is forgotten; one that is busy is told later', async () => {
    const { adam, kofi, gap } = await aMarket(world)
    const { device } = await subscribed(kofi)
    service.answer(() => 429)
    await adam.api.market.advertise(anAdvertisement(gap))
    await until(() => service.calls() > 0)
    service.answer(() => 201)
    await heard(device)
    service.answer(() => 410)
    await adam.api.market.advertise(anAdvertisement({ ...gap, shiftId: 'night' }))
    await until(async () => (await kofi.api.push.state()).devices.length === 0, { what: 'the device to be forgotten' })
    expect(told(device)).toHaveLength(1)
  })

  it('belongs to whoever subscribed last in that browser', async () => {
    const { kim, kofi } = await aMarket(world)
    const { device } = await subscribed(kim)
    await kofi.api.push.subscribe(addressOf(device))
    expect((await kim.api.push.state()).devices).toEqual([])
    expect((await kofi.api.push.state()).devices).toHaveLength(1)
  })

  it.each([
    ['http://127.0.0.1:1/x', 'push.unknownService'],
    ['https://169.254.169.254/latest', 'push.unknownService'],
    ['nowhere', 'push.unknownService'],
  ])('of an unknown push service is refused: %s', async (endpoint, code) => {
    const { kim } = await world.office()
    const refusal = await refusalOf(kim.api.push.subscribe({ ...addressOf(service.newDevice()), endpoint }))
    expect(refusal).toMatchObject({ code })
  })

  it('with keys that are none, or beyond the tenth, is refused', async () => {
    const { kim } = await world.office()
    const device = addressOf(service.newDevice())
    expect(await refusalOf(kim.api.push.subscribe({ ...device, auth: 'kurz' }))).toMatchObject({ code: 'push.badKeys' })
    for (let n = 0; n < 10; n += 1) await subscribed(await onAnotherDevice(kim))
    expect(await refusalOf(subscribed(kim))).toMatchObject({ code: 'push.tooMany' })
  })

  it('beyond the tenth is refused when two sign up at the same moment', async () => {
    const { kim } = await world.office()
    for (let n = 0; n < 9; n += 1) await subscribed(await onAnotherDevice(kim))
    const others = [await onAnotherDevice(kim), await onAnotherDevice(kim)]
    const { pool } = world.staffel.services.database
    await pool.query(`
      create function waits() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock_shared(4711); return new; end';
      create trigger waits before insert on push_subscriptions for each row execute function waits()`)
    try {
      const calls = others.map(other => () => subscribed(other))
      const made = await startBehindLock(pool, 'select pg_advisory_xact_lock(4711)', calls)
      expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect((await kim.api.push.state()).devices).toHaveLength(10)
    } finally {
      await pool.query('drop function waits cascade')
    }
  })
})
