import { AsyncLocalStorage } from 'node:async_hooks'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** What the product sent to its database. */
export interface Statement {
  readonly text: string
  /** As the role of requests in an organisation, or with the rights of the installation. */
  readonly isTenant: boolean
}

const product = new AsyncLocalStorage<true>()

/** Statements count as the product's when they are sent in here, and in all that it starts; not those of a test. */
export const asProduct = <T>(work: () => T): T => product.run(true, work)

const heard = new Map<string, Statement>()
const inTenant = new WeakSet<pg.Client>()
let isListening = false

/** From now on every statement that a pool of ours sends in this process is heard once. */
export function listen(): void {
  if (isListening) return
  isListening = true
  const send: (...args: unknown[]) => unknown = Reflect.get(pg.Client.prototype, 'query')
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query] = args
    const text = typeof query === 'string' ? query : textOf(query)
    if (text !== undefined) hear(this, text)
    return Reflect.apply(send, this, args)
  } as typeof pg.Client.prototype.query
}

function textOf(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined
  return typeof query.text === 'string' ? query.text : undefined
}

function hear(client: pg.Client, text: string): void {
  if (/^begin\b/.test(text)) {
    if (text.includes('app_role()')) inTenant.add(client)
    else inTenant.delete(client)
  } else if (/^(?:commit|rollback)\b/.test(text)) inTenant.delete(client)
  else if (product.getStore()) {
    const isTenant = inTenant.has(client)
    heard.set(kindOf({ text, isTenant }), { text, isTenant })
  }
}

/** Two are the same that differ in how many values a list or rows an insertion has. */
const kindOf = ({ text, isTenant }: Statement): string =>
  `${isTenant} ${text.replaceAll(/\((?:\$\d+|default)(?:, (?:\$\d+|default))*\)(?:, \((?:\$\d+|default)(?:, (?:\$\d+|default))*\))*/g, '(…)')}`

/** Leaves what was heard in the run's folder, for `query-plans.test.ts`. */
export function leaveStatements(folder: string): void {
  fs.writeFileSync(path.join(folder, `${process.pid}-${crypto.randomUUID()}.json`), JSON.stringify([...heard.values()]))
  // the next world of this process writes what is new
  heard.clear()
}

/** All that the tests of this run have left so far, each once. */
export function leftStatements(folder: string): Statement[] {
  const all = fs
    .readdirSync(folder)
    .flatMap((name): Statement[] => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
  return [...new Map(all.map(one => [kindOf(one), one])).values()]
}
