import { z } from 'zod'
import { zUntrimmedText } from '#kit/schema.ts'

/*
 * What a browser's WebAuthn interface writes as JSON. The signatures inside are judged by the library; here only the shape
 * is, and nothing beside it gets through.
 */
const encoded = zUntrimmedText(20_000)
const credential = {
  id: zUntrimmedText(2000),
  rawId: zUntrimmedText(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
}

export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(7)
      .exactOptional(),
  }),
})
export type NewPasskey = z.infer<typeof newPasskey>

export const signedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: zUntrimmedText(2000).exactOptional(),
  }),
})
export type SignedChallenge = z.infer<typeof signedChallenge>

/** What the browser's interface is called with. */
export const challenge = z.record(z.string(), z.unknown())
