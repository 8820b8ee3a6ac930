import type { SignedChallenge } from '../web-authn.ts'

/** Asks the device for its owner. Undefined: the person closed the device's question. */
export async function signChallenge(challenge: Record<string, unknown>): Promise<SignedChallenge | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return undefinedIfPromptClosed(async () => {
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

/** What came of the device's question; undefined: the person closed it. */
export async function undefinedIfPromptClosed<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError')) return undefined
    throw cause
  }
}
