import http, { type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly body: Record<string, unknown>
  readonly cookies: readonly string[]
  readonly headers: IncomingHttpHeaders
  readonly milliseconds: number
}

export interface Wish {
  readonly method?: string
  readonly cookie?: string
  /** An access token. */
  readonly bearer?: string
  readonly body?: unknown
  /** As a proxy in front would tell it; the server has to be started with TRUSTED_PROXIES=1. */
  readonly address?: string
  readonly agent?: http.Agent
  readonly within?: number
}

const unlimited = new http.Agent({ keepAlive: true, maxSockets: Infinity })

/** One real request. @throws Error when there is no whole answer, or none in time */
export function ask(url: string, wish: Wish = {}): Promise<Answer> {
  const { method = 'GET', cookie, bearer, body, address, agent = unlimited, within = 60_000 } = wish
  const began = performance.now()
  return new Promise((done, failed) => {
    const request = http.request(
      url,
      {
        agent,
        method,
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          ...(address === undefined ? {} : { 'x-forwarded-for': address }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('error', failed)
        response.on('aborted', () => failed(new Error('the answer broke off')))
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            text,
            body: text.startsWith('{') ? JSON.parse(text) : {},
            cookies: response.headers['set-cookie'] ?? [],
            headers: response.headers,
            milliseconds: performance.now() - began,
          }),
        )
      },
    )
    const timer = setTimeout(() => request.destroy(new Error(`no answer within ${within} ms`)), within)
    request.on('close', () => clearTimeout(timer))
    request.on('error', cause => failed(Object.assign(cause, { isReused: request.reusedSocket })))
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** The answer, or undefined when there was none. */
export const tryToAsk = (url: string, wish: Wish = {}): Promise<Answer | undefined> =>
  ask(url, wish).catch(() => undefined)

export const isReady = async (url: string) => (await tryToAsk(`${url}/readyz`, { within: 5_000 }))?.status === 200

/** Figures in order: the one that such a share of all does not exceed. */
export function shareOf(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const pause = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))
