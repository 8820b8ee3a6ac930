import { hashOf } from '#platform/server/token.ts'

/**
 * The library's way to the database, with the tokens of sessions kept as hashes: whoever reads the database, or a copy of
 * it, is signed in nowhere. The library goes on working with the tokens themselves.
 */
export function withHashedTokens<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      const call = (...inputs: readonly unknown[]): unknown => Reflect.apply(member, target, inputs)
      if (name === 'transaction') {
        return (work: (inner: object) => unknown) => call((inner: object) => work(withHashedTokens(inner)))
      }
      return (input: unknown, ...others: readonly unknown[]): unknown =>
        isOfSessions(input) ? onSessions(input, hidden => call(hidden, ...others)) : call(input, ...others)
    },
  })
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isOfSessions = (input: unknown): input is Fields => isObject(input) && input['model'] === 'session'

/** Hides the tokens that go in, and shows those again that come back. */
async function onSessions(input: Fields, work: (hidden: Fields) => unknown): Promise<unknown> {
  const shown = new Map<unknown, string>()
  const hide = (token: unknown): unknown => {
    if (Array.isArray(token)) return token.map(hide)
    if (typeof token !== 'string') return token
    const hash = hashOf(token)
    shown.set(hash, token)
    return hash
  }
  const hideIn = (row: unknown): unknown =>
    isObject(row) && 'token' in row ? { ...row, token: hide(row['token']) } : row
  const show = (row: unknown): unknown => {
    if (Array.isArray(row)) return row.map(show)
    return isObject(row) && shown.has(row['token']) ? { ...row, token: shown.get(row['token']) } : row
  }
  const where: unknown = input['where']
  const hidden = {
    ...input,
    ...('data' in input && { data: hideIn(input['data']) }),
    ...('update' in input && { update: hideIn(input['update']) }),
    ...(Array.isArray(where) && {
      where: where.map((each: Fields) => (each['field'] === 'token' ? { ...each, value: hide(each['value']) } : each)),
    }),
  }
  return show(await work(hidden))
}
