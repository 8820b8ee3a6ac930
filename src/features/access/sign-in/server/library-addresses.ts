import * as z from 'zod'

const stands = '@address.invalid'

/**
 * The library lets nobody in whose address is not plain ASCII. To it such an address goes by another name, which
 * `withRealAddresses` turns back on the way to the database. What somebody types of that shape gets a name of its own, so
 * that nobody is two people for whoever counts tries.
 */
export const libraryAddressOf = (email: string): string =>
  z.email().safeParse(email).success && !email.endsWith(stands)
    ? email
    : `u${Buffer.from(email).toString('hex')}${stands}`

const realAddress = (value: unknown): unknown =>
  typeof value === 'string' && value.endsWith(stands)
    ? Buffer.from(value.slice(1, -stands.length), 'hex').toString()
    : value

interface Condition {
  readonly field: string
  readonly value: unknown
}

const isQuestion = (input: unknown): input is { where: readonly Condition[] } =>
  typeof input === 'object' && input !== null && 'where' in input && Array.isArray(input.where)

/** The library's way to the database, asking for people by their own addresses. */
export function withRealAddresses<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      const call = (...inputs: readonly unknown[]): unknown => Reflect.apply(member, target, inputs)
      if (name === 'transaction') {
        return (work: (inner: object) => unknown) => call((inner: object) => work(withRealAddresses(inner)))
      }
      return (input: unknown, ...others: readonly unknown[]): unknown =>
        call(isQuestion(input) ? { ...input, where: input.where.map(real) } : input, ...others)
    },
  })
}

const real = (condition: Condition): Condition =>
  condition.field === 'email' ? { ...condition, value: realAddress(condition.value) } : condition
