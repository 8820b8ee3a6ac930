import { ORPCError, ValidationError } from '@orpc/server'
import type { Language, RefusalCode } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { databaseFaultOf } from '#platform/server/database.ts'
import { FilesAway } from '#platform/server/files.ts'
import type { Log } from '#platform/server/log.ts'
import { de } from '../refusals.de.ts'
import { en } from '../refusals.en.ts'
import { statusOf } from './refusal-statuses.ts'
import { type RequestOrigin, logRefusal } from './security-log.ts'

/** What a client is told about one thing that is wrong. */
interface Complaint {
  readonly field: string | undefined
  readonly code: string
  readonly message: string
}

const refusals = { de, en }

/** A refusal's sentence in the reader's language. */
export function refusalText(language: Language, code: RefusalCode, parameters: unknown): string {
  const sentence = sentenceOf(language, code)
  if (typeof sentence === 'function') return String(sentence(parameters))
  return typeof sentence === 'string' ? sentence : code
}

function sentenceOf(language: Language, code: string): unknown {
  const [feature = '', reason = ''] = code.split('.')
  const part: unknown = Reflect.get(refusals[language], feature)
  return typeof part === 'object' && part !== null ? Reflect.get(part, reason) : undefined
}

/** Turns whatever a procedure threw into the one kind of error a client knows; a bug is logged and gets an id. */
export function answerFor(
  error: unknown,
  { language, log, ...from }: { readonly language: Language; readonly log: Log } & RequestOrigin,
): ORPCError<string, unknown> {
  if (error instanceof Refusal) {
    logRefusal(log, error.code, from)
    return refused(error, language)
  }
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    return invalid(error.cause.issues, language)
  }
  if (error instanceof ORPCError && error.status < 500) {
    const code = plainCodes.get(error.status) ?? 'input.body'
    return new ORPCError(code, {
      status: error.status,
      message: refusalText(language, code, undefined),
      data: { complaints: [] },
    })
  }
  if (error instanceof FilesAway) {
    log.error({ err: error }, 'files')
    return refused(new Refusal('input.filesAway'), language)
  }
  const fault = databaseFaultOf(error)
  if (fault !== undefined) {
    log.error({ err: error }, fault === 'away' ? 'database' : 'disk full')
    return refused(new Refusal(fault === 'away' ? 'input.databaseAway' : 'input.diskFull'), language)
  }
  const errorId = newId()
  log.error({ err: error, errorId }, 'bug')
  return new ORPCError('input.bug', {
    status: 500,
    message: refusalText(language, 'input.bug', { errorId }),
    data: { errorId, complaints: [] },
  })
}

/** As the description of the API has it. */
export const refusalBody = ({ code, status, message, data }: ORPCError<string, unknown>) => ({
  code,
  status,
  message,
  data,
})

/** What programs look at beside the status. */
export function headersOf({ status, code }: ORPCError<string, unknown>): Record<string, string> {
  if (status === 401)
    return { 'www-authenticate': code.startsWith('tokens.') ? 'Bearer error="invalid_token"' : 'Bearer' }
  return status === 429 || status === 503 ? { 'retry-after': '60' } : {}
}

/** What the libraries say no to before a procedure of ours is reached. */
const plainCodes: ReadonlyMap<number, RefusalCode> = new Map([
  [404, 'input.notFound'],
  [405, 'input.method'],
] as const)

function refused({ code, parameters, field }: Refusal, language: Language): ORPCError<string, unknown> {
  const message = refusalText(language, code, parameters)
  const complaints: Complaint[] = field === undefined ? [] : [{ field, code, message }]
  return new ORPCError(code, { status: statusOf(code), message, data: { parameters, complaints } })
}

type Issue = ValidationError['issues'][number]

function invalid(issues: readonly Issue[], language: Language): ORPCError<string, unknown> {
  const complaints = issues.slice(0, 20).map(issue => complaintOf(issue, language))
  return new ORPCError('input.invalid', {
    status: 400,
    message: complaints[0]?.message ?? refusalText(language, 'input.invalid', undefined),
    data: { complaints },
  })
}

function complaintOf(issue: Issue, language: Language): Complaint {
  const field = issue.path?.map(part => String(typeof part === 'object' ? part.key : part)).join('.')
  const code = codeOf(issue)
  const limits = { max: numberIn(issue, 'maximum'), min: numberIn(issue, 'minimum') }
  return { field, code, message: refusalText(language, code, limits) }
}

/** Our schemas fail with codes; what a schema library says by itself is worded as simply invalid, or as out of range. */
function codeOf(issue: Issue): RefusalCode {
  if (isRefusalCode(issue.message)) return issue.message
  const kind: unknown = Reflect.get(issue, 'code')
  if (kind === 'too_big' || kind === 'too_small') {
    const origin: unknown = Reflect.get(issue, 'origin')
    if (origin === 'number') return 'input.range'
    if (origin === 'array') return kind === 'too_big' ? 'input.tooMany' : 'input.required'
    return kind === 'too_big' ? 'input.tooLong' : 'input.tooShort'
  }
  return 'input.invalid'
}

const isRefusalCode = (text: string): text is RefusalCode => sentenceOf('de', text) !== undefined

const numberIn = (issue: Issue, key: string): number | undefined => {
  const value: unknown = Reflect.get(issue, key)
  return typeof value === 'number' ? value : undefined
}
