import type pg from 'pg'
import type { Statement } from './statements.ts'

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Filter?: string
  readonly Plans?: readonly Node[]
}

export interface Scan {
  readonly table: string
  readonly text: string
}

/** What can be planned at all. */
const isPlanned = ({ text }: Statement): boolean => /^\s*(?:select|with|insert|update|delete)\b/i.test(text)

/**
 * Which of the statements read a whole table of many organisations, each planned once for any values and under the rights
 * that it is sent with.
 */
export async function wholeTableScans(client: pg.Client, statements: readonly Statement[]): Promise<Scan[]> {
  const tables = await tenantTables(client)
  const scans: Scan[] = []
  for (const statement of statements.filter(isPlanned)) {
    const plan = await planOf(client, statement)
    for (const table of sequential(plan)) if (tables.has(table)) scans.push({ table, text: statement.text })
  }
  return scans
}

async function tenantTables(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.columns where column_name = 'organization_id' and table_schema = 'public'",
  )
  // those that signing in reads grow with the people as well
  return new Set(['organizations', 'users', 'sessions', 'credentials', ...rows.map(({ name }) => name)])
}

async function planOf(client: pg.Client, { text, isTenant }: Statement): Promise<Node> {
  await client.query('begin; set local plan_cache_mode = force_generic_plan')
  try {
    if (isTenant) {
      await client.query(
        "select set_config('role', public.app_role(), true), set_config('app.organization_id', 'org000000001', true)",
      )
    }
    await client.query(`prepare asked as ${text}`)
    const { rows } = await client.query<{ count: number }>(
      "select cardinality(parameter_types) as count from pg_prepared_statements where name = 'asked'",
    )
    const values = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null').join(', ')
    const explained = await client.query<{ 'QUERY PLAN': readonly { Plan: Node }[] }>(
      `explain (format json) execute asked${values === '' ? '' : `(${values})`}`,
    )
    const [plan] = explained.rows[0]?.['QUERY PLAN'] ?? []
    if (!plan) throw new Error('no plan')
    return plan.Plan
  } catch (cause) {
    throw new Error(`this statement cannot be planned: ${text}`, { cause })
  } finally {
    // a name that was prepared outlives the transaction
    await client.query('rollback; deallocate all')
  }
}

/** The first rows that come, whichever they are, are not the whole table. */
const isOfFirstRows = (node: Node, parent: Node | undefined): boolean =>
  node.Filter === undefined && parent?.['Node Type'] === 'Limit'

function sequential(node: Node, parent?: Node): string[] {
  const { 'Node Type': type, 'Relation Name': table } = node
  const own = type === 'Seq Scan' && table !== undefined && !isOfFirstRows(node, parent) ? [table] : []
  return [...own, ...(node.Plans ?? []).flatMap(child => sequential(child, node))]
}
