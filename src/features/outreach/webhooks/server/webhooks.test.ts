import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { aPublishedSeat } from '#test/factories.ts'
import { hasLockWait } from '#test/lock-waits.ts'
import { answering, openReceiver, type Received, type Receiver } from '#test/receiver.ts'
import { until } from '#test/until.ts'
import { type Office, type Person, refusalOf, useWorld } from '#test/world.ts'
import type { WebhookKind } from '../kinds.ts'
import type { Delivery } from '../schema.ts'

const world = useWorld({ WEBHOOK_PRIVATE: '1' })
const open: Receiver[] = []
afterEach(() => open.splice(0).forEach(one => one.close()))

const nowhere = { url: 'https://receiver.example/', kinds: ['team.locked' as const], secret: null }

async function receiving(by: Person, kinds: readonly WebhookKind[] = ['team.locked', 'team.unlocked']) {
  const receiver = await openReceiver()
  open.push(receiver)
  const { id, secret } = await by.api.webhooks.create({ url: receiver.url, kinds: [...kinds], secret: null })
  return { receiver, id, secret }
}

const typesOf = (received: readonly Received[]): unknown[] => received.map(({ body }) => JSON.parse(body).type)
const arrived = (receiver: Receiver, count: number) =>
  until(() => receiver.received.length >= count, { what: 'what the receiver is told' })
const locked = async ({ olivia, kim }: Office) => void (await olivia.api.team.lock({ id: kim.id }))
const headersOf = ({ headers }: Received): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

async function deliveryOf(by: Person, id: string, state: Delivery['state']): Promise<Delivery> {
  let found: Delivery | undefined
  const isThere = async () => {
    ;[found] = await by.api.webhooks.deliveries({ id })
    return found?.state === state
  }
  await until(isThere, { what: `a delivery that is ${state}` })
  return found!
}

/** What waits for its next try is tried now. */
async function tryNow(): Promise<void> {
  const { pool } = world.staffel.services.database
  await pool.query("update webhook_deliveries set due_at = now() - interval '2 minutes' where sent_at is null")
  const { rows } = await pool.query('select id from webhook_deliveries where sent_at is null and dead_at is null')
  const { jobs, database } = world.staffel.services
  await database.installation(async tx => {
    for (const { id } of rows) await jobs.later(tx, 'webhook.send', { id })
  })
}

const failedSince = (id: string, instant: string) =>
  world.staffel.services.database.pool.query('update webhooks set failing_since = $2 where id = $1', [id, instant])

describe('a webhook', () => {
  it('is told of the deeds that it asked for, as they were done, and of no others', async () => {
    const office = await world.office()
    const { receiver } = await receiving(office.olivia)
    await locked(office)
    await office.olivia.api.team.update({ id: office.kofi.id, fullName: 'Kofi M.' })
    await office.olivia.api.team.unlock({ id: office.kim.id })
    await arrived(receiver, 2)
    expect(new Set(typesOf(receiver.received))).toEqual(new Set(['team.locked', 'team.unlocked']))
    const said = receiver.received.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'team.locked')
    expect(said).toEqual({
      type: 'team.locked',
      timestamp: '2026-11-20T11:00:00Z',
      data: { id: expect.any(String), actorId: office.olivia.id, target: office.kim.id, change: { seats: 0 } },
    })
  })

  it('hears nothing of what was refused, nor of another organisation', async () => {
    const [office, there] = [await world.office(), await world.office('Südwind')]
    const { receiver, id } = await receiving(office.olivia)
    await expect(office.adam.api.team.lock({ id: office.olivia.id })).rejects.toThrow()
    await locked(there)
    await locked(office)
    await arrived(receiver, 1)
    expect(await office.olivia.api.webhooks.deliveries({ id })).toHaveLength(1)
  })

  it('signs as Standard Webhooks has it, while a secret is renewed with both', async () => {
    const office = await world.office()
    const { receiver, id, secret } = await receiving(office.olivia)
    await locked(office)
    await arrived(receiver, 1)
    const [first] = receiver.received
    expect(new Webhook(secret).verify(first!.body, headersOf(first!))).toMatchObject({ type: 'team.locked' })
    expect(() => new Webhook(secret).verify(first!.body.replace('locked', 'loved'), headersOf(first!))).toThrow()
    const renewed = await office.olivia.api.webhooks.rotate({ id })
    expect(renewed.secret).not.toBe(secret)
    expect(await office.olivia.api.webhooks.list()).toMatchObject([{ rotatesUntil: '2026-11-21T11:00:00Z' }])
    await office.olivia.api.team.unlock({ id: office.kim.id })
    await arrived(receiver, 2)
    const second = receiver.received[1]!
    for (const each of [secret, renewed.secret]) new Webhook(each).verify(second.body, headersOf(second))
    world.clock.set('2026-11-21T11:00:01Z')
    await office.olivia.api.webhooks.test({ id })
    await arrived(receiver, 3)
    const third = receiver.received[2]!
    new Webhook(renewed.secret).verify(third.body, headersOf(third))
    expect(() => new Webhook(secret).verify(third.body, headersOf(third))).toThrow()
  })

  it('keeps its secrets sealed, and says them once', async () => {
    const { olivia } = await world.office()
    const own = `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`
    expect((await olivia.api.webhooks.create({ ...nowhere, secret: own })).secret).toBe(own)
    const { rows } = await world.staffel.services.database.pool.query('select w::text as row from webhooks w')
    expect(rows.map(({ row }) => row).join()).not.toContain(own.slice(6, 30))
    expect(JSON.stringify(await olivia.api.webhooks.list())).not.toContain(own.slice(6, 30))
  })

  it('is tried again until it arrives, under the same id', async () => {
    const office = await world.office()
    const { receiver, id } = await receiving(office.olivia)
    receiver.behave(answering(503, { 'retry-after': '1' }))
    await locked(office)
    await arrived(receiver, 1)
    await until(async () => (await office.olivia.api.webhooks.list())[0]?.failingSince !== null)
    expect(await office.olivia.api.webhooks.deliveries({ id })).toMatchObject([{ status: 503, state: 'waiting' }])
    receiver.behave(answering(200))
    await tryNow()
    expect(await deliveryOf(office.olivia, id, 'sent')).toMatchObject({ status: 200 })
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(1)
    expect((await office.olivia.api.webhooks.list())[0]).toMatchObject({ failingSince: null, state: 'active' })
  })

  it('shows on an open page what has become of a delivery, once it is written down', async () => {
    const office = await world.office()
    const { id } = await receiving(office.olivia)
    const { live, database } = world.staffel.services
    // the update that marks a delivery as sent waits for a lock
    const holder = await database.pool.connect()
    await database.pool.query(`
      create function waits() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(4711); return new; end';
      create trigger waits before update on webhook_deliveries
        for each row when (new.sent_at is not null) execute function waits()`)
    await holder.query('select pg_advisory_lock(4711)')
    let isSeen = false
    const look = async () => {
      const [delivery] = await office.olivia.api.webhooks.deliveries({ id })
      isSeen = delivery?.state === 'sent'
    }
    const stop = live.listen({ organizationId: office.id, profileId: office.olivia.id, hear: () => void look() })
    try {
      await office.olivia.api.webhooks.test({ id })
      await until(() => hasLockWait(database.pool), { what: 'the write that waits' })
      expect(isSeen).toBe(false)
      await holder.query('select pg_advisory_unlock(4711)')
      await until(() => isSeen, { what: 'a delivery that has arrived, on an open page' })
    } finally {
      stop()
      await holder.query('select pg_advisory_unlock_all()')
      holder.release()
      await database.pool.query('drop function waits cascade')
    }
  })

  it('may say what no text of the database holds', async () => {
    const office = await world.office()
    const { receiver, id } = await receiving(office.olivia)
    receiver.behave((_, response) => void response.writeHead(500).end('down\0\u001B[0m there'))
    await locked(office)
    await until(async () => (await office.olivia.api.webhooks.deliveries({ id })).some(({ error }) => error !== null))
    expect(await office.olivia.api.webhooks.deliveries({ id })).toMatchObject([
      { state: 'waiting', attempts: 1, error: expect.stringMatching(/down \[0m there/) },
    ])
  })

  it('is told of everything after a day away, each thing once to who checks ids', async () => {
    const office = await world.office()
    const { receiver, id } = await receiving(office.olivia)
    receiver.behave((_, response) => void response.socket?.resetAndDestroy())
    await locked(office)
    await office.olivia.api.team.unlock({ id: office.kim.id })
    await arrived(receiver, 2)
    world.clock.set('2026-11-21T11:00:00Z')
    receiver.behave(answering(204))
    await until(async () => (await office.olivia.api.webhooks.deliveries({ id })).every(({ error }) => error !== null))
    await tryNow()
    await until(async () => (await office.olivia.api.webhooks.deliveries({ id })).every(one => one.state === 'sent'))
    const distinct = new Map(
      receiver.received.map(({ headers, body }) => [headers['webhook-id'], JSON.parse(body).type]),
    )
    expect(new Set(distinct.values())).toEqual(new Set(['team.locked', 'team.unlocked']))
    expect(distinct.size).toBe(2)
  })

  it('is given up after three days without anything arriving, and the owner is told', async () => {
    const office = await world.office()
    const { receiver, id } = await receiving(office.adam)
    receiver.behave(answering(500))
    await locked(office)
    await arrived(receiver, 1)
    await until(async () => (await office.olivia.api.webhooks.list())[0]?.failingSince !== null)
    await failedSince(id, '2026-11-17T10:59:59Z')
    await tryNow()
    await until(async () => (await office.olivia.api.webhooks.list())[0]?.state === 'paused')
    expect(await deliveryOf(office.olivia, id, 'dead')).toMatchObject({ status: 500 })
    const { notifications } = await office.olivia.api.notifications.list({})
    expect(notifications).toMatchObject([
      { kind: 'webhook_paused', parameters: { isGone: false, host: new URL(receiver.url).host } },
    ])
    expect((await office.adam.api.notifications.list({})).notifications).toEqual([])
    // switched off, nothing is written down for it any more
    await office.olivia.api.team.unlock({ id: office.kim.id })
    expect(await office.olivia.api.webhooks.deliveries({ id })).toHaveLength(1)
    await office.olivia.api.webhooks.setOn({ id, isOn: true })
    expect((await office.olivia.api.webhooks.list())[0]).toMatchObject({ state: 'active', failingSince: null })
  })

  it('of an agency whose receivers take all the time they may keeps no other waiting', { tags: ['all'] }, async () => {
    const [slow, quick] = [await world.office(), await world.office('Südwind')]
    const { receiver: silent } = await receiving(slow.olivia)
    silent.behave(() => {})
    for (let n = 0; n < 20; n++) {
      await slow.olivia.api.team.lock({ id: slow.kim.id })
      await slow.olivia.api.team.unlock({ id: slow.kim.id })
    }
    const { receiver } = await receiving(quick.olivia)
    await locked(quick)
    await until(() => receiver.received.length === 1, { what: 'what the other agency is told' })
    // eight deliveries at once before the receiver counts as slow, two afterwards
    expect(silent.received.length).toBeLessThanOrEqual(8 + 2)
  })

  it('ends with a 410', async () => {
    const office = await world.office()
    const { receiver, id } = await receiving(office.olivia)
    receiver.behave(answering(410))
    await locked(office)
    await until(async () => (await office.olivia.api.webhooks.list())[0]?.state === 'ended')
    expect(await deliveryOf(office.olivia, id, 'dead')).toMatchObject({ status: 410 })
    await office.olivia.api.team.unlock({ id: office.kim.id })
    await world.staffel.sending.sweep()
    expect(receiver.received).toHaveLength(1)
    expect((await office.olivia.api.notifications.list({})).notifications).toMatchObject([
      { kind: 'webhook_paused', parameters: { isGone: true } },
    ])
  })

  it('ends once, however many deliveries are answered so at the same moment', async () => {
    const office = await world.office()
    const { receiver } = await receiving(office.olivia)
    const held: (() => void)[] = []
    receiver.behave((_, response) => void held.push(() => response.writeHead(410).end()))
    for (const person of [office.kim, office.kofi, office.lea, office.adam]) {
      await office.olivia.api.team.lock({ id: person.id })
    }
    await until(() => held.length === 4, { what: 'four deliveries under way' })
    for (const answer of held) answer()
    await until(async () => (await office.olivia.api.webhooks.list())[0]?.state === 'ended')
    await world.staffel.sending.sweep()
    const told = async () => (await office.olivia.api.notifications.list({})).notifications
    const { pool } = world.staffel.services.database
    const left = async () => {
      const { rows } = await pool.query(
        'select 1 from webhook_deliveries where organization_id = $1 and status is null',
        [office.id],
      )
      return rows.length
    }
    await until(async () => (await left()) === 0, { what: 'all answers to be noted' })
    expect((await told()).filter(({ kind }) => kind === 'webhook_paused')).toHaveLength(1)
  })

  it('follows no redirect, and says so in its log', async () => {
    const office = await world.office()
    const { receiver, id } = await receiving(office.olivia)
    const elsewhere = await openReceiver()
    open.push(elsewhere)
    receiver.behave(answering(307, { location: elsewhere.url }))
    await locked(office)
    await arrived(receiver, 1)
    await until(async () => (await office.olivia.api.webhooks.deliveries({ id }))[0]?.status === 307)
    expect(elsewhere.received).toEqual([])
  })

  it('sends again what was given up or has arrived, under the same id', async () => {
    const office = await world.office()
    const { receiver, id } = await receiving(office.olivia)
    await locked(office)
    const { id: deliveryId } = await deliveryOf(office.olivia, id, 'sent')
    await office.olivia.api.webhooks.resend({ id, deliveryId })
    await arrived(receiver, 2)
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.body).toBe(first?.body)
    const stranger = office.olivia.api.webhooks.resend({ id, deliveryId: 'AAAAAAAAAAAA' })
    expect(await refusalOf(stranger)).toMatchObject({ code: 'webhooks.deliveryNotFound' })
  })

  it('shows the last fifty of its deliveries', async () => {
    const { id: organizationId, olivia } = await world.office()
    const { id } = await olivia.api.webhooks.create(nowhere)
    await world.staffel.services.database.pool.query(
      `insert into webhook_deliveries (organization_id, id, webhook_id, kind, payload, created_at, dead_at)
       select $1, 'told' || n, $2, 'team.locked', '{}', $3::timestamptz + n * interval '1 second', $3::timestamptz
       from generate_series(1, 51) n`,
      [organizationId, id, world.clock.now().toString()],
    )
    const shown = (await olivia.api.webhooks.deliveries({ id })).map(delivery => delivery.id)
    expect(shown).toEqual(Array.from({ length: 50 }, (_, at) => `told${51 - at}`))
  })

  it('is one of twenty at most', async () => {
    const { id: organizationId, olivia } = await world.office()
    await world.staffel.services.database.pool.query(
      `insert into webhooks (organization_id, id, url, kinds, secret, state, created_at)
       select $1, 'webhook' || n, 'https://receiver.example/', '{team.locked}', '', 'paused', now()
       from generate_series(1, 19) n`,
      [organizationId],
    )
    await olivia.api.webhooks.create(nowhere)
    expect(await refusalOf(olivia.api.webhooks.create(nowhere))).toMatchObject({
      code: 'webhooks.tooMany',
      status: 422,
    })
  })

  it('is kept by whoever may read the audit log as well', async () => {
    const { olivia, adam } = await world.office()
    const [admin] = await olivia.api.permissions.templates()
    const permissions = admin!.permissions.filter(id => id !== 'audit_view')
    await olivia.api.permissions.save({ templates: [{ ...admin!, permissions }] })
    expect(await refusalOf(adam.api.webhooks.list())).toMatchObject({ code: 'permissions.missing' })
  })

  it.each([
    ['receiver.example', 'webhooks.url'],
    ['ftp://receiver.example', 'webhooks.url'],
    ['https://me:word@receiver.example', 'webhooks.url'],
  ])('is not made for %s', async (url, code) => {
    const { olivia } = await world.office()
    const made = olivia.api.webhooks.create({ url, kinds: ['team.locked'], secret: null })
    expect(await refusalOf(made)).toMatchObject({ code, field: 'url' })
  })

  it('says of everything at once what is missing', async () => {
    const { olivia } = await world.office()
    const made = olivia.api.webhooks.create({ url: '', kinds: [], secret: 'whsec_short' })
    const complaints = ['url', 'kinds', 'secret'].map(field => ({ field, code: `webhooks.${field}` }))
    expect(await refusalOf(made)).toMatchObject({ data: { complaints } })
  })

  it('passes on nothing that whoever makes it may not read in the log, nor shows it to others who keep it', async () => {
    const office = await world.office()
    const { olivia, lea, kim } = office
    const lead = (await olivia.api.permissions.templates()).find(({ role }) => role === 'team_lead')!
    const mayOnly = async (...permissions: PermissionId[]) => {
      const { version } = (await olivia.api.permissions.templates()).find(({ role }) => role === 'team_lead')!
      await olivia.api.permissions.save({ templates: [{ ...lead, permissions, version }] })
    }
    const { id: assignmentId } = await aPublishedSeat(office)
    await mayOnly('page_organization', 'audit_view')
    for (const kind of ['schedule.declined', 'schedule.assigned', 'vacation.decided'] as const) {
      expect(await refusalOf(receiving(lea, ['team.locked', kind]))).toMatchObject({
        code: 'webhooks.notReadable',
        field: 'kinds',
      })
    }
    await receiving(lea, ['team.locked', 'schedule.published'])
    const { id, receiver } = await receiving(olivia, ['schedule.declined'])
    await kim.api.ownShifts.decline({ assignmentId, reason: 'Fieber' })
    await arrived(receiver, 1)
    expect(receiver.received[0]?.body).toContain('Fieber')
    const [seen] = await lea.api.webhooks.deliveries({ id })
    expect(JSON.parse(seen?.body ?? '')).toMatchObject({ type: 'schedule.declined', data: { change: {} } })
    expect(seen?.body).not.toContain('Fieber')
    await mayOnly('page_organization', 'audit_view', 'shift_plan_edit')
    expect((await lea.api.webhooks.deliveries({ id }))[0]?.body).toContain('Fieber')
    await receiving(lea, ['schedule.declined'])
  })

  it('is not made with a secret of three letters', async () => {
    const { olivia } = await world.office()
    const made = olivia.api.webhooks.create({ url: 'https://a.example', kinds: ['team.locked'], secret: 'abc' })
    const refused = await refusalOf(made)
    expect(refused).toMatchObject({ code: 'webhooks.secret', field: 'secret' })
    expect(refused.message).toContain('whsec_')
  })
})
