import { createECDH, hkdfSync } from 'node:crypto'
import { isPushService } from '../push-services.ts'
import { retryAfterSeconds, type SendResult } from '../retry.ts'

/** A browser that wants to be told, as it names itself (`PushSubscription.toJSON`). */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** `isGone`: the browser has taken its word back, or the address never was one. */
type Pushed = SendResult & { readonly isGone?: boolean }

export interface PushClient {
  /** What browsers ask for when they subscribe: the P-256 point in base64url. */
  readonly publicKey: string
  /** Whether messages may go to this address at all. */
  readonly knows: (endpoint: string) => boolean
  /** Encrypts for the browser alone (RFC 8291) and hands it to its push service, which keeps it for so many seconds. */
  send(to: PushAddress, payload: string, seconds: number): Promise<Pushed>
}

interface Options {
  readonly secret: string
  readonly publicUrl: string
  /** Origins of push services beside the known ones. */
  readonly services: readonly string[]
}

const patience = 15_000
/** Of the curve P-256. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

/**
 * The pair that push services know this installation by (VAPID, RFC 8292). It comes from the secret, so every node has the
 * same one and there is nothing more to keep; with another secret every browser subscribes anew.
 */
function keysOf(secret: string): { readonly publicKey: string; readonly privateKey: string } {
  const wide = Buffer.from(hkdfSync('sha256', secret, '', 'staffel web push', 48))
  const scalar = (BigInt(`0x${wide.toString('hex')}`) % (order - 1n)) + 1n
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

export function openPushClient({ secret, publicUrl, services }: Options): PushClient {
  const keys = keysOf(secret)
  // the services want to know whom to write to; one that cannot be reached from outside has no address
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:staffel@localhost'
  return {
    publicKey: keys.publicKey,
    knows: endpoint => isPushService(endpoint, services),
    async send({ endpoint, p256dh, auth }, payload, seconds) {
      if (!isPushService(endpoint, services)) return { kind: 'never', why: 'Not a push service', isGone: true }
      try {
        // loaded by the first message: many an installation pushes nothing
        const { default: webPush } = await import('web-push')
        const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          TTL: seconds,
          urgency: 'high',
        })
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: headersOf(request.headers),
          body: new Uint8Array(request.body ?? []),
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        })
        await answer.body?.cancel()
        return outcomeOf(answer)
      } catch (cause) {
        return { kind: 'later', why: cause instanceof Error ? cause.message : 'The push service cannot be reached' }
      }
    },
  }
}

const headersOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]) => [name, String(value)]),
  )

function outcomeOf({ status, headers }: Response): Pushed {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  const why = `The push service answered ${status}`
  if (status === 404 || status === 410) return { kind: 'never', why, isGone: true }
  if (status !== 429 && status < 500) return { kind: 'never', why }
  const seconds = retryAfterSeconds(Object.fromEntries(headers), Date.now())
  return { kind: 'later', why, ...(seconds > 0 ? { afterSeconds: Math.min(seconds, 3600) } : {}) }
}
