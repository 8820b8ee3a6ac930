import { customType } from 'drizzle-orm/pg-core'

/** `timestamptz` as an instant. PostgreSQL writes `2026-11-20 20:00:00.5+00`, which Temporal reads after a touch. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: text => Temporal.Instant.from(text.replace(' ', 'T')),
  toDriver: value => value.toString(),
})
