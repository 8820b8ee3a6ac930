import type { EndpointMeta } from '#features/foundation/permissions/endpoint.ts'
import { refusalsByStatus } from './refusal-statuses.ts'

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
  413: 'The file is too large.',
  422: 'A value or rule forbids it.',
  429: 'Too many calls. Try again after the seconds in `Retry-After`.',
}

/** Features that call use cases of others pass on their refusals. */
const refusesLike: Readonly<Record<string, readonly string[]>> = {
  agencyWeek: ['schedule'],
  autoplan: ['schedule'],
  market: ['schedule'],
  ownShifts: ['schedule'],
  planDocuments: ['schedule', 'papers'],
  attendance: ['papers'],
  pay: ['papers'],
  creators: ['spreadsheets'],
  imports: ['spreadsheets', 'invitations'],
  scoreboard: ['spreadsheets'],
  profile: ['images'],
  creatorGroups: ['shifts'],
  team: ['signIn'],
  invitations: ['signIn'],
  joinLinks: ['signIn', 'people'],
  onboarding: ['signIn', 'people'],
  ownAccount: ['signIn'],
  departure: ['signIn'],
}

const codesByStatus = (feature: string): Map<number, Set<string>> => {
  const byStatus = new Map<number, Set<string>>([
    [400, new Set(['input.invalid', 'input.body'])],
    [401, new Set(['permissions.signInFirst', 'tokens.unknown', 'tokens.revoked', 'tokens.expired'])],
    [403, new Set(accessCodes)],
    [429, new Set(['input.busy', 'input.tooManyTries'])],
  ])
  for (const one of [feature, ...(refusesLike[feature] ?? [])]) {
    for (const [status, codes] of refusalsByStatus(one))
      byStatus.set(status, (byStatus.get(status) ?? new Set()).union(new Set(codes)))
  }
  return byStatus
}

const accessCodes = [
  'permissions.noOrganization',
  'permissions.locked',
  'permissions.recoveryActive',
  'permissions.secondFactorNeeded',
  'permissions.forbidden',
  'permissions.missing',
  'permissions.notByToken',
  'permissions.signInAgain',
]

/** The responses that the operations of a feature share, by their names in the document. */
export const sharedResponses = (feature: string): Record<string, object> =>
  Object.fromEntries(
    [...codesByStatus(feature)].map(([status, codes]) => [`${feature}${status}`, responseOf(status, codes)]),
  )

/** References to them, by status; `default` stands for errors of the server. */
export const refusalResponses = (feature: string, { access }: EndpointMeta): Record<string, object> =>
  Object.fromEntries([
    ...[...codesByStatus(feature).keys()]
      .filter(status => access !== 'public' || status !== 401)
      .toSorted((a, b) => a - b)
      .map(status => [String(status), { $ref: `#/components/responses/${feature}${status}` }]),
    ['default', { $ref: '#/components/responses/ServerError' }],
  ])

const responseOf = (status: number, codes: ReadonlySet<string>) => ({
  description: descriptions[status] ?? 'The call was refused.',
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Refusal' },
          { type: 'object', properties: { code: { enum: [...codes].toSorted() } } },
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
