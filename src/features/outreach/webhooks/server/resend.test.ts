import { afterEach, describe, expect, it } from 'vitest'
import { answering, openReceiver, type Receiver } from '#test/receiver.ts'
import { until } from '#test/until.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import type { Delivery } from '../schema.ts'

const world = useWorld({ WEBHOOK_PRIVATE: '1' })
const open: Receiver[] = []
afterEach(() => open.splice(0).forEach(one => one.close()))

/** A webhook with one delivery that has arrived at noon. */
async function aDelivery() {
  const { olivia } = await world.office()
  const { webhooks } = olivia.api
  const receiver = await openReceiver()
  open.push(receiver)
  const { id } = await webhooks.create({ url: receiver.url, kinds: ['team.locked'], secret: null })
  const deliveries = () => webhooks.deliveries({ id })
  const becomes = async (wanted: (delivery: Delivery) => boolean, what: string): Promise<Delivery> => {
    let found: Delivery | undefined
    await until(
      async () => {
        ;[found] = await deliveries()
        return found !== undefined && wanted(found)
      },
      { what },
    )
    return found!
  }
  await webhooks.test({ id })
  const { id: deliveryId } = await becomes(({ state }) => state === 'sent', 'the delivery to arrive')
  return { webhooks, receiver, id, deliveryId, deliveries, becomes, resend: () => webhooks.resend({ id, deliveryId }) }
}

describe('sending a delivery again', () => {
  it('is refused while the webhook is off, changes nothing, and works once it is on', async () => {
    const { webhooks, receiver, id, deliveries, resend } = await aDelivery()
    await webhooks.setOn({ id, isOn: false })
    const before = await deliveries()
    expect(await refusalOf(resend())).toMatchObject({ code: 'webhooks.isOff', status: 409 })
    expect(await refusalOf(webhooks.test({ id }))).toMatchObject({ code: 'webhooks.isOff', status: 409 })
    expect(await deliveries()).toEqual(before)
    await webhooks.setOn({ id, isOn: true })
    await resend()
    await until(() => receiver.received.length === 2, { what: 'the delivery to arrive again' })
  })

  it('is refused once the receiver has ended the webhook', async () => {
    const { webhooks, receiver, id, resend } = await aDelivery()
    receiver.behave(answering(410))
    await webhooks.test({ id })
    await until(async () => (await webhooks.list())[0]?.state === 'ended', { what: 'the webhook to end' })
    expect(await refusalOf(resend())).toMatchObject({ code: 'webhooks.isOff' })
  })

  it('keeps the time of the earlier arrival until it arrives anew', async () => {
    const { receiver, becomes, resend } = await aDelivery()
    receiver.behave(answering(503))
    world.clock.set('2026-11-20T12:00:00Z')
    await resend()
    const waiting = await becomes(({ status }) => status === 503, 'the receiver to refuse it')
    expect(waiting).toMatchObject({ state: 'waiting', sentAt: '2026-11-20T11:00:00Z' })
  })

  it('has the time of the new arrival afterwards', async () => {
    const { receiver, becomes, resend } = await aDelivery()
    world.clock.set('2026-11-20T12:00:00Z')
    await resend()
    await until(() => receiver.received.length === 2, { what: 'the delivery to arrive again' })
    expect(await becomes(({ state }) => state === 'sent', 'the new arrival')).toMatchObject({
      sentAt: '2026-11-20T12:00:00Z',
    })
  })

  it('leaves the earlier arrival on record when the webhook is switched off before it arrives anew', async () => {
    const { webhooks, receiver, id, deliveries, becomes, resend } = await aDelivery()
    receiver.behave(answering(503))
    await resend()
    await becomes(({ status }) => status === 503, 'the receiver to refuse it')
    await webhooks.setOn({ id, isOn: false })
    expect(await deliveries()).toMatchObject([{ state: 'dead', sentAt: '2026-11-20T11:00:00Z' }])
  })
})
