import type { RefusalCode, Refusals } from '#kit/catalogue.ts'
import type { EndpointMeta } from '#features/foundation/permissions/endpoint.ts'
import { codesOf, statusOf } from './refusal-statuses.ts'

/** The body of every answer of 4xx and 5xx. */
export const refusalSchema = {
  type: 'object',
  description: 'Why a call was refused. Nothing was changed.',
  required: ['code', 'status', 'message', 'data'],
  properties: {
    code: { type: 'string', description: 'Stable; programs decide by it.', examples: ['vacation.alreadyRequested'] },
    status: { type: 'integer', description: 'The HTTP status.', examples: [409] },
    message: { type: 'string', description: 'The reason in the language of the request.' },
    data: {
      type: 'object',
      properties: {
        complaints: {
          type: 'array',
          description: 'The reasons by field; empty: the refusal concerns no field.',
          items: {
            type: 'object',
            required: ['code', 'message'],
            properties: {
              field: { type: 'string', description: 'As the request names it, such as `dates.0`.' },
              code: { type: 'string' },
              message: { type: 'string' },
            },
          },
        },
        parameters: { description: 'Values that the message contains.' },
        errorId: { type: 'string', description: 'Only of status 500: find the error in the log by it.' },
      },
    },
  },
} as const

const descriptions: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  401: 'No valid session or access token was sent.',
  403: 'The caller may not do this.',
  404: 'The item does not exist, or belongs to another organization.',
  409: 'The item has changed meanwhile.',
  410: 'The item is no longer available.',
  413: 'The body or the file is too large.',
  421: 'The server does not answer under this host name.',
  422: 'A value or rule forbids it.',
  429: 'Too many calls. Try again after the seconds in `Retry-After`.',
}

/**
 * Refusals that a feature passes on from use cases of others: all of a feature, or single ones. Complete as far as tests
 * reach: they fail at an answer with a code that its operation does not describe (test/described-refusals.ts).
 */
const passedOn: Readonly<Record<string, readonly (keyof Refusals | RefusalCode)[]>> = {
  agencyWeek: ['schedule'],
  attendance: ['papers', 'spreadsheets.fileBusy'],
  autoplan: ['schedule'],
  availabilitySettings: ['organizationSettings.conflictField', 'organizationSettings.conflictText'],
  balance: ['spreadsheets.fileBusy'],
  creators: ['images.notFound', 'spreadsheets'],
  departure: ['signIn.wrongPassword'],
  handover: ['attendance.off'],
  imports: ['invitations', 'spreadsheets'],
  invitations: ['signIn'],
  joinLinks: ['invitations', 'signIn'],
  market: ['schedule'],
  onboarding: ['signIn'],
  ownAccount: ['signIn'],
  ownShifts: ['schedule.notFound'],
  pay: ['papers', 'spreadsheets.fileBusy'],
  planDocuments: ['papers', 'schedule.groupNotFound', 'spreadsheets.fileBusy'],
  profile: ['images.notFound'],
  revenue: ['scoreboard.off'],
  scoreboard: ['spreadsheets'],
  team: ['signIn'],
}

/** Any call can be refused with these; a token is looked up for a public operation, too. */
const common: readonly RefusalCode[] = [
  'input.invalid',
  'input.body',
  'input.origin',
  'input.tooLarge',
  'input.host',
  'input.busy',
  'input.tooManyTries',
  'tokens.inAddress',
  'tokens.unknown',
  'tokens.revoked',
  'tokens.expired',
  'tokens.makerLocked',
  'tokens.makerLeft',
  'tokens.signedOut',
  'permissions.signInFirst',
  'permissions.noOrganization',
  'permissions.locked',
  'permissions.recoveryActive',
  'permissions.secondFactorNeeded',
  'permissions.forbidden',
  'permissions.missing',
  'permissions.notByToken',
  'permissions.signInAgain',
]

/** Operations that make a file can be refused with these, too. */
const exporting: readonly RefusalCode[] = ['input.tooManyExports']

/** The responses of an operation, by status; operations that answer with the same codes share a name. */
function responsesOf(feature: string, { exports }: EndpointMeta): { name: string; status: number; codes: string[] }[] {
  const own = byStatus([feature, ...(passedOn[feature] ?? [])].flatMap(codesOf))
  const limits = byStatus(exports === true ? exporting : [])
  const all = byStatus([...common, ...[...own.values(), ...limits.values()].flat()])
  return [...all]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => {
      const sharedBy = `${own.has(status) ? feature : 'any'}${limits.has(status) ? 'Export' : ''}`
      return { name: `${sharedBy}${status}`, status, codes }
    })
}

const byStatus = (codes: readonly RefusalCode[]): Map<number, RefusalCode[]> => Map.groupBy(new Set(codes), statusOf)

/** The responses that an operation shares with others, by their names in the document. */
export const sharedResponses = (feature: string, meta: EndpointMeta): Record<string, object> =>
  Object.fromEntries(responsesOf(feature, meta).map(({ name, status, codes }) => [name, responseOf(status, codes)]))

/** References to them, by status; `default` stands for errors of the server. */
export const refusalResponses = (feature: string, meta: EndpointMeta): Record<string, object> =>
  Object.fromEntries([
    ...responsesOf(feature, meta).map(({ name, status }) => [status, { $ref: `#/components/responses/${name}` }]),
    ['default', { $ref: '#/components/responses/ServerError' }],
  ])

const responseOf = (status: number, codes: readonly string[]) => ({
  description: descriptions[status] ?? 'The call was refused.',
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Refusal' },
          { type: 'object', properties: { code: { enum: codes.toSorted() } } },
        ],
      },
    },
  },
})

export const serverError = {
  description:
    'The server could not answer: 503 while its database is unreachable, 507 while its disk is full, 500 otherwise.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
}
