import { ORPCError, ValidationError } from '@orpc/server'
import type { Language, RefusalCode } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Log } from '#platform/server/log.ts'
import { de } from '../refusals.de.ts'
import { en } from '../refusals.en.ts'

/** What a client is told about one thing that is wrong. */
interface Complaint {
  readonly field: string | undefined
  readonly code: string
  readonly message: string
}

const refusals = { de, en }

/** A refusal's sentence in the reader's language. */
export function word(language: Language, code: RefusalCode, parameters: unknown): string {
  const sentence = sentenceOf(language, code)
  if (typeof sentence === 'function') return String(sentence(parameters))
  return typeof sentence === 'string' ? sentence : code
}

function sentenceOf(language: Language, code: string): unknown {
  const [feature = '', reason = ''] = code.split('.')
  const part: unknown = Reflect.get(refusals[language], feature)
  return typeof part === 'object' && part !== null ? Reflect.get(part, reason) : undefined
}

const statusByCode: Partial<Record<RefusalCode, number>> = {
  'permissions.signInFirst': 401,
  'permissions.noOrganization': 403,
  'permissions.locked': 403,
  'permissions.recoveryActive': 403,
  'permissions.forbidden': 403,
  'permissions.missing': 403,
  'permissions.roleProtected': 403,
  'permissions.beyondOwn': 403,
  'permissions.signInAgain': 403,
  'permissions.secondFactorNeeded': 403,
  'accounts.wrongCredentials': 401,
  'input.tooManyTries': 429,
  'accounts.registrationClosed': 403,
  'accounts.unprovenAddress': 403,
  'accounts.signInToConfirm': 403,
  'invitations.adminByOwner': 403,
  'invitations.roleBeyondOwn': 403,
  'invitations.linkExpired': 410,
  'invitations.linkUsed': 410,
  'invitations.linkRevoked': 410,
  'team.ownRole': 403,
  'team.ownLock': 403,
  'team.ownerProtected': 403,
  'team.ownerByOwner': 403,
  'team.adminByOwner': 403,
  'scoreboard.off': 403,
  'scoreboard.tooLarge': 413,
  'input.body': 400,
  'input.tooLarge': 413,
  'input.busy': 429,
  'images.tooLarge': 413,
  'images.busy': 429,
  'scoreboard.fileBusy': 429,
  'vacation.mayNotDelete': 403,
  'vacation.alreadyDeleted': 410,
}

/** 404 for what is missing, 409 for what another was faster with, 422 for what a rule forbids. */
const statusOf = (code: RefusalCode): number => {
  if (code.endsWith('otFound')) return 404
  if (/\.(conflict|taken|stale)/.test(code)) return 409
  return statusByCode[code] ?? 422
}

/** Turns whatever a procedure threw into the one kind of error a client knows; a bug is logged and gets an id. */
export function answerFor(error: unknown, language: Language, log: Log): ORPCError<string, unknown> {
  if (error instanceof Refusal) return refused(error, language)
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    return invalid(error.cause.issues, language)
  }
  if (error instanceof ORPCError && error.status < 500) {
    const code = error.status === 404 ? 'input.notFound' : 'input.body'
    return new ORPCError(code, {
      status: error.status,
      message: word(language, code, undefined),
      data: { complaints: [] },
    })
  }
  const errorId = newId()
  log.error({ err: error, errorId }, 'bug')
  return new ORPCError('input.bug', {
    status: 500,
    message: word(language, 'input.bug', { errorId }),
    data: { errorId, complaints: [] },
  })
}

function refused({ code, parameters, field }: Refusal, language: Language): ORPCError<string, unknown> {
  const message = word(language, code, parameters)
  const complaints: Complaint[] = field === undefined ? [] : [{ field, code, message }]
  return new ORPCError(code, { status: statusOf(code), message, data: { parameters, complaints } })
}

type Issue = ValidationError['issues'][number]

function invalid(issues: readonly Issue[], language: Language): ORPCError<string, unknown> {
  const complaints = issues.slice(0, 20).map(issue => complaintOf(issue, language))
  return new ORPCError('input.invalid', {
    status: 400,
    message: complaints[0]?.message ?? word(language, 'input.invalid', undefined),
    data: { complaints },
  })
}

function complaintOf(issue: Issue, language: Language): Complaint {
  const field = issue.path?.map(part => String(typeof part === 'object' ? part.key : part)).join('.')
  const code = codeOf(issue)
  const limits = { max: numberIn(issue, 'maximum'), min: numberIn(issue, 'minimum') }
  return { field, code, message: word(language, code, limits) }
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
