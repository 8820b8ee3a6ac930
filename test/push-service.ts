import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'

/** What a push service hands on, and what it was told about it. */
interface Delivered {
  readonly device: string
  /** Decrypted with the device's own key. */
  readonly message: Record<string, unknown>
  readonly seconds: number
  readonly publicKey: string
  /** The claims of the sender's token, checked against that key. */
  readonly claims: Readonly<Record<string, unknown>>
}

/**
 * A push service on loopback (RFC 8030) with browsers behind it: it opens what arrives as they would (RFC 8291, 8188) and
 * checks who sends it (RFC 8292), both by this file's own hand and not by the library that made it.
 */
export async function openPushService() {
  const delivered: Delivered[] = []
  const devices = new Map<string, { curve: ReturnType<typeof createECDH>; auth: Buffer }>()
  let answers: (device: string) => number = () => 201
  let calls = 0
  const server = createServer(
    (request, response) => void take(request).then(status => response.writeHead(status).end()),
  )

  async function take(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    calls += 1
    const name = request.url?.slice(1) ?? ''
    const device = devices.get(name)
    if (!device) return 404
    const status = answers(name)
    if (status >= 300) return status
    const [, token = '', publicKey = ''] = /^vapid t=(.+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
    delivered.push({
      device: name,
      message: JSON.parse(decrypted(Buffer.concat(chunks), device)),
      seconds: Number(request.headers['ttl']),
      publicKey,
      claims: claimsOf(token, publicKey),
    })
    return status
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    origin,
    variables: { PUSH_SERVICES: origin },
    delivered,
    calls: () => calls,
    /** A browser that subscribes: what it would send to the server. */
    newDevice() {
      const curve = createECDH('prime256v1')
      curve.generateKeys()
      const auth = randomBytes(16)
      const name = randomBytes(9).toString('base64url')
      devices.set(name, { curve, auth })
      return {
        name,
        endpoint: `${origin}/${name}`,
        p256dh: curve.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    answer(next: typeof answers) {
      answers = next
    },
    close: () => new Promise<void>(closed => server.close(() => closed())),
  }
}

/** `aes128gcm` with one record; throws where a single bit is wrong. */
function decrypted(body: Buffer, { curve, auth }: { curve: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

function claimsOf(token: string, publicKey: string): Record<string, unknown> {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const isTrue = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  if (!isTrue) throw new Error('the token of the sender is not signed with its key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
