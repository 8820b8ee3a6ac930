import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { startBehindLock } from '#test/lock-waits.ts'
import { openReceiver, type Received, type Receiver } from '#test/receiver.ts'
import { until } from '#test/until.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'
import { maxFormerSecrets } from '../rules.ts'

const world = useWorld({ WEBHOOK_PRIVATE: '1' })
const open: Receiver[] = []
afterEach(() => open.splice(0).forEach(one => one.close()))

async function aWebhook({ api }: Person) {
  const receiver = await openReceiver()
  open.push(receiver)
  const { id, secret } = await api.webhooks.create({ url: receiver.url, kinds: ['team.locked'], secret: null })
  async function received(): Promise<Received> {
    const before = receiver.received.length
    await api.webhooks.test({ id })
    await until(() => receiver.received.length > before, { what: 'the test delivery' })
    return receiver.received.at(-1)!
  }
  const renew = async () => (await api.webhooks.rotate({ id })).secret
  return { id, secret, received, renew }
}

function signs(secret: string, { headers, body }: Received): boolean {
  try {
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    new Webhook(secret).verify(body, texts)
    return true
  } catch {
    return false
  }
}

describe('renewing the secret of a webhook', () => {
  it('lets every former secret sign for a day after its renewal, however often it is renewed', async () => {
    const { olivia } = await world.office()
    const { secret: first, received, renew } = await aWebhook(olivia)
    const second = await renew()
    world.clock.set('2026-11-20T16:00:00Z')
    const third = await renew()
    const signing = async () => {
      const delivery = await received()
      return [first, second, third].filter(secret => signs(secret, delivery))
    }
    expect(await signing()).toEqual([first, second, third])
    expect(await olivia.api.webhooks.list()).toMatchObject([{ rotatesUntil: '2026-11-21T16:00:00Z' }])
    world.clock.set('2026-11-21T11:00:00Z')
    expect(await signing()).toEqual([second, third])
    world.clock.set('2026-11-21T16:00:00Z')
    expect(await signing()).toEqual([third])
    expect(await olivia.api.webhooks.list()).toMatchObject([{ rotatesUntil: null }])
  })

  it('lets both shown secrets sign when two members renew it at the same moment', async () => {
    const { olivia } = await world.office()
    const { id, secret: first, received, renew } = await aWebhook(olivia)
    const renewals = await startBehindLock(
      world.staffel.services.database.pool,
      `select from webhooks where id = '${id}' for update`,
      [renew, renew],
    )
    const shown = renewals.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
    expect(shown).toHaveLength(2)
    const delivery = await received()
    expect([first, ...shown].filter(secret => signs(secret, delivery))).toEqual([first, ...shown])
  })

  it('is refused while too many former secrets sign, and works again when the oldest has expired', async () => {
    const { olivia } = await world.office()
    const { secret, received, renew } = await aWebhook(olivia)
    for (let n = 0; n < maxFormerSecrets; n++) await renew()
    expect(await refusalOf(renew())).toMatchObject({ code: 'webhooks.tooManySecrets', status: 409 })
    expect(signs(secret, await received())).toBe(true)
    world.clock.set('2026-11-21T11:00:00Z')
    await renew()
  })
})

describe('the limit of webhooks', () => {
  it('holds when two are created at the same moment', async () => {
    const { id: organizationId, olivia } = await world.office()
    const { pool } = world.staffel.services.database
    await pool.query(
      `insert into webhooks (organization_id, id, url, kinds, secret, state, created_at)
       select $1, 'raced' || n, 'https://receiver.example/', '{team.locked}', '', 'paused', now()
       from generate_series(1, 19) n`,
      [organizationId],
    )
    const create = () =>
      olivia.api.webhooks.create({ url: 'https://receiver.example/', kinds: ['team.locked'], secret: null })
    const made = await startBehindLock(pool, 'lock table webhooks in share mode', [create, create])
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await olivia.api.webhooks.list()).toHaveLength(20)
  })
})
