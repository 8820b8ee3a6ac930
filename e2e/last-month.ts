import { monthOf } from '#kit/day.ts'
import { addToMonth, type Month } from '#kit/month.ts'
import { onDatabase, sqlNow } from './kept.ts'
import { today } from './people.ts'

/** The one before that of the sample's agency, whatever day it is where this runs. */
export const lastMonth = (): Month => addToMonth(monthOf(today()), -1)

/** In the first night of a month the last shifts of the one before still run, and its hours cannot be closed: they go. */
export async function endLastMonth(databaseUrl: string): Promise<void> {
  const leftOver = `date < date_trunc('month', ${sqlNow()} at time zone 'Europe/Berlin')::date and ends_at > ${sqlNow()}`
  // the server is running: it would write down who is missing on a seat without an attendance
  const statements = [
    `perform from assignments where ${leftOver} for update`,
    ...['handovers', 'attendances', 'assignments'].map(table => `delete from ${table} where ${leftOver}`),
  ]
  await onDatabase(databaseUrl, `do $$ begin ${statements.join('; ')}; end $$`)
}
