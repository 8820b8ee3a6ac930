import type { NewPasskey, SignedChallenge } from '../web-authn.ts'

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Asks the device for its owner. Undefined: the person closed the device's question. */
export async function signChallenge(challenge: Record<string, unknown>): Promise<SignedChallenge | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return orClosed(async () => {
    const {
      clientExtensionResults: _,
      authenticatorAttachment,
      ...signed
    } = await startAuthentication({
      optionsJSON: challenge as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    })
    return { ...signed, ...(authenticatorAttachment && { authenticatorAttachment }) }
  })
}

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

async function orClosed<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError')) return undefined
    throw cause
  }
}
