import { Readable } from 'node:stream'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '#app/contract.ts'
import type { openStaffel } from '#app/server/open.ts'
import { requireDescribed } from './described-refusals.ts'

type Answer = Awaited<ReturnType<typeof openStaffel>>['http']['fetch']

type Api = ContractRouterClient<typeof contract>

/** Somebody with a browser: a typed client that carries the person's cookies. */
export interface Visitor {
  readonly api: Api
  /** Any request, with the cookies; for what the typed client would not let through. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  readonly cookies: Map<string, string>
}

/** Servers of this process, by the origin at which they listen as well. */
const servers = new Map<string, Answer>()

/** From now on `send` calls this server without a socket. */
export const answerInProcess = (origin: string, answer: Answer): void => void servers.set(origin, answer)
export const endInProcess = (origin: string): void => void servers.delete(origin)

/** What `fetch` of Node sends unless told otherwise. */
const defaultHeaders = { accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' }

/**
 * Sends a request to a server. One of this process is called in process, which costs a third less; forms, streams of
 * events and requests that may be aborted go over HTTP, where the server reads a body by itself or notices that the caller
 * has gone.
 * @throws Error if a server of this process refuses with a code that its description lacks
 */
export async function send(url: URL, init: RequestInit = {}): Promise<Response> {
  const response = await deliver(url, init)
  if (servers.has(url.origin)) {
    const call = { method: init.method ?? 'GET', pathname: url.pathname }
    await requireDescribed(call, response, () => deliver(new URL('/api/openapi.json', url)))
  }
  return response
}

async function deliver(url: URL, init: RequestInit = {}): Promise<Response> {
  const answer = servers.get(url.origin)
  const body = init.body ?? undefined
  const isPlain = body === undefined || typeof body === 'string' || body instanceof ArrayBuffer
  const headers = new Headers(init.headers)
  const isForm = headers.get('content-type')?.startsWith('multipart/') ?? false
  if (!answer || !isPlain || isForm || init.signal || url.pathname === '/api/events') return fetch(url, init)

  for (const [name, value] of Object.entries(defaultHeaders)) if (!headers.has(name)) headers.set(name, value)
  headers.set('host', url.host)
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body && new Uint8Array(body)
  if (bytes) {
    headers.set('content-length', String(bytes.length))
    if (typeof body === 'string' && !headers.has('content-type'))
      headers.set('content-type', 'text/plain;charset=UTF-8')
  }
  const request = new Request(url, { ...init, headers, body: bytes ?? null })
  return answer(request, { incoming: incomingOf(bytes) })
}

/** As much of a message over HTTP as the server looks at beside the request. */
const incomingOf = (bytes: Uint8Array | undefined) =>
  Object.assign(Readable.from(bytes ? [bytes] : []), { socket: { remoteAddress: '127.0.0.1', setTimeout() {} } })

/** A new browser without a session. */
export function openVisitor(url: string): Visitor {
  const cookies = new Map<string, string>()
  async function fetchWithCookies(path: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await send(new URL(path, url), { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? []
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const link = new RPCLink({
    url: `${url}/api/rpc`,
    fetch: async (request, init) => {
      const body = request.method === 'GET' ? null : await request.arrayBuffer()
      return fetchWithCookies(request.url, { ...init, method: request.method, headers: request.headers, body })
    },
  })
  return { api: createORPCClient(link), fetch: fetchWithCookies, cookies }
}
