import pg from 'pg'
import { mapStackToSources } from './source-places.ts'

/** What of an error may be written down: where and of which kind, and nothing that was worked on. */
interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
  readonly [detail: string]: unknown
}

const deepest = 6
const maxTogether = 5

/**
 * An error for the log. Errors carry what was being worked on when they happened: the parameters of a statement with the
 * tokens among them, the key that exists already, the body that could not be read. So only what is listed here is taken
 * over, from all the causes alike.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: scrubbed(typeof error === 'string' ? error : '') }
  const { cause } = error
  return {
    type: error.name,
    message: messageOf(error),
    ...labelsOf(error),
    stack: framesOf(error),
    ...(cause === undefined || depth >= deepest ? {} : { cause: loggedError(cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < deepest
      ? { errors: error.errors.slice(0, maxTogether).map(one => loggedError(one, depth + 1)) }
      : {}),
  }
}

/** One sentence for whoever started the program, out of the error that ended it. */
export const errorInBrief = (error: unknown): string =>
  error instanceof Error ? (quotedSafely(error) ?? error.message) : String(error)

const messageOf = (error: Error): string => quotedSafely(error) ?? scrubbed(error.message)

/** Of errors whose messages are known to hold values; undefined for all others. */
function quotedSafely(error: Error): string | undefined {
  if (error instanceof pg.DatabaseError) return messageOfDatabase(error)
  // of drizzle, whose own message goes on with the parameters
  const query: unknown = Reflect.get(error, 'query')
  if (typeof query === 'string') return `Failed query: ${query}`
  // the engine quotes what it could not read
  if (error instanceof SyntaxError) return error.message.replaceAll(/"[^]*"|'[^]*'|`[^]*`/g, '…')
  return undefined
}

/** Of these the database speaks about its own names; in the others, about values. */
const namesOnly = /^(?:08|25|28|3D|40|42|53|55|57|58)/

const messageOfDatabase = ({ code = '', message }: pg.DatabaseError): string =>
  namesOnly.test(code) ? message : `Refused by the database (${code})`

const labels = ['code', 'errno', 'syscall', 'status', 'severity', 'schema', 'table', 'column', 'constraint', 'routine']

function labelsOf(error: Error): Record<string, unknown> {
  const found = labels.map(label => [label, Reflect.get(error, label)] as const)
  return Object.fromEntries(found.filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
}

/** Where it happened. The message stands before that, in as many lines as it has. */
function framesOf({ stack = '', message }: Error): string {
  const after = stack.indexOf(message)
  const rest = after < 0 ? stack : stack.slice(after + message.length)
  const frames = rest.split('\n').filter(line => /^ +at .+[:)\w>]$/.test(line))
  return mapStackToSources(frames.join('\n'))
}

/** Libraries put into their messages what they were given: addresses with passwords and tokens, names of mailboxes. */
const scrubbed = (text: string): string =>
  text
    .replaceAll(/\/\/[^\s/@]+@/g, '//…@')
    .replaceAll(/[?&][\w.-]+=[^\s&"']+/g, '…')
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replaceAll(/[\w+-]{16,}/g, word => (/\d/.test(word) && /[a-z]/i.test(word) ? '…' : word))
