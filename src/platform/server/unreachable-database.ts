import type { Env } from './env.ts'
import { SetupError } from './setup-error.ts'

const notReached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'])
const notVerified = /^(?:ERR_TLS_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)/
/** Sentences by SQLSTATE, for a server that refuses the first connection or statement. */
const refusedBy: ReadonlyMap<string, string> = new Map([
  ['28P01', 'The database refuses the password in DATABASE_URL.'],
  ['28000', 'The database refuses the role in DATABASE_URL, or does not let it connect from this machine.'],
  ['42501', 'The role in DATABASE_URL has too few rights: it has to own the database, and needs createrole.'],
  ['53300', 'The database of DATABASE_URL has no connection left: raise its max_connections.'],
])

/** The database with its owner, as `create database` takes them. */
function namedIn(url: string): string {
  const [, user = '', database = user] = /^\w+:\/\/(?:([^:@/]*)[^@/]*@)?[^/?]*\/?([^?]*)/.exec(url) ?? []
  return `"${decodeURIComponent(database)}" owner "${decodeURIComponent(user)}"`
}

/**
 * The sentence for an error of the first connection to the database of DATABASE_URL.
 * @returns undefined if the error is about something else, or the database is the embedded one
 */
export function unreachableDatabase(
  { DATABASE_URL }: Pick<Env, 'DATABASE_URL'>,
  cause: NodeJS.ErrnoException,
): Error | undefined {
  if (DATABASE_URL === undefined) return undefined
  const { code = '', message } = cause
  const refusal = refusedBy.get(code)
  if (code === '3D000')
    return new SetupError(
      `The database that DATABASE_URL names does not exist: create database ${namedIn(DATABASE_URL)}.`,
      { cause },
    )
  if (/client password must be a string/.test(message))
    return new SetupError(
      'The database wants a password in DATABASE_URL, such as postgres://staffel:password@db.example.com:5432/staffel.',
      { cause },
    )
  if (message === 'Connection terminated unexpectedly')
    return new Error('What DATABASE_URL names ended the connection: is it PostgreSQL, and does it run?', { cause })
  if (refusal !== undefined) return new (code === '53300' ? Error : SetupError)(refusal, { cause })
  if (notReached.has(code)) return new Error('The database that DATABASE_URL names cannot be reached.', { cause })
  if (notVerified.test(code))
    return new SetupError(
      'The certificate of the database cannot be verified: name its authority by sslrootcert in DATABASE_URL, or set DATABASE_TLS.',
      { cause },
    )
  if (message === 'The server does not support SSL connections')
    return new SetupError(
      'The database offers no encryption: set it up there, or allow to do without by DATABASE_TLS=off.',
      {
        cause,
      },
    )
  return undefined
}
