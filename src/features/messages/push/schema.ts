import { z } from 'zod'
import { zId, zTimestamp } from '#kit/schema.ts'

const zKey = (bytes: number) =>
  z
    .string('input.required')
    .max(200, 'push.badKeys')
    .refine(
      text => /^[\w-]+=*$/.test(text) && Math.floor((text.replaceAll('=', '').length * 3) / 4) === bytes,
      'push.badKeys',
    )

/** As a browser's `PushSubscription` says it. */
export const subscribing = z.object({
  endpoint: z
    .string('input.required')
    .max(1000, 'push.unknownService')
    .regex(/^[!-~]+$/, 'push.unknownService'),
  /** An uncompressed point of P-256, and 16 bytes of chance, in base64url. */
  p256dh: zKey(65),
  auth: zKey(16),
})
export type NewPushSubscription = z.infer<typeof subscribing>

const pushDevice = z.object({
  id: z.string(),
  /** As the browser names itself; empty: it does not. */
  userAgent: z.string(),
  createdAt: zTimestamp,
  /** Of this very sign-in. */
  isHere: z.boolean(),
  /** SHA-256 of the endpoint, in hex: by it a browser knows whether it is told still. */
  address: z.string(),
})
export type PushDevice = z.infer<typeof pushDevice>

export const pushState = z.object({ publicKey: z.string(), devices: z.array(pushDevice) })
export type PushState = z.infer<typeof pushState>

export const oneDevice = z.object({ id: zId })

/** What a browser is handed: it shows the words, and brings back the data of what is tapped. */
export interface PushMessage {
  /** One notification's: the same said again takes the place of the first. */
  readonly tag: string
  readonly title: string
  readonly body: string
  /** Where a tap on it leads. */
  readonly path: string
  readonly actions: readonly { readonly label: string; readonly data: string }[]
}
