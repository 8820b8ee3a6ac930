import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { retryAfterSeconds } from '../retry.ts'
import { isPublicAddress } from './public-address.ts'

/** What came of one try. `said`: the beginning of what was answered. */
export type WebhookPostResult =
  /** `retryAfter` in seconds; 0: the receiver does not say. */
  | { readonly kind: 'answered'; readonly status: number; readonly said: string; readonly retryAfter: number }
  | { readonly kind: 'failed'; readonly why: string }

export interface WebhookClient {
  /** Why nothing is sent there, as far as the address itself says; names are looked up when they are connected to. */
  whyNot(url: string): 'url' | 'http' | 'private' | undefined
  /** Follows no redirect, and connects to no address that is not on the internet. Throws nothing. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookPostResult>
}

type Resolve = (name: string, done: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void

interface Options {
  /** Also to this machine and its networks, and without encryption. */
  readonly allowsPrivate: boolean
  readonly resolve?: Resolve
  /** Milliseconds for all of it, below the lease of the outbox. */
  readonly patience?: number
}

const maxRead = 2000
const noPublicAddress = 'The name leads to no address on the internet'

const byDns: Resolve = (name, done) => dnsLookup(name, { all: true, verbatim: true }, done)

export function openWebhookClient({ allowsPrivate, resolve = byDns, patience = 10_000 }: Options): WebhookClient {
  /** Called by the connection itself: what is looked at is what is connected to. */
  const lookup: LookupFunction = (name, options, done) => {
    resolve(name, (error, found) => {
      // with an error there is no list
      if (error) return done(error, [])
      const fitting = found.filter(({ address }) => allowsPrivate || isPublicAddress(address))
      const [first] = fitting
      if (!first) return done(new Error(noPublicAddress), [])
      if (options.all) return done(null, [...fitting])
      return done(null, first.address, first.family)
    })
  }

  function whyNot(text: string): 'url' | 'http' | 'private' | undefined {
    const url = URL.parse(text)
    if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return 'url'
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowsPrivate)) {
      return url.protocol === 'http:' ? 'http' : 'url'
    }
    if (allowsPrivate) return undefined
    // an address is connected to without being looked up
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) > 0) return isPublicAddress(host) ? undefined : 'private'
    return /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/.test(host) || !host.includes('.')
      ? 'private'
      : undefined
  }

  return {
    whyNot,
    post: (text, headers, body) =>
      new Promise(settled => {
        const refused = whyNot(text)
        if (refused) return settled({ kind: 'failed', why: refused === 'private' ? noPublicAddress : 'Not an address' })
        const url = new URL(text)
        const { request } = url.protocol === 'https:' ? https : http
        const asked = request(url, {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          lookup,
          // a connection of its own: none that was made for another name is used again
          agent: false,
        })
        const end = (posted: WebhookPostResult) => {
          clearTimeout(timer)
          settled(posted)
          asked.destroy()
        }
        const timer = setTimeout(() => end({ kind: 'failed', why: 'The receiver takes too long' }), patience)
        asked.on('error', error => end({ kind: 'failed', why: error.message || 'No connection' }))
        asked.on('response', response => {
          let said = ''
          const { statusCode: status = 0, headers: answered } = response
          const retryAfter = retryAfterSeconds(answered, Date.now())
          const done = () => end({ kind: 'answered', status, said: said.slice(0, maxRead), retryAfter })
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => {
            said += chunk
            if (said.length >= maxRead) done()
          })
          // whoever hangs up in the middle of an answer has given its status
          response.on('close', done)
        })
        asked.end(body)
      }),
  }
}
