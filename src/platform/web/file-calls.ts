import { ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { CallError, rpcUrl, send } from './rpc.ts'

interface FileCall {
  readonly headers: Record<string, string>
  readonly signal: AbortSignal | undefined
}

/** Loaded with the first call that sends a file. @throws CallError, Unreached */
export const callWithFile = (
  path: readonly string[],
  input: unknown,
  { headers, signal }: FileCall,
): Promise<unknown> => through(request => send(request, path), { path, input, headers, signal })

/** Loaded with the first answer that is a file. */
export const readFile = (response: Response): Promise<unknown> =>
  through(() => Promise.resolve(response), { path: [], input: undefined, headers: {}, signal: undefined })

function through(
  fetch: (request: Request) => Promise<Response>,
  { path, input, headers, signal }: FileCall & { readonly path: readonly string[]; readonly input: unknown },
): Promise<unknown> {
  const link = new RPCLink({ url: rpcUrl(), headers, fetch: request => fetch(request) })
  return link.call(path, input, { context: {}, ...(signal && { signal }) }).catch((error: unknown) => {
    throw error instanceof ORPCError ? new CallError(error) : error
  })
}
