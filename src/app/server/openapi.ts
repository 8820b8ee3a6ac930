import { traverseContractProcedures } from '@orpc/server'
import { OpenAPIGenerator } from '@orpc/openapi'
import { JSON_SCHEMA_REGISTRY, ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { zInstantCursor, zNextCursor, zTimestamp } from '#kit/schema.ts'
import { type EndpointMeta, isOpenToTokens } from '#features/foundation/permissions/endpoint.ts'
import { deliveryExample, webhookExamples } from '#features/outreach/webhooks/examples.ts'
import { webhookKindNames } from '#features/outreach/webhooks/kinds.ts'
import { creator } from '#features/agency/creators/schema.ts'
import { creatorGroup } from '#features/agency/creator-groups/schema.ts'
import { shift } from '#features/agency/shifts/schema.ts'
import { candidate } from '#features/planning/candidates/schema.ts'
import { plan, plannedAssignment } from '#features/planning/schedule/schema.ts'
import { vacationRequest } from '#features/planning/vacation/schema.ts'
import { teamMember } from '#features/members/team/schema.ts'
import { todo } from '#features/work/todos/schema.ts'
import { contract } from '../contract.ts'
import { featureTexts } from './openapi-features.ts'
import { curlFor, type Operation } from './examples.ts'
import { refusalResponses, refusalSchema, serverError, sharedResponses } from './openapi-refusals.ts'

/** Schemas that the document names. */
const namedSchemas = {
  Assignment: plannedAssignment,
  Candidate: candidate,
  Creator: creator,
  Group: creatorGroup,
  Plan: plan,
  Shift: shift,
  TeamMember: teamMember,
  Todo: todo,
  VacationRequest: vacationRequest,
}

export interface Endpoint extends EndpointMeta {
  /** `feature.procedure` */
  readonly name: string
}

/** Every endpoint of the product with what it declares about itself. */
export function listEndpoints(): Endpoint[] {
  const found: Endpoint[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const meta: EndpointMeta = procedure['~orpc'].meta
    found.push({ name: path.join('.'), ...meta })
  })
  return found
}

JSON_SCHEMA_REGISTRY.add(zTimestamp, {
  type: 'string',
  format: 'date-time',
  description: 'An instant in UTC',
  examples: ['2026-11-20T09:00:00Z'],
})

JSON_SCHEMA_REGISTRY.add(zInstantCursor, { type: 'string', description: '`next` of the page before' })
JSON_SCHEMA_REGISTRY.add(zNextCursor, {
  type: ['string', 'null'],
  description: 'Sent as `after`, it gets the next page; null: this is the last page',
})

let document: Promise<Buffer<ArrayBuffer>> | undefined

/** As JSON; made once for each process. */
export const openApiDocument = (publicUrl: string): Promise<Buffer<ArrayBuffer>> =>
  (document ??= generate(publicUrl).then(made => Buffer.from(JSON.stringify(made, closeTuple))))

/** Says of a tuple that it has no items beyond its own, in the way that linters and generators know. */
function closeTuple(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('prefixItems' in value) || 'items' in value) return value
  const { length } = value.prefixItems as unknown[]
  return { ...value, items: {}, minItems: length, maxItems: length }
}

async function generate(publicUrl: string): Promise<object> {
  const declared = new Map(listEndpoints().map(endpoint => [endpoint.name, endpoint]))
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const generated = await generator.generate(contract, {
    info: {
      title: 'Staffel',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Staffel', url: publicUrl },
      version: '1',
      description:
        'The app itself uses these calls. Send an access token with each request: `Authorization: Bearer stf_…`. ' +
        'Errors contain a stable `code` and a `message` in the language of `Accept-Language`. ' +
        'Lists that come in pages contain `next`. Send it as `after` to get the next page.',
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'An access token, `stf_…`' } },
      schemas: { Refusal: refusalSchema as object },
      responses: Object.assign(
        { ServerError: serverError },
        ...[...declared.values()].map(meta => sharedResponses(featureOf(meta), meta)),
      ),
    },
    commonSchemas: Object.fromEntries(
      Object.entries(namedSchemas).map(([name, schema]) => [name, { schema, strategy: 'output' as const }]),
    ),
    servers: [{ url: `${publicUrl}/api/v1` }],
  })
  for (const [address, path] of Object.entries(generated.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = path?.[method]
      if (!operation) continue
      const meta = declared.get(operation.operationId ?? '')
      if (!meta?.access) throw new Error(`${operation.operationId} does not say who may call it`)
      const isOpen = isOpenToTokens(meta)
      Object.assign(operation, {
        tags: [featureOf(meta)],
        description: accessText(meta),
        responses: { ...withFileTypes(address, operation.responses), ...refusalResponses(featureOf(meta), meta) },
        'x-access': meta.access,
        'x-permission': meta.permission ?? null,
        'x-token': isOpen,
        security: isOpen ? [{ token: [] }] : [],
        ...(isOpen && {
          'x-codeSamples': [
            {
              lang: 'curl',
              source: curlFor(method.toUpperCase(), address, operation as Operation, meta.file !== undefined),
            },
          ],
        }),
      })
    }
  }
  return {
    ...generated,
    tags: Object.entries(featureTexts).map(([name, description]) => ({ name, description })),
    webhooks: Object.fromEntries(webhookKindNames.map(kind => [kind, webhookOperation(kind)])),
  }
}

const featureOf = ({ name }: Endpoint): string => name.split('.')[0] ?? name

/** The access rule of an operation as a sentence. */
function accessText(meta: Endpoint): string {
  const { access = 'member', permission } = meta
  const caller = {
    public: 'Open to everyone.',
    session: 'For signed-in accounts.',
    member: 'For members of the organization.',
    'role:owner': 'For owners.',
    'role:admin': 'For owners and admins.',
  }[access]
  return [
    caller,
    permission === undefined ? '' : `Requires the permission \`${permission}\`.`,
    isOpenToTokens(meta) ? '' : 'Not open to access tokens.',
  ]
    .filter(Boolean)
    .join(' ')
}

const fileTypes: readonly [RegExp, readonly string[]][] = [
  [/\/xlsx$/, ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']],
  [/\/pdf$/, ['application/pdf']],
  [/\/documents\//, ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']],
  [/\/file$/, ['application/octet-stream']],
]

/** The generator leaves out the media type of files. */
function withFileTypes(address: string, responses: object = {}): object {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      if (Object.keys(response.content ?? { '': '' }).length > 0) return [status, response]
      const types = fileTypes.find(([ending]) => ending.test(address))?.[1]
      if (!types) throw new Error(`${address} answers with a file of an unknown type`)
      const schema = { type: 'string', format: 'binary' }
      return [status, { ...response, content: Object.fromEntries(types.map(type => [type, { schema }])) }]
    }),
  )
}

/** What a receiver is sent (docs/product/en/api.md#events). */
const webhookOperation = (kind: (typeof webhookKindNames)[number]) => ({
  post: {
    operationId: `event.${kind}`,
    tags: ['webhooks'],
    security: [],
    description: 'Sent to webhooks that have subscribed to this event.',
    summary: `data.target is the ID of the ${webhookExamples[kind].target}`,
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['type', 'timestamp', 'data'],
            properties: {
              type: { const: kind },
              timestamp: { type: 'string', format: 'date-time' },
              data: { type: 'object' },
            },
          },
          example: deliveryExample(kind),
        },
      },
    },
    responses: { '200': { description: 'Any status from 200 to 299 confirms receipt' } },
  },
})
