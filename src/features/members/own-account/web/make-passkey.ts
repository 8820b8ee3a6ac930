import { orClosed } from '#features/access/sign-in/web/passkey.ts'
import type { NewPasskey } from '#features/access/sign-in/web-authn.ts'

/** Lets the device make a passkey. Undefined: the person closed the device's question. */
export async function makePasskey(challenge: Record<string, unknown>): Promise<NewPasskey | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return orClosed(async () => {
    const { id, rawId, type, response, authenticatorAttachment } = await startRegistration({
      optionsJSON: challenge as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) },
      ...(authenticatorAttachment && { authenticatorAttachment }),
    }
  })
}
