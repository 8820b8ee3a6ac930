import { clockOffset } from '../moved-clock.ts'
import type { Office, World } from '../world.ts'

interface Changed {
  /** Inserted or updated rows, as JSON. */
  readonly rows: readonly { readonly table: string; readonly row: Record<string, unknown> }[]
  /** How many rows more or less there are, by table. */
  readonly counts: Readonly<Record<string, number>>
}

export interface Watch {
  /** What has changed since. */
  changed(): Promise<Changed>
}

/** Every column of every table of ours. */
export async function columnsOf(world: World) {
  const { rows } = await world.staffel.services.database.pool.query<{
    table: string
    column: string
    type: string
    usual: string | null
  }>(
    `select table_name as table, column_name as column, data_type as type, column_default as usual
     from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  return rows
}

let tables: readonly string[] | undefined

/** Looks at the whole database from now on. */
export async function watch(world: World): Promise<Watch> {
  const { pool } = world.staffel.services.database
  tables ??= [...new Set((await columnsOf(world)).map(({ table }) => table))]
  const all = tables
  const count = async (): Promise<Record<string, number>> => {
    const parts = all.map(table => `select '${table}' as table, count(*) as count from ${table}`)
    const { rows } = await pool.query<{ table: string; count: number }>(parts.join(' union all '))
    return Object.fromEntries(rows.map(({ table, count }) => [table, count]))
  }
  const before = await count()
  const { rows } = await pool.query<{ now: string }>('select pg_current_xact_id()::text as now')
  const since = rows[0]?.now ?? '0'
  return {
    async changed() {
      const parts = all.map(
        table =>
          `select '${table}' as table, to_jsonb(t) as row from ${table} t where t.xmin::text::bigint > ${since}::bigint`,
      )
      const changed = await pool.query<{ table: string; row: Record<string, unknown> }>(parts.join(' union all '))
      const after = await count()
      const differences = all.map(table => [table, (after[table] ?? 0) - (before[table] ?? 0)] as const)
      return {
        rows: changed.rows.filter(({ table }) => table !== 'attempts'),
        counts: Object.fromEntries(differences.filter(([table, by]) => by !== 0 && table !== 'attempts')),
      }
    },
  }
}

/** With everything by its name that is another one in every run: ids, secrets, the instants of the machine's clock. */
export function alike(world: World, office: Office, value: unknown, planted: ReadonlySet<unknown>): unknown {
  const names = new Map(
    Object.entries(office).flatMap(([name, of]) =>
      typeof of === 'string'
        ? [[of, 'organization']]
        : [
            [of.id, name],
            [of.email, `${name}@`],
          ],
    ),
  )
  const now = Date.now()
  const text = (plain: string): string => {
    if (planted.has(plain)) return `planted ${plain}`
    const at = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(plain) ? Date.parse(plain) : Number.NaN
    if (at === world.clock.now().epochMilliseconds) return 'now'
    if (Math.abs(at - now) < 600_000) return 'now of the machine'
    if (Math.abs(at - (now - clockOffset)) < 600_000) return 'now of PostgreSQL'
    // what the accounts library lets run out
    if (Math.abs(at - now - 3_600_000) < 600_000 || Math.abs(at - now - 86_400_000) < 600_000) return 'soon'
    if (Math.abs(at - now - 30 * 86_400_000) < 600_000) return 'in a month'
    // the sessions that the people of a test come with
    if (Math.abs(at - now - 3650 * 86_400_000) < 600_000) return 'in ten years'
    // the name of a deed is as long as a secret
    if (/^[a-z]+\.[a-zA-Z]+$/.test(plain)) return plain
    if (/^[\w+/=.$,-]{22,}$/.test(plain) && isRandom(plain)) return 'secret'
    return plain
      .replaceAll(/[\w.+-]+(?:@|%40)(?:example|staffel)\.test/g, email => names.get(email) ?? 'address')
      .replaceAll(/[\w-]{22,}/g, word => (isRandom(word) ? 'secret' : word))
      .replaceAll(/(?<![\w-])[\w-]{12}(?![\w-])/g, id => names.get(id) ?? 'id')
      .replaceAll(/(?<![\w-])[a-z0-9]{4}(?:-[a-z0-9]{4}){2}(?![\w-])/g, 'recovery code')
      .replaceAll(/(?<!\d)\d{6}(?!\d)/g, 'number')
  }
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return text(part)
    if (Array.isArray(part)) return part.map(walk)
    if (part instanceof Blob) return 'file'
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [names.get(key) ?? key, walk(inner)]))
  }
  return walk(value)
}

const isRandom = (word: string): boolean => /[A-Z\d]/.test(word)

/** The rows in an order of their own: by what is in them. */
export const sorted = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).map(row => JSON.stringify(row)).toSorted()
