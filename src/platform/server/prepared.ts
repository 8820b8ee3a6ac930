import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import type pg from 'pg'

/** Names that are given away for a database; each costs every connection of its server some kilobytes. */
const maxStatements = 200
const maxStatementLength = 4000
/** As long as what was asked for: every length would be a statement of its own. */
const isVarying = (text: string): boolean => /\b(?:in|values) \([^()]*\)(?:, \()|\bin \(\$\d+, /.test(text)

/** Who a transaction acts as, see `database.ts`. */
export type TransactionRole = 'tenant' | 'installation'

/** Those that have been given away for one database, by role and text. */
export type StatementNames = Map<string, string>

function nameOf(text: string, role: TransactionRole, names: StatementNames): string | undefined {
  const key = `${role} ${text}`
  const known = names.get(key)
  if (known !== undefined) return known
  if (names.size >= maxStatements || text.length > maxStatementLength || isVarying(text)) return undefined
  const name = `${role}_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
  names.set(key, name)
  return name
}

/** What drizzle asks of a connection. */
type Queries = Pick<pg.PoolClient, 'query'>

/**
 * The same connection, on which the database keeps each statement that it has read once: parsed, and planned as soon as
 * that is worth it. A plan holds for one role only, because of the wall, so each role has names of its own.
 */
export function enablePreparedStatements(
  client: pg.PoolClient,
  role: TransactionRole,
  names: StatementNames,
): pg.PoolClient {
  const query: Queries['query'] = (...args: unknown[]) => {
    const [config, ...rest] = args
    const isNamed = typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
    const name = isNamed ? nameOf(String(config.text), role, names) : undefined
    corkWritesUntilNextTick(client)
    return Reflect.apply(Reflect.get(client, 'query'), client, [
      name === undefined ? config : { ...Object(config), name },
      ...rest,
    ])
  }
  return Object.create(client, { query: { value: query } })
}

/** What is sent in one turn leaves in one piece: a write to the socket costs more than most statements. */
export function corkWritesUntilNextTick(client: pg.PoolClient): void {
  const connection: unknown = Reflect.get(client, 'connection')
  const stream = typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'stream') : undefined
  if (!(stream instanceof Writable) || stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
