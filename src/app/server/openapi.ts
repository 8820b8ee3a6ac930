import { traverseContractProcedures } from '@orpc/server'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { EndpointMeta } from '#features/foundation/permissions/endpoint.ts'
import { contract } from '../contract.ts'

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

let document: Promise<object> | undefined

export const openApiDocument = (publicUrl: string): Promise<object> => (document ??= generate(publicUrl))

async function generate(publicUrl: string): Promise<object> {
  const declared = new Map(listEndpoints().map(endpoint => [endpoint.name, endpoint]))
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const generated = await generator.generate(contract, {
    info: { title: 'Staffel', version: '1' },
    servers: [{ url: `${publicUrl}/api/v1` }],
  })
  for (const path of Object.values(generated.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = path?.[method]
      if (!operation) continue
      const meta = declared.get(operation.operationId ?? '')
      if (!meta?.access) throw new Error(`${operation.operationId} does not say who may call it`)
      Object.assign(operation, { 'x-access': meta.access, 'x-permission': meta.permission ?? null })
    }
  }
  return generated
}
