import fs from 'node:fs'
import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { newId } from '#kit/id.ts'
import { readFileSystemTime } from '#platform/server/folder.ts'
import { readForm } from './form.ts'
import { createInFlightLimiter } from './in-flight.ts'
import { isTooDeepOrLong } from './json-size.ts'

const bodyMax = 1_000_000
/** An anonymous caller sends no more than a form. */
const anonymousBodyMax = 128_000
/** A picture or a table, and what a form puts around it. */
const uploadMax = 11_000_000
/** In memory of one member, or of all anonymous callers of one address; on the disk of one organisation. */
const maxBytes = { memory: 8_000_000, disk: 110_000_000 }
/** As many as may wait for being read. */
const uploadsOfOne = 4
/** Milliseconds without a byte. */
const stalledAfter = 10_000
/**
 * How a refused body is read: at most so many bytes, more than `deploy/nginx.conf` passes on; the milliseconds between two
 * looks at whether anything has come; and the number of looks after which a slow sender is answered.
 */
export const discarding = { bytes: 16_000_000, lookEvery: 500, looks: 60 }
/** Of other nodes that share the folder nothing is as old as this. */
const leftBehindAfter = 600_000

export interface BodyRequest {
  readonly request: Request
  readonly incoming: IncomingMessage
}

/** What comes of a body: the request with it, or why there is none. To be ended once the request is answered. */
export type RequestBodyResult =
  | { readonly kind: 'whole'; readonly request: Request; readonly end: () => Promise<void> }
  | { readonly kind: 'tooLarge' | 'busy' | 'malformed' | 'gone' }

/** A body of GET or HEAD has no meaning and is ignored. */
export const hasBody = ({ method, headers }: Request): boolean =>
  !['GET', 'HEAD'].includes(method) &&
  (headers.has('transfer-encoding') || !['0', null].includes(headers.get('content-length')))

/** Undefined: it does not say. */
function lengthOf({ headers }: Request): number | undefined {
  const length = headers.get('content-length')
  return length === null ? undefined : Number(length)
}

/** Whether it says that it is, so that nothing has to be read to know it. */
export const hasShortBody = (request: Request): boolean =>
  !hasBody(request) || (lengthOf(request) ?? bodyMax + 1) <= bodyMax

/** Takes in what requests carry, never more than a little of anybody's at once. Uploads wait on the disk. */
export function openRequestBodyReader(dataFolder: string) {
  const folder = path.join(dataFolder, 'incoming')
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  clear(folder)
  const { hold } = createInFlightLimiter()

  /** Counts bytes when they arrive: a slow body that announces many holds only those that are there. */
  function holdBytes(key: string, maximum: number) {
    const releases: (() => void)[] = []
    return {
      /** False: the sender has too many in memory. */
      hold: (amount: number): boolean => {
        const release = hold(key, amount, maximum)
        if (release) releases.push(release)
        return release !== undefined
      },
      release: () => releases.forEach(release => release()),
    }
  }

  return {
    /** @param person the account of the caller; undefined: an anonymous caller of the address */
    async small(
      { request, incoming }: BodyRequest,
      person: string | undefined,
      address: string,
    ): Promise<RequestBodyResult> {
      const maximum = person === undefined ? anonymousBodyMax : bodyMax
      if ((lengthOf(request) ?? 0) > maximum) return { kind: 'tooLarge' }
      endWhenStalled(incoming)
      const bytes = holdBytes(person === undefined ? `memory ${address}` : `memory of ${person}`, maxBytes.memory)
      const body = await wholeOf(incoming, maximum, bytes.hold)
      if (typeof body === 'string' || isTooDeepOrLong(body)) {
        bytes.release()
        return { kind: typeof body === 'string' ? body : 'malformed' }
      }
      const { url, method, headers } = request
      const whole = new Request(url, { method, headers, body })
      return { kind: 'whole', request: whole, end: async () => bytes.release() }
    },

    /** A form with files in it, of somebody who is known; `requireTry` refuses who has sent too many. */
    async upload(
      { request, incoming }: BodyRequest,
      { person, organization }: { readonly person: string; readonly organization: string },
      requireTry: () => Promise<void>,
    ): Promise<RequestBodyResult> {
      const length = lengthOf(request)
      if (length !== undefined && length > uploadMax) return { kind: 'tooLarge' }
      const ofPerson = hold(`person ${person}`, 1, uploadsOfOne)
      const ofOrganization = hold(`disk ${organization}`, length ?? uploadMax, maxBytes.disk)
      const file = path.join(folder, newId())
      const end = async () => {
        ofPerson?.()
        ofOrganization?.()
        await rm(file, { force: true })
      }
      if (!ofPerson || !ofOrganization) {
        await end()
        return { kind: 'busy' }
      }
      try {
        await requireTry()
        endWhenStalled(incoming)
        const outcome = await toDisk(incoming, file)
        const form = outcome === 'whole' ? await formIn(request, file) : undefined
        if (form) return { kind: 'whole', request: form, end }
        await end()
        return { kind: outcome === 'whole' ? 'malformed' : outcome }
      } catch (error) {
        await end()
        throw error
      }
    },
  }
}

async function wholeOf(
  incoming: IncomingMessage,
  maximum: number,
  hold: (amount: number) => boolean,
): Promise<Buffer<ArrayBuffer> | Exclude<Taken, 'whole'>> {
  const chunks: Uint8Array[] = []
  const outcome = await take(incoming, maximum, async chunk => {
    chunks.push(chunk)
    return hold(chunk.length)
  })
  return outcome === 'whole' ? Buffer.concat(chunks) : outcome
}

/** What was under way when a server was killed. */
function clear(folder: string): void {
  const names = fs.readdirSync(folder)
  const now = readFileSystemTime(folder)
  for (const name of names) {
    const file = path.join(folder, name)
    const { mtimeMs } = fs.statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: now }
    if (mtimeMs < now - leftBehindAfter) fs.rmSync(file, { force: true })
  }
}

/** The connection goes when nothing comes for a while, and lasts as before once all has come. */
function endWhenStalled(incoming: IncomingMessage): void {
  const { socket } = incoming
  if (incoming.readableEnded) return
  socket.setTimeout(stalledAfter)
  incoming.once('end', () => socket.setTimeout(0))
}

/**
 * Reads and drops what is left of a body, before its request is answered. A connection that is closed while bytes arrive is
 * reset: the sender loses the answer, and a proxy takes that for a server that is down. It is closed only where the body is
 * too long or its sender waits. Requests of the same process, in tests, have no connection.
 */
export async function discardUnreadBody({ incoming, outgoing }: Partial<HttpBindings> = {}): Promise<void> {
  if (!incoming || !outgoing || incoming.complete || (await discardRest(incoming))) return
  outgoing.shouldKeepAlive = false
}

async function discardRest(incoming: HttpBindings['incoming']): Promise<boolean> {
  if (incoming.destroyed || Number(incoming.headers['content-length'] ?? 0) > discarding.bytes) return false
  const { promise, resolve } = Promise.withResolvers<void>()
  let [bytes, looks, isIdle] = [0, 0, false]
  const onData = (chunk: Uint8Array) => {
    bytes += chunk.length
    isIdle = false
    if (bytes > discarding.bytes) resolve()
  }
  // two looks without a byte: after a busy moment, the timer comes before the bytes that have arrived meanwhile
  const look = setInterval(() => {
    looks += 1
    if (isIdle || looks === discarding.looks) resolve()
    isIdle = true
  }, discarding.lookEvery)
  incoming.on('data', onData).once('end', resolve).once('close', resolve).resume()
  await promise
  clearInterval(look)
  incoming.off('data', onData).pause()
  return incoming.complete
}

type Taken = 'whole' | 'tooLarge' | 'busy' | 'gone'

async function take(
  incoming: IncomingMessage,
  maximum: number,
  keep: (chunk: Uint8Array) => Promise<boolean>,
): Promise<Taken> {
  let size = 0
  try {
    // who is refused still gets to read why
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      const bytes: Uint8Array = chunk
      size += bytes.length
      if (size > maximum) return 'tooLarge'
      if (!(await keep(bytes))) return 'busy'
    }
    return 'whole'
  } catch (error) {
    if (incoming.errored || incoming.destroyed) return 'gone'
    throw error
  }
}

async function toDisk(incoming: IncomingMessage, file: string): Promise<Taken> {
  const out = await open(file, 'wx', 0o600)
  try {
    return await take(incoming, uploadMax, async chunk => {
      await out.write(chunk)
      return true
    })
  } finally {
    await out.close()
  }
}

async function formIn({ url, method, headers }: Request, file: string): Promise<Request | undefined> {
  const form = await readForm(file, headers.get('content-type') ?? '')
  if (!form) return undefined
  const request = new Request(url, { method, headers })
  // with the form read already; its files are where they were
  return Object.defineProperty(request, 'formData', { value: () => Promise.resolve(form) })
}
