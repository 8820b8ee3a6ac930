import type { Elsewhere, Foreign } from './matrix-foreign.ts'
import type { Office } from './world.ts'

export const aWebhook = async ({ olivia }: Office): Promise<string> =>
  (await olivia.api.webhooks.create({ url: 'https://receiver.example', kinds: ['team.locked'], secret: null })).id

const ofWebhook = (input: Foreign['input']): Foreign => ({ prepare: aWebhook, input })

export const webhookInputs: Readonly<Record<string, Foreign | Elsewhere | 'takes no ids'>> = {
  'webhooks.list': 'takes no ids',
  'webhooks.create': 'takes no ids',
  'webhooks.rotate': ofWebhook(id => ({ id })),
  'webhooks.setOn': ofWebhook(id => ({ id, isOn: true })),
  'webhooks.remove': ofWebhook(id => ({ id })),
  'webhooks.test': ofWebhook(id => ({ id })),
  'webhooks.deliveries': ofWebhook(id => ({ id })),
  'webhooks.resend': ofWebhook(id => ({ id, deliveryId: 'AAAAAAAAAAAA' })),
}
