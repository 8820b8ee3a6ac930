import { Socket } from 'node:net'
import pg from 'pg'
import { isOnThisMachine } from './address.ts'
import { SetupError } from './setup-error.ts'

/*
 * A URL may name several servers, as libpq has it: `postgres://u@h1:5432,h2:5432/db?target_session_attrs=read-write`. The
 * driver knows one. So each connection asks them all which one takes writes, in the moment in which it is opened, and goes there: nothing
 * is remembered that a failover would make wrong. With one server nothing of this happens.
 */

export interface ConnectionTarget {
  readonly connectionString: string
  /** How the driver gets its wire; it goes to whichever server takes writes then. */
  readonly stream?: () => Socket
}

/** Milliseconds that a server may take to say what it is. */
const answersWithin = 2_000
/** Milliseconds that others are waited for when one takes writes: a dead machine says nothing, and for long. */
const othersWithin = 100

/** How to connect with whatever the URL names; for every pool and client alike. */
export function connectionTargetOf(url: string): ConnectionTarget {
  const urls = urlsOf(url)
  const [first = url] = urls
  if (urls.length === 1) return { connectionString: first }
  let finding: Promise<DatabaseHost> | undefined
  const find = () => {
    // connections that are opened together ask once
    finding ??= findPrimary(urls).finally(() => {
      finding = undefined
    })
    return finding
  }
  return {
    connectionString: first,
    stream: () => {
      const socket = new Socket()
      const connect = socket.connect.bind(socket)
      const toPrimary = () => {
        find().then(
          ({ host, port }) => socket.destroyed || connect(port, host),
          (cause: Error) => socket.destroy(cause),
        )
        return socket
      }
      return Object.assign(socket, { connect: toPrimary })
    },
  }
}

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/

/** One URL for each server that it names, in its order. What says which of them is wanted is left out: there is one wish. */
function urlsOf(url: string): string[] {
  const [, head = '', hosts = '', path = '', query = ''] = shape.exec(url) ?? []
  if (!hosts.includes(',')) return [url]
  const options = new URLSearchParams(query)
  options.delete('target_session_attrs')
  const rest = options.size > 0 ? `?${options.toString()}` : ''
  return hosts.split(',').map(host => `${head}${host}${path}${rest}`)
}

/** For the door: every server of it can be read, and what is asked of them is that they take writes. */
export function isDatabaseUrl(url: string): boolean {
  const wish = new URLSearchParams(url.split('?')[1]).get('target_session_attrs')
  if (wish !== null && wish !== 'read-write' && wish !== 'primary') return false
  return urlsOf(url).every(
    each => shape.test(each) && URL.canParse(each) && (new URL(each).hostname !== '' || !url.includes(',')),
  )
}

const verifying = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/

/** The values of `sslmode` that the driver knows. */
const knownModes = new Set(['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'])

/** Names of libpq, as the driver reads them. */
const sslModes = { verify: 'verify-full', require: 'no-verify', off: 'disable' } as const

/**
 * The URL with its `sslmode`: without one, the connection is encrypted and the certificate verified, except on this machine.
 * @throws Error when both the URL and `DATABASE_TLS` say something
 */
export function withTls(url: string, tls: keyof typeof sslModes | undefined): string {
  const query = new URLSearchParams(url.split('?')[1])
  const mode = query.get('sslmode')
  if (mode !== null) {
    if (!knownModes.has(mode))
      throw new SetupError(
        `The environment variable DATABASE_URL is not usable: its sslmode has to be one of ${[...knownModes].join(', ')}.`,
      )
    // the driver verifies with each of them, and warns that a later one may not
    if (tls === undefined) return query.has('uselibpqcompat') ? url : url.replace(verifying, '$1verify-full')
    throw new SetupError('The environment variable DATABASE_TLS is not usable: DATABASE_URL has an sslmode already.')
  }
  if (tls === undefined && urlsOf(url).every(isLocal)) return url
  return `${url}${url.includes('?') ? '&' : '?'}sslmode=${sslModes[tls ?? 'verify']}`
}

/** On this machine, or through a socket in its file system. */
function isLocal(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host === '' || host.startsWith('/') || isOnThisMachine(host)
}

interface DatabaseHost {
  readonly host: string
  readonly port: number
}

interface Primary extends DatabaseHost {
  /** Goes up with every promotion: of two that take writes the later one counts. */
  readonly timeline: string
}

async function findPrimary(urls: readonly string[]): Promise<DatabaseHost> {
  const found: (Primary | undefined)[] = []
  const asking = urls.map(async (url, at) => {
    const primary = await ask(url)
    found[at] = primary
    if (!primary) throw new Error('takes no writes')
  })
  const all = Promise.allSettled(asking)
  const one = await Promise.any(asking).then(
    () => true,
    () => false,
  )
  if (one) await Promise.race([all, new Promise(done => setTimeout(done, othersWithin))])
  const [latest] = found.flatMap(primary => primary ?? []).toSorted((a, b) => (a.timeline < b.timeline ? 1 : -1))
  if (!latest) throw new NoPrimary(urls.length)
  return latest
}

/** To be tried again like a connection that was refused, which is what it comes to. */
class NoPrimary extends Error {
  readonly code = 'ECONNREFUSED'
  constructor(servers: number) {
    super(`none of the ${servers} servers of DATABASE_URL takes writes`)
  }
}

/** Undefined: it does not answer, or is a standby. */
async function ask(url: string): Promise<Primary | undefined> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'staffel primary',
    connectionTimeoutMillis: answersWithin,
    query_timeout: answersWithin,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
    )
    const timeline = rows[0]?.timeline
    return timeline == null ? undefined : { host: client.host, port: client.port, timeline }
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
