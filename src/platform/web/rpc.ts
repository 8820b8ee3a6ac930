import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import { learnServerTime } from './now.ts'

interface Calling {
  headers?: (path: readonly string[], input: unknown) => Record<string, string>
  /** How the browser sends a call: how long it waits for an answer, and whether it goes on when the page is left. */
  init?: (request: Request, path: readonly string[]) => RequestInit
  succeeded?: (path: readonly string[], input: unknown) => void
  /** Whether something was done about an error, and the call is worth another try. */
  mended?: (error: unknown) => Promise<boolean>
  /** What somebody reads of a call that never reached the server. */
  unreached?: string
}

/** Who wants to hear of calls, and what goes along with them; filled in by what is loaded behind the sign-in (`intents.ts`). */
export const calling: Calling = {}

/** No answer came: the server may have done it, or never have heard of it. */
export class Unreached extends Error {}

const unreached = (cause: unknown) => new Unreached(navigator.onLine ? '' : calling.unreached, { cause })

/** Browsers say it in words of their own, and all as this kind of error; one that was called off is of another. */
const asUnreached = (error: unknown): never => {
  throw error instanceof TypeError ? unreached(error) : error
}

const link = new RPCLink({
  url: `${globalThis.location.origin}/api/rpc`,
  fetch: (request, init, _, path) => {
    const asked = Date.now()
    return fetch(request, { ...init, ...calling.init?.(request, path) }).then(response => {
      learnServerTime(response.headers.get('date'), asked)
      return response
    }, asUnreached)
  },
  headers: (_, path, input) => calling.headers?.(path, input) ?? {},
  interceptors: [
    async call => {
      const answer = await call.next().catch(async (error: unknown) => {
        if (Object(error).name === 'TimeoutError') throw unreached(error)
        if (!(await calling.mended?.(error))) throw error
        return call.next()
      })
      calling.succeeded?.(call.path, call.input)
      return answer
    },
  ],
})

/**
 * The typed calls of one feature for TanStack Query. The name is the feature's in the product's contract; it leads every
 * query key, so a live event that names the feature makes exactly its reads stale.
 */
export const featureApi = <C extends AnyContractRouter>(name: string): RouterUtils<ContractRouterClient<C>> =>
  createTanstackQueryUtils(createORPCClient<ContractRouterClient<C>>(link, { path: [name] }), { path: [name] })

/** Any call, by its names; for what was put off. */
export const call = ([feature, procedure]: readonly [string, string], input: unknown): Promise<unknown> =>
  link.call([feature, procedure], input, { context: {} })

export interface Complaint {
  readonly field?: string
  readonly code: string
  readonly message: string
}

/** A refusal as the server worded it; undefined for anything else (no connection, a bug). */
export function refusalIn(
  error: unknown,
): { code: string; message: string; parameters: unknown; complaints: readonly Complaint[] } | undefined {
  // files that are away are told as what they are
  if (!(error instanceof ORPCError) || (error.status >= 500 && error.code !== 'input.filesAway')) return undefined
  const data: unknown = error.data
  const has = typeof data === 'object' && data !== null
  return {
    code: error.code,
    message: error.message,
    parameters: has && 'parameters' in data ? data.parameters : undefined,
    complaints: has && 'complaints' in data && Array.isArray(data.complaints) ? data.complaints : [],
  }
}

/** What the server would say of a field, said without it. */
export const createFieldError = (field: string, message: string): ORPCError<string, unknown> =>
  new ORPCError('input.required', {
    status: 400,
    message,
    data: { complaints: [{ field, code: 'input.required', message }] },
  })

/** The server answered, and it could not do it; as opposed to never having been reached. */
export const isServerError = (error: unknown): boolean => error instanceof ORPCError && error.status >= 500

/** For a form: sentence by field. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (refusalIn(error)?.complaints ?? []).flatMap(({ field, message }) =>
      field === undefined ? [] : [[field, message]],
    ),
  )

/** For a toast: what the server said, or that it was not reached, else that something did not work. */
export const messageOf = (error: unknown, fallback: string): string =>
  refusalIn(error)?.message ?? ((error instanceof Unreached && error.message) || fallback)

/** For a form's head: what no field of it says. */
export function formMessage(error: unknown, fallback: string): string | undefined {
  if (error === null || error === undefined) return undefined
  const refusal = refusalIn(error)
  return refusal && refusal.complaints.length > 0 ? undefined : messageOf(error, fallback)
}
