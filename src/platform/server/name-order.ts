import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Orders by a name as `compareNames` does, whatever the database was made with. */
export const orderByName = (name: AnyColumn): SQL => sql`${name} collate "de-x-icu" asc`
