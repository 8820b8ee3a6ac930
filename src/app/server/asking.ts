import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Language, RefusalCode } from '#kit/catalogue.ts'
import { languageFor } from '#kit/language.ts'
import { isLocalRequest, isOnThisMachine, networkOf } from '#platform/server/address.ts'
import { nameInHost, type OwnAddresses } from '#platform/server/hosts.ts'
import type { Services } from '#platform/server/services.ts'
import { refusalText } from './edge.ts'

/** The language chosen in this browser, else the one it asks for. */
export function languageOf(headers: Headers): Language {
  const chosen = headers.get('cookie')?.match(/(?:^|;\s*)staffel_language=(de|en)(?:;|$)/)?.[1]
  return languageFor(chosen === undefined ? tagsByQuality(headers.get('accept-language') ?? '') : [chosen])
}

/** The tags of an `Accept-Language` header without those that are not wanted (RFC 9110, 12.4.2). */
const tagsByQuality = (list: string): string[] =>
  list
    .split(',')
    .map(part => ({ tag: part, quality: Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)

/** Each trusted proxy appends the address it saw; what stands before theirs is hearsay. */
export function clientAddressOf(c: Context, trustedProxies: number): string {
  const seen = networkOf(getConnInfo(c).remote.address ?? 'unknown')
  if (trustedProxies === 0) return seen
  const forwardedFor = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  const last = forwardedFor.at(-trustedProxies)
  return last === undefined ? seen : networkOf(last)
}

/** For errors that occur before anything else is known of the request. */
export const visitorOf = (c: Context, { env, log }: Services) => ({
  language: languageOf(c.req.raw.headers),
  log,
  address: clientAddressOf(c, env.TRUSTED_PROXIES),
})

type PlainCode = Extract<
  RefusalCode,
  | 'input.origin'
  | 'input.host'
  | 'input.method'
  | 'input.notFound'
  | 'input.tooLarge'
  | 'discord.notSigned'
  | 'discord.notFresh'
  | 'discord.notUnderstood'
  | 'discord.seenBefore'
>

/** A refusal outside of procedures. */
export const refuse = (c: Context, status: 401 | 403 | 404 | 405 | 409 | 413 | 421 | 422, code: PlainCode) =>
  c.json(
    {
      code,
      status,
      message: refusalText(languageOf(c.req.raw.headers), code, undefined),
      data: { complaints: [] },
    },
    status,
  )

/**
 * Whether a page of another site sends the request: browsers say where it comes from, and only our own pages may change something.
 *
 * @param own with it, the `Host` header counts only where it names this machine: an attacker's page may choose it
 */
export function isCrossSiteRequest(
  { method, headers }: Request,
  address: string,
  { publicUrl, own }: { readonly publicUrl: string; readonly own: OwnAddresses | undefined },
): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  if (origin === null) return false
  if (own?.origins.has(originOf(origin) ?? '')) return false
  const name = nameInHost(headers.get('host') ?? '')
  // a proxy may leave the port out of the name
  if (own && !(own.isExact ? isOnThisMachine(name) : own.names.has(name))) return true
  // a browser on the machine itself needs no proxy, and so no encryption
  const scheme = isLocalRequest(address, headers) ? 'http:' : new URL(publicUrl).protocol
  const ours = originOf(`${scheme}//${headers.get('host')}`)
  return ours === undefined || originOf(origin) !== ours
}

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)
