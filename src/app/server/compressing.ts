import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/** Bytes; a smaller answer arrives no sooner. */
const minLength = 4_096

const compress = promisify(gzip)
/** An answer that is sent to many is compressed once. */
const known = new WeakMap<Buffer, Promise<Buffer<ArrayBuffer>>>()

/** The body in the encoding that the request accepts, and the headers that name it. */
export async function compressedFor(c: Context, body: Buffer<ArrayBuffer>) {
  if (body.length < minLength) return [body, {}] as const
  const vary = 'accept-encoding'
  if (accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === '')
    return [body, { vary }] as const
  const made = known.get(body) ?? compress(body)
  known.set(body, made)
  return [await made, { vary, 'content-encoding': 'gzip' }] as const
}
