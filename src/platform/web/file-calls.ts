import { ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { CallError } from './call-error.ts'

interface FileCall {
  readonly url: string
  readonly path: readonly string[]
  readonly input: unknown
  readonly headers: Record<string, string>
  readonly signal: AbortSignal | undefined
  readonly fetch: (request: Request) => Promise<Response>
}

/** Loaded with the first call that sends a file. @throws CallError, and what `fetch` throws */
export function callWithFile({ url, path, input, headers, signal, fetch }: FileCall): Promise<unknown> {
  const link = new RPCLink({ url, headers, fetch: request => fetch(request) })
  return link.call(path, input, { context: {}, ...(signal && { signal }) }).catch((error: unknown) => {
    throw error instanceof ORPCError ? new CallError(error) : error
  })
}

/** Loaded with the first answer that is a file or more than JSON. */
export const readByLibrary = (url: string, response: Response): Promise<unknown> =>
  callWithFile({
    url,
    path: [],
    input: undefined,
    headers: {},
    signal: undefined,
    fetch: () => Promise.resolve(response),
  })
