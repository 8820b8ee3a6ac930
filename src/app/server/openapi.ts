import { traverseContractProcedures } from '@orpc/server'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { type EndpointMeta, isOpenToTokens } from '#features/foundation/permissions/endpoint.ts'
import { deliveryExample, webhookExamples } from '#features/outreach/webhooks/examples.ts'
import { webhookKindNames } from '#features/outreach/webhooks/kinds.ts'
import { contract } from '../contract.ts'
import { curlFor, type Operation } from './examples.ts'

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

let document: Promise<string> | undefined

/** As JSON; made once for each process. */
export const openApiDocument = (publicUrl: string): Promise<string> =>
  (document ??= generate(publicUrl).then(made => JSON.stringify(made)))

async function generate(publicUrl: string): Promise<object> {
  const declared = new Map(listEndpoints().map(endpoint => [endpoint.name, endpoint]))
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const generated = await generator.generate(contract, {
    info: {
      title: 'Staffel',
      version: '1',
      description:
        'The app itself uses these calls. Send an access token with each request: `Authorization: Bearer stf_…`. ' +
        'Errors contain a stable `code` and a `message` in the language of `Accept-Language`.',
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'An access token, `stf_…`' } },
    },
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
        tags: [meta.name.split('.')[0]],
        'x-access': meta.access,
        'x-permission': meta.permission ?? null,
        'x-token': isOpen,
        ...(isOpen && {
          security: [{ token: [] }],
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
  return { ...generated, webhooks: Object.fromEntries(webhookKindNames.map(kind => [kind, webhookOperation(kind)])) }
}

/** What a receiver is sent (docs/product/en/api.md#events). */
const webhookOperation = (kind: (typeof webhookKindNames)[number]) => ({
  post: {
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
