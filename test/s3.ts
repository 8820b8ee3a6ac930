import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the server does with a request instead of answering it as asked. */
type Mischief = 'away' | 'hangs' | 'closes'

const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * One bucket on loopback, with as much of S3 as files need. It works out the signature of every request (Signature Version 4)
 * by its own hand and refuses what does not fit, a body included that is another one than was signed.
 */
export async function openS3() {
  const bucket = 'staffel-files'
  const [keyId, key, region] = ['AKIASTAFFEL', 'a secret key of the bucket', 'eu-central-1']
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  let mischief: (method: string, path: string) => Mischief | undefined = () => undefined
  const server = createServer((request, response) => void take(request, response))

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const url = new URL(request.url ?? '/', 'http://s3')
    const method = request.method ?? ''
    asked.push(`${method} ${url.pathname}`)
    const trouble = mischief(method, url.pathname)
    if (trouble === 'hangs') return
    if (trouble === 'closes') return void request.socket.destroy()
    if (trouble === 'away') return fail(response, 503, 'SlowDown')
    const wrong = whyNotSigned(request, url, body)
    if (wrong !== undefined) return fail(response, 403, wrong)
    const [, first, ...rest] = url.pathname.split('/').map(decodeURIComponent)
    if (first !== bucket) return fail(response, 404, 'NoSuchBucket')
    answer(response, { method, url, body, name: rest.join('/') })
  }

  function answer(
    response: ServerResponse,
    { method, url, body, name }: { method: string; url: URL; body: Buffer; name: string },
  ): void {
    if (method === 'PUT') {
      objects.set(name, body)
      return void response.writeHead(200, { etag: `"${hash(body)}"` }).end()
    }
    if (url.searchParams.has('list-type')) {
      const found = [...objects.keys()].filter(each => each.startsWith(url.searchParams.get('prefix') ?? ''))
      const contents = found.map(each => `<Contents><Key>${each}</Key><Size>1</Size></Contents>`).join('')
      return send(response, `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`)
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return void response.writeHead(204).end()
    }
    const there = objects.get(name)
    if (!there) return fail(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': there.length }).end(method === 'HEAD' ? undefined : there)
  }

  function whyNotSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
    const shape =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/
    const [, id, date = '', where = '', names = '', signature] = shape.exec(headers.authorization ?? '') ?? []
    if (id !== keyId) return 'InvalidAccessKeyId'
    if (where !== region) return 'AuthorizationHeaderMalformed'
    const claimed = String(headers['x-amz-content-sha256'])
    if (claimed !== hash(body)) return 'XAmzContentSHA256Mismatch'
    const at = String(headers['x-amz-date'])
    if (!at.startsWith(date) || !names.split(';').includes('host')) return 'SignatureDoesNotMatch'
    const encoded = (text: string) =>
      encodeURIComponent(text).replaceAll(/[!'()*]/g, letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    const query = [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&')
    const signedHeaders = names.split(';').map(name => `${name}:${String(headers[name]).trim()}\n`)
    const canonical = [method, url.pathname, query, signedHeaders.join(''), names, claimed].join('\n')
    const scope = `${date}/${region}/s3/aws4_request`
    const toSign = ['AWS4-HMAC-SHA256', at, scope, hash(canonical)].join('\n')
    const signing = mac(mac(mac(mac(`AWS4${key}`, date), region), 's3'), 'aws4_request')
    return mac(signing, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    /** For a server that keeps its files here. */
    variables: {
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: key,
    },
    objects,
    /** Every request, as method and path. */
    asked,
    misbehave(how: typeof mischief): void {
      mischief = how
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const send = (response: ServerResponse, xml: string, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`)

const fail = (response: ServerResponse, status: number, code: string): void =>
  send(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status)
