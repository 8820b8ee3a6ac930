import { traverseContractProcedures } from '@orpc/server'
import { z } from 'zod'
import { contract } from '#app/contract.ts'
import { ORPCError } from '@orpc/client'
import type { Visitor } from '../world.ts'

/** As much of JSON Schema as our inputs use. */
export interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | false
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly description?: string
  readonly maxLength?: number
}

export interface Endpoint {
  readonly name: string
  readonly method: string
  /** Below `/api/v1`. */
  readonly path: string
  /** Undefined: it takes no input. */
  readonly schema: Schema | undefined
}

/** Every endpoint as it is called from outside. */
export const endpoints: readonly Endpoint[] = list()

/** Those that change something, or may: everything that is not read by GET. */
export const writing = endpoints.filter(({ method }) => method !== 'GET')

function list(): Endpoint[] {
  const found: Endpoint[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { route, inputSchema } = procedure['~orpc']
    found.push({
      name: path.join('.'),
      method: route.method ?? 'POST',
      path: route.path ?? '',
      schema: inputSchema instanceof z.ZodType ? schemaOf(inputSchema) : undefined,
    })
  })
  return found
}

function schemaOf(type: z.ZodType): Schema {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema
}

export interface Answer {
  readonly status: number
  /** The result, or what a refusal says. */
  readonly body: unknown
}

/** The call as the app makes it, whatever the input. */
export async function call(visitor: Visitor, name: string, input: unknown): Promise<Answer> {
  const procedure = name.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), visitor.api)
  if (typeof procedure !== 'function') throw new Error(`there is no ${name}`)
  try {
    return { status: 200, body: await procedure(input) }
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    return { status: error.status, body: error.toJSON() }
  }
}
