import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { instant } from '#platform/server/columns.ts'

/** A person is asked (docs/product/en/messages.md#rounds). A new request replaces none: the newest counts. */
export const availabilityRequests = pgTable(
  'availability_requests',
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    /** Of all who were asked together. */
    roundId: text().notNull(),
    profileId: text().notNull(),
    startDate: date({ mode: 'string' }).$type<Day>().notNull(),
    endDate: date({ mode: 'string' }).$type<Day>().notNull(),
    requestedAt: instant().notNull(),
    requestedBy: text().notNull(),
    completed: boolean().notNull().default(false),
    answer: text().$type<'saved' | 'none'>(),
    completedAt: instant(),
    remindedAt: instant(),
    /** The newest message about it, request or reminder. */
    messageId: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index('availability_requests_of_person').on(t.organizationId, t.profileId, t.requestedAt.desc()),
    // what is forgotten is looked for by it
    index('availability_requests_by_time').on(t.requestedAt),
    foreignKey({
      columns: [t.organizationId, t.profileId],
      foreignColumns: [profiles.organizationId, profiles.id],
    }).onDelete('cascade'),
    check('availability_requests_span', sql`${t.startDate} <= ${t.endDate}`),
    check('availability_requests_answer', sql`${t.completed} = (${t.answer} is not null)`),
  ],
)
