import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '#kit/catalogue.ts'
import { mayChooseChannels, defaultRule } from '#features/messages/notifications/channels.ts'
import { type NotificationKind, notificationKinds } from '#features/messages/notifications/kinds.ts'
import * as settings from '#features/messages/notifications/server/settings-store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Services } from '#platform/server/services.ts'

interface Subscription {
  readonly organizationId: string
  readonly profileId: string
  readonly kind: NotificationKind
}

/** Good for one thing and for ever: mails of years ago still end what they began. */
const sign = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${payload}`).digest('base64url')

export function unsubscribeUrl(
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
  { organizationId, profileId, kind }: Subscription,
): string {
  const payload = `${organizationId}.${profileId}.${kind}`
  return `${publicUrl}/api/unsubscribe/${payload}.${sign(secret, payload)}`
}

function read(secret: string, token: string): Subscription | undefined {
  const [organizationId = '', profileId = '', name = '', signature = ''] = token.split('.')
  const kind = notificationKinds.find(one => one === name)
  const given = Buffer.from(signature)
  const ours = Buffer.from(sign(secret, `${organizationId}.${profileId}.${name}`))
  if (!kind || given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined
  return { organizationId, profileId, kind }
}

export type UnsubscribeResult =
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'ask' | 'done' | 'fixed'; readonly kind: NotificationKind; readonly language: Language }

/** With `isMeant` the person's mails of the kind end; without, it is only said what would. */
export async function unsubscribeByToken(
  services: Services,
  token: string,
  isMeant: boolean,
): Promise<UnsubscribeResult> {
  const subscription = read(services.secret, token)
  if (!subscription) return { outcome: 'unknown' }
  const { organizationId, profileId, kind } = subscription
  return services.database.tenant(organizationId, async tx => {
    const person = await people.find(tx, organizationId, profileId)
    if (!person) return { outcome: 'unknown' }
    const { language } = person
    const rules = await settings.findRules(tx, organizationId)
    if (!mayChooseChannels(rules[kind] ?? defaultRule)) return { outcome: 'fixed', kind, language }
    if (!isMeant) return { outcome: 'ask', kind, language }
    const before = await settings.lockPreferences(tx, organizationId, profileId)
    const after = { ...before, [kind]: { ...before[kind], email: false } }
    await settings.savePreferences(tx, organizationId, profileId, after)
    tx.invalidate('notifications')
    return { outcome: 'done', kind, language }
  })
}
