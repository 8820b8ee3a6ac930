import { sql } from 'drizzle-orm'
import { type CatalogueTable, catalogueQuery, inKeyOrder } from './backup-tables.ts'
import { type Tx, violationOf } from './database.ts'
import { inSavepoint } from './savepoint.ts'

/** SQLSTATE; triggers of ours that watch what no foreign key can raise it as well. */
const stillReferenced = '23503'

/**
 * Deletes the rows of an organisation in every table, those first that others do not point to. Left to the foreign keys of the
 * organisation's own row, PostgreSQL would take the tables in an order in which other keys refuse it.
 */
export async function deleteTenantRows(tx: Tx, organizationId: string): Promise<void> {
  const { rows } = await tx.execute<CatalogueTable & Record<string, unknown>>(sql.raw(catalogueQuery))
  let left = inKeyOrder(rows)
    .filter(({ columns }) => columns.some(({ name }) => name === 'organization_id'))
    .map(({ name }) => name)
    .toReversed()
  while (left.length > 0) {
    const refused: string[] = []
    let violation: unknown
    for (const table of left) {
      try {
        await inSavepoint(tx, () =>
          tx.execute(sql`delete from ${sql.identifier(table)} where organization_id = ${organizationId}`),
        )
      } catch (cause) {
        if (violationOf(cause)?.state !== stillReferenced) throw cause
        violation = cause
        refused.push(table)
      }
    }
    if (refused.length === left.length) throw violation
    left = refused
  }
}
