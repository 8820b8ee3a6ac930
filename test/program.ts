import type { NewApiToken } from '#features/access/tokens/schema.ts'
import { send } from './calling.ts'
import type { Person } from './world.ts'

/** A program that calls with an access token, and carries no cookie. */
export interface Program {
  readonly id: string
  readonly secret: string
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export const programWith = (url: string, secret: string): Pick<Program, 'fetch'> => ({
  fetch: (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${secret}`)
    return send(new URL(path, url), { ...init, headers })
  },
})

/** With a token that the person has just made. */
export async function programOf(
  url: string,
  maker: Person,
  { of = 'person', ...wish }: Partial<NewApiToken> & { readonly of?: 'person' | 'organization' } = {},
): Promise<Program> {
  const how = of === 'person' ? maker.api.tokens.create : maker.api.tokens.createForOrganization
  const { id, secret } = await how({ name: 'Planer', scopes: [], expiresOn: null, ...wish })
  return { id, secret, ...programWith(url, secret) }
}

/** What a refused call says; the body is read either way. */
export async function answerOf(response: Response): Promise<{ status: number; code: string; message: string }> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const body: unknown = isJson ? JSON.parse(text) : {}
  const said: unknown = Reflect.get(Object(body), 'json') ?? body
  const [code, message]: unknown[] = ['code', 'message'].map(name => Reflect.get(Object(said), name))
  return { status: response.status, code: String(code), message: String(message) }
}
