/*
 * Loaded into a server before it starts: writes what each deed sends to the database, from its opening to its commit, to
 * the file that STATEMENTS names, a line a statement. A bare handler can then do the same.
 */
import fs from 'node:fs'
import pg from 'pg'

export interface RecordedStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

const file = process.env['STATEMENTS'] ?? ''
const open = new WeakSet<pg.Client>()
const send: (...args: unknown[]) => unknown = Reflect.get(pg.Client.prototype, 'query')

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [query, values] = args
  const text = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query
  if (typeof text === 'string') {
    if (text.startsWith('begin; select set_config')) open.add(this)
    const own: unknown = Array.isArray(values) ? values : Reflect.get(Object(query), 'values')
    const asked = { text, values: Array.isArray(own) ? own : [] } satisfies RecordedStatement
    if (open.has(this)) fs.appendFileSync(file, `${JSON.stringify(asked)}\n`)
    if (/^(?:commit|rollback)/.test(text)) open.delete(this)
  }
  return Reflect.apply(send, this, args)
} as typeof pg.Client.prototype.query
