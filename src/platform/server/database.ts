import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { idPattern } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { openChangeAnnouncer } from './announcer.ts'
import { destroyConnection } from './break-off.ts'
import {
  enablePreparedStatements,
  type TransactionRole,
  type StatementNames,
  corkWritesUntilNextTick,
} from './prepared.ts'
import { connectionTargetOf } from './primary.ts'
import type { Topic } from './topic.ts'

/** To build statements on. The library's own transactions would end ours with them. */
export type Connection = Omit<NodePgDatabase<Record<string, never>>, 'transaction'>

/** One deed. Everything done through it is kept together or not at all; it may be begun anew (see `again`). A part that may fail is in a savepoint (see `savepoint.ts`). */
export interface Tx extends Connection {
  /** Tells every open screen of the organisation, after the commit, that reads of these features are stale. */
  invalidate(...topics: Topic[]): void
  /** The same of reads that show a person their own: nobody else's screen reads again. */
  invalidateOf(profileId: string, ...topics: Topic[]): void
  /** Ends the person's open streams after the commit, on every node: with them goes what a session was good for. */
  endStreamsOf(profileId: string): void
  /** Where the deed is done; what `statement` builds is kept by it. */
  readonly connection: Connection
}

export interface Database {
  /** Work inside one organisation: as the role of requests (`app-role.ts`), row-level security on. */
  tenant<T>(organizationId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Work that belongs to no organisation, or founds or joins one: sessions, set-up, jobs. Not bound by row-level security.
   * What is told in it reaches the organisation that is named, if one is.
   */
  installation<T>(work: (tx: Tx) => Promise<T>, tellsOrganization?: string): Promise<T>
  /** Single statements outside any transaction, with the rights of `installation`. */
  readonly direct: Connection
  readonly pool: pg.Pool
  close(): Promise<void>
}

// count(*) is a bigint, which the driver hands out as text; no count of ours leaves the safe integers
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

interface Options {
  readonly size?: number
  readonly onError?: (error: Error) => void
  /** Milliseconds that a deed may take, and that one may wait for its turn: a database that hangs holds nobody longer. */
  readonly patience?: number
}

export function openDatabase(url: string, { size = 20, patience = 60_000, ...options }: Options = {}): Database {
  const pool = new pg.Pool({
    ...connectionTargetOf(url),
    max: size,
    application_name: 'staffel',
    pipeline: true,
    connectionTimeoutMillis: patience,
    keepAlive: true,
  })
  const lent = new WeakMap<pg.PoolClient, NodeJS.Timeout>()
  pool.on('acquire', client => {
    lent.set(client, setTimeout(destroyConnection, patience, client).unref())
  })
  pool.on('release', (_, client) => clearTimeout(lent.get(client)))
  let hasEnded = false
  // a pool has ended before its connections have, and PostgreSQL may end them first
  const onError = (error: Error) => void (hasEnded || options.onError?.(error))
  pool.on('error', onError)
  // of a connection that is lost while it is lent out the pool says nothing, and an error nobody hears ends the process
  pool.on('connect', client => client.on('error', onError))
  const announcer = openChangeAnnouncer(pool, onError)
  const known = new WeakMap<pg.PoolClient, { readonly [R in TransactionRole]: Connection }>()
  const names: StatementNames = new Map()
  const boundTo = (client: pg.PoolClient, role: TransactionRole) =>
    drizzle(enablePreparedStatements(client, role, names), { casing: 'snake_case' })

  async function transaction<T>(
    role: TransactionRole,
    opening: string,
    organizationId: string | undefined,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect().catch((cause: Error) => {
      throw new DatabaseAway('no connection to the database', { cause })
    })
    let broken: Error | undefined
    try {
      // not waited for: the first statement follows on the same wire, and fails with the opening should that fail
      corkWritesUntilNextTick(client)
      const opened = client.query(opening)
      opened.catch(() => {})
      const bound = known.get(client) ?? {
        tenant: boundTo(client, 'tenant'),
        installation: boundTo(client, 'installation'),
      }
      known.set(client, bound)
      const stale = new Set<Topic>()
      const staleOf = new Map<string, Topic[]>()
      const ended = new Set<string>()
      const tx: Tx = Object.assign(Object.create(bound[role]), {
        invalidate: (...topics: Topic[]) => topics.forEach(topic => stale.add(topic)),
        invalidateOf: (profileId: string, ...topics: Topic[]) =>
          void staleOf.set(profileId, [...(staleOf.get(profileId) ?? []), ...topics]),
        endStreamsOf: (profileId: string) => ended.add(profileId),
        connection: bound[role],
      })
      const result = await work(tx)
      await opened
      await client.query('commit')
      if (organizationId !== undefined) {
        if (stale.size > 0) announcer.announce(organizationId, stale)
        for (const [profileId, topics] of staleOf) announcer.announce(organizationId, topics, profileId)
        for (const profileId of ended) announcer.end(organizationId, profileId)
      }
      return result
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => {
        broken = cause
      })
      // the driver's errors of a lost connection do not say that it was the database's
      if (broken !== undefined && !(error instanceof Refusal))
        throw new DatabaseAway('connection lost', { cause: error })
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    tenant: (organizationId, work) => {
      if (!idPattern.test(organizationId)) throw new Error('not an organisation id')
      // one round trip instead of three; the id has just been checked against its alphabet
      return again(() =>
        transaction(
          'tenant',
          `begin; select set_config('role', public.app_role(), true), set_config('app.organization_id', '${organizationId}', true)`,
          organizationId,
          work,
        ),
      )
    },
    installation: (work, tellsOrganization) =>
      again(() => transaction('installation', 'begin', tellsOrganization, work)),
    direct: drizzle(pool, { casing: 'snake_case' }),
    pool,
    async close() {
      await announcer.flushed()
      hasEnded = true
      await pool.end()
    },
  }
}

/** There was no connection to the database, or it was lost. */
class DatabaseAway extends Error {}

const deadlock = '40P01'

/** Two deeds that waited for each other: the database gave this one up, and it is done once more. */
async function again<T>(deed: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await deed()
  } catch (error) {
    if (tries <= 1 || violationOf(error)?.state !== deadlock) throw error
    return again(deed, tries - 1)
  }
}

/** SQLSTATE and constraint of a refused statement; undefined for any other error. Drizzle wraps the driver's error. */
export function violationOf(error: unknown): { state: string; constraint: string | undefined } | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof pg.DatabaseError ? { state: cause.code ?? '', constraint: cause.constraint } : undefined
}

// classes 08 and 57P: the connection is lost, or the server shuts down, has crashed or is starting; 53300: too many connections
const lostStates = /^(?:08...|57P0[123]|53300)$/
/** Texts of the driver’s errors about a connection that has ended; they have no codes. */
const lostTexts = /^(?:Connection terminated|timeout exceeded|Client (?:was closed|has encountered a connection error))/
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
const fullStates = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether the state of the database, not the statement, is to blame for an error; `diskFull` also of other files. */
export function databaseFaultOf(error: unknown): 'diskFull' | 'away' | undefined {
  if (error instanceof DatabaseAway) return 'away'
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return undefined
  const code = 'code' in cause ? String(cause.code) : ''
  if (fullStates.has(code)) return 'diskFull'
  if (cause instanceof pg.DatabaseError) return lostStates.test(code) ? 'away' : undefined
  if (error instanceof DrizzleQueryError && lostCodes.has(code)) return 'away'
  return lostTexts.test(cause.message) ? 'away' : undefined
}
