import { sql } from 'drizzle-orm'
import type { Connection, Tx } from './database.ts'

interface Built<Result> {
  execute(values: Record<string, unknown>): Promise<Result>
}

/** A query of drizzle's that has not been sent. */
interface Buildable<Result> {
  prepare(name: string): Built<Result>
}

/**
 * A statement of the busiest paths: built once a connection instead of at every call, which took more time than all else
 * that a request needs. `build` is given where the values go and not the values themselves: it hands them on to drizzle and
 * does not look at them. What a call leaves out, it finds left out. A comparison takes a value as the driver does; one
 * that its column has to encode (an instant, JSON) goes in as `sql.param(value, column)`.
 */
export function cachedStatement<Values extends readonly unknown[], Result>(
  build: (connection: Connection, ...values: Values) => Buildable<Result>,
): (tx: Tx, ...values: Values) => Promise<Result> {
  const built = new WeakMap<Connection, Map<string, Built<Result>>>()
  return ({ connection }, ...values) => {
    const kept = built.get(connection) ?? new Map<string, Built<Result>>()
    built.set(connection, kept)
    const shape = values.map(value => (value === undefined ? '-' : '+')).join('')
    let query = kept.get(shape)
    if (!query) {
      // a placeholder takes the place of a value wherever drizzle accepts one, whatever the value's type
      const places = values.map((value, at) => (value === undefined ? undefined : sql.placeholder(`${at}`)))
      // the name is given to it where it is sent, see `prepared.ts`
      query = build(connection, ...(places as unknown as Values)).prepare('')
      kept.set(shape, query)
    }
    return query.execute(Object.fromEntries(values.entries()))
  }
}
