import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import type { RouterUtils } from '@orpc/tanstack-query'
import { type QueryKey, skipToken } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { learnServerTime } from './now.ts'

export { CallError }

interface Calling {
  headers?: (path: readonly string[], input: unknown) => Record<string, string>
  /** How the browser sends a call: how long it waits for an answer, and whether it goes on when the page is left. */
  init?: (request: Request, path: readonly string[]) => RequestInit
  succeeded?: (path: readonly string[], input: unknown) => void
  /** Whether something was done about an error, and the call is worth another try. */
  mended?: (error: unknown, path: readonly string[]) => Promise<boolean>
  /** What somebody reads of a call that never reached the server. */
  unreached?: string
}

/** Who wants to hear of calls, and what goes along with them; filled in by what is loaded behind the sign-in (`intents.ts`). */
export const calling: Calling = {}

/** No answer came: the server may have done it, or never have heard of it. */
export class Unreached extends Error {}

const unreached = (cause: unknown) => new Unreached(navigator.onLine ? '' : calling.unreached, { cause })

/** Browsers word it differently, but all as a `TypeError`; a call that was aborted is another error. */
const asUnreached = (error: unknown): never => {
  throw error instanceof TypeError || Object(error).name === 'TimeoutError' ? unreached(error) : error
}

type Path = readonly string[]

function send(request: Request, path: Path): Promise<Response> {
  const asked = Date.now()
  return fetch(request, calling.init?.(request, path)).then(response => {
    learnServerTime(response.headers.get('date'), asked)
    return response
  }, asUnreached)
}

const rpcUrl = () => `${globalThis.location.origin}/api/rpc`

/**
 * Calls in plain JSON, which is all but those with files or dates: for these the library's link is loaded, which is as large as
 * a screen.
 * @throws CallError, Unreached
 */
async function callOnce(path: Path, input: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  const headers = calling.headers?.(path, input) ?? {}
  const withLibrary = () => import('./file-calls.ts')
  const fetch = (request: Request) => send(request, path)
  if (hasFile(input)) return (await withLibrary()).callWithFile({ url: rpcUrl(), path, input, headers, signal, fetch })
  const request = new Request(`${rpcUrl()}/${path.map(encodeURIComponent).join('/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ json: input, meta: metaOf(input) }),
    signal: signal ?? null,
    // a proxy that wants a sign-in of its own leads to a page, which is no answer
    redirect: 'manual',
  })
  const response = await fetch(request)
  if (response.ok && isOfType(response, 'multipart/form-data'))
    return (await withLibrary()).readByLibrary(rpcUrl(), response)
  if (!isOfType(response, 'application/json')) throw new CallError({ code: '', status: response.status })
  const text = await response.text().catch(asUnreached)
  const answer: { json?: unknown; meta?: unknown[] } = JSON.parse(text)
  // dates and similar values, which only the export of the member's own data contains
  if (answer.meta && answer.meta.length > 0)
    return (await withLibrary()).readByLibrary(rpcUrl(), new Response(text, response))
  if (!response.ok) throw new CallError({ code: '', status: response.status, ...Object(answer.json) })
  return answer.json
}

/** Where the input has NaN, the value of a field that was filled in wrongly: JSON has null for it, which may be allowed. */
function metaOf(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (Number.isNaN(value)) return [[typeOfNaN, ...path]]
  if (Array.isArray(value)) return value.flatMap((item, at) => metaOf(item, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => metaOf(item, [...path, name]))
}

/** In the protocol of the library. */
const typeOfNaN = 2

const hasFile = (input: unknown): boolean => Object.values(Object(input)).some(value => value instanceof Blob)

const isOfType = ({ headers }: Response, type: string): boolean =>
  headers.get('content-type')?.startsWith(type) ?? false

async function callPath(path: Path, input: unknown, { signal }: Signalled = {}): Promise<unknown> {
  const once = () => callOnce(path, input, signal)
  const answer = await once().catch(async (error: unknown) => {
    if (!(await calling.mended?.(error, path))) throw error
    return once()
  })
  calling.succeeded?.(path, input)
  return answer
}

interface Signalled {
  readonly signal?: AbortSignal | undefined
}

interface KeyState {
  readonly input?: unknown
  readonly type?: string
}

/** As `@orpc/tanstack-query` builds them: a shorter key covers all longer ones. */
const keyOf = (path: Path, { input, type }: KeyState = {}): QueryKey => [
  path,
  { ...(input !== undefined && { input }), ...(type !== undefined && { type }) },
]

/** Like the utilities of `@orpc/tanstack-query` for a procedure, without its streams, which no feature uses. */
const procedureUtils = (path: Path) => ({
  call: (input: unknown, options?: Signalled) => callPath(path, input, options),
  key: (state?: KeyState) => keyOf(path, state),
  queryKey: (options: KeyState = {}) => keyOf(path, { input: options.input, type: 'query' }),
  queryOptions: (options: KeyState = {}) => ({
    queryFn: ({ signal }: Signalled) => callPath(path, options.input, { signal }),
    ...(options.input === skipToken && { enabled: false }),
    queryKey: keyOf(path, { input: options.input, type: 'query' }),
    ...options,
  }),
  infiniteOptions: (options: { input: (page: unknown) => unknown; initialPageParam: unknown }) => ({
    queryFn: ({ pageParam, signal }: Signalled & { pageParam: unknown }) =>
      callPath(path, options.input(pageParam), { signal }),
    queryKey: keyOf(path, { input: options.input(options.initialPageParam), type: 'infinite' }),
    ...options,
  }),
  mutationKey: () => keyOf(path, { type: 'mutation' }),
  mutationOptions: (options: object = {}) => ({
    mutationFn: (input: unknown) => callPath(path, input),
    mutationKey: keyOf(path, { type: 'mutation' }),
    ...options,
  }),
})

/**
 * The typed calls of one feature for TanStack Query. The name is the feature's in the product's contract; it leads every
 * query key, so a live event that names the feature makes exactly its reads stale.
 */
export function featureApi<C extends AnyContractRouter>(feature: string): RouterUtils<ContractRouterClient<C>> {
  const known = new Map<string, ReturnType<typeof procedureUtils>>()
  const procedureOf = (procedure: string) => {
    const utils = known.get(procedure) ?? procedureUtils([feature, procedure])
    known.set(procedure, utils)
    return utils
  }
  const own = { key: (state?: KeyState) => keyOf([feature], state) }
  const get = (_: object, name: string) => (name === 'key' ? own.key : procedureOf(name))
  return new Proxy(own, { get }) as unknown as RouterUtils<ContractRouterClient<C>>
}

/** Any call, by its names; for what was put off. */
export const call = ([feature, procedure]: readonly [string, string], input: unknown): Promise<unknown> =>
  callPath([feature, procedure], input)

export interface Complaint {
  readonly field?: string
  readonly code: string
  readonly message: string
}

/** Errors of the server that have texts of their own. */
const worded = new Set(['input.filesAway', 'input.databaseAway', 'input.diskFull'])

/** A refusal as the server worded it; undefined for anything else (no connection, a bug). */
export function refusalIn(
  error: unknown,
): { code: string; message: string; parameters: unknown; complaints: readonly Complaint[] } | undefined {
  // a proxy's answer has no code
  if (!(error instanceof CallError) || error.code === '') return undefined
  if (error.status >= 500 && !worded.has(error.code)) return undefined
  const data: unknown = error.data
  const has = typeof data === 'object' && data !== null
  return {
    code: error.code,
    message: error.message,
    parameters: has && 'parameters' in data ? data.parameters : undefined,
    complaints: has && 'complaints' in data && Array.isArray(data.complaints) ? data.complaints : [],
  }
}

/** Like a refusal of the server for a field, made in the browser. */
export const createFieldError = (field: string, message: string): CallError =>
  new CallError({
    code: 'input.required',
    status: 400,
    message,
    data: { complaints: [{ field, code: 'input.required', message }] },
  })

/** The server answered, and it could not do it; as opposed to never having been reached. */
export const isServerError = (error: unknown): boolean => error instanceof CallError && error.status >= 500

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
