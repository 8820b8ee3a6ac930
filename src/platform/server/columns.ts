import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType } from 'drizzle-orm/pg-core'

/** `timestamptz` as an instant. PostgreSQL writes `2026-11-20 20:00:00.5+00`, which Temporal reads after a touch. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: text => Temporal.Instant.from(text.replace(' ', 'T')),
  toDriver: value => value.toString(),
})

/** `in (…)` for texts, as one parameter: however long the list, it is one statement (see `prepared.ts`). */
export const equalsAny = (column: AnyPgColumn | SQL, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`

/** The Monday of a `date`'s week, from 2001 on. By counting days: `date_trunc` goes through the time zone of the connection and takes ten times as long. */
export const mondayOfDate = (date: AnyPgColumn | SQL): SQL<string> => sql`(${date} - (${date} - date '2001-01-01') % 7)`
