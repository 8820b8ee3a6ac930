import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { discordMessages, telegramMessages } from '#features/messages/chats/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { cachedStatement } from '#platform/server/statement.ts'
import type { AvailabilityRequest } from '../schema.ts'
import { mayReceiveRequests } from '../policy.ts'
import { availabilityRequests } from './table.ts'

export type RequestRow = typeof availabilityRequests.$inferSelect

const of = (organizationId: string) => eq(availabilityRequests.organizationId, organizationId)

const stillOpen = (organizationId: string, today: Day) =>
  and(of(organizationId), eq(availabilityRequests.completed, false), gt(availabilityRequests.endDate, today))

/** An id is that of one message, wherever it was said. */
const isMessageOf = (messages: typeof telegramMessages) =>
  and(eq(messages.organizationId, availabilityRequests.organizationId), eq(messages.id, availabilityRequests.messageId))

export async function insert(tx: Tx, rows: RequestRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(availabilityRequests).values(rows)
}

export async function find(tx: Tx, organizationId: string, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(availabilityRequests)
    .where(and(of(organizationId), eq(availabilityRequests.id, id)))
  return row
}

interface Newest {
  readonly row: RequestRow
  readonly message: AvailabilityRequest['message']
}

/** The newest request of each person, with how its message fares. */
export async function listNewestRequests(
  tx: Tx,
  organizationId: string,
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, Newest>> {
  const isQueued = sql`coalesce(${telegramMessages.id}, ${discordMessages.id}) is not null
    and coalesce(${telegramMessages.sentAt}, ${discordMessages.sentAt}) is null`
  const lastError = sql`coalesce(${telegramMessages.lastError}, ${discordMessages.lastError})`
  const rows = await tx
    .selectDistinctOn([availabilityRequests.profileId], {
      row: availabilityRequests,
      state: sql<Newest['message']['state']>`case
        when coalesce(${telegramMessages.deadAt}, ${discordMessages.deadAt}) is not null then 'failed'
        when ${isQueued} and ${lastError} is null
          and coalesce(${telegramMessages.dueAt}, ${discordMessages.dueAt}) > ${now.toString()} then 'later'
        when ${isQueued} then 'waiting'
        else 'sent' end`,
      error: sql<string | null>`${lastError}`,
    })
    .from(availabilityRequests)
    .leftJoin(telegramMessages, isMessageOf(telegramMessages))
    .leftJoin(discordMessages, isMessageOf(discordMessages))
    .where(of(organizationId))
    .orderBy(availabilityRequests.profileId, desc(availabilityRequests.requestedAt), desc(availabilityRequests.id))
  return new Map(rows.map(({ row, ...message }) => [row.profileId, { row, message }]))
}

/** What is still to be answered, held until the commit. */
export async function lockOpenRequests(tx: Tx, organizationId: string, today: Day): Promise<void> {
  await tx
    .select({ id: availabilityRequests.id })
    .from(availabilityRequests)
    .where(stillOpen(organizationId, today))
    .orderBy(availabilityRequests.id)
    .for('update')
}

/** When each person was reminded last, or will hear it, whichever request it was of: a new round gives no new hour. */
export async function listLastReminderTimes(
  tx: Tx,
  organizationId: string,
): Promise<ReadonlyMap<string, Temporal.Instant>> {
  const heardAt = sql<Temporal.Instant>`max(greatest(${availabilityRequests.remindedAt},
    ${telegramMessages.dueAt}, ${discordMessages.dueAt}))`.mapWith(availabilityRequests.remindedAt)
  const rows = await tx
    .select({ profileId: availabilityRequests.profileId, heardAt })
    .from(availabilityRequests)
    .leftJoin(telegramMessages, isMessageOf(telegramMessages))
    .leftJoin(discordMessages, isMessageOf(discordMessages))
    .where(and(of(organizationId), isNotNull(availabilityRequests.remindedAt)))
    .groupBy(availabilityRequests.profileId)
  return new Map(rows.map(({ profileId, heardAt: at }) => [profileId, at]))
}

/** People who were asked for days to come, still can answer, and have not: by their newest request, as they are reminded. */
export async function countUnansweredRequests(tx: Tx, organizationId: string, today: Day): Promise<number> {
  const newest = tx
    .selectDistinctOn([availabilityRequests.profileId])
    .from(availabilityRequests)
    .where(of(organizationId))
    .orderBy(availabilityRequests.profileId, desc(availabilityRequests.requestedAt), desc(availabilityRequests.id))
    .as('newest')
  const rows = await tx
    .select({ role: profiles.role, isActive: profiles.isActive, activeStatus: profiles.activeStatus })
    .from(newest)
    .innerJoin(profiles, and(eq(profiles.organizationId, newest.organizationId), eq(profiles.id, newest.profileId)))
    .where(and(eq(newest.completed, false), gt(newest.endDate, today), isNull(profiles.leftAt)))
  return rows.filter(mayReceiveRequests).length
}

/** Lists the requests that a member has not answered and still can. */
export const listOpenRequestsOf = (
  tx: Tx,
  organizationId: string,
  profileId: string,
  today: Day,
): Promise<RequestRow[]> =>
  tx
    .select()
    .from(availabilityRequests)
    .where(and(stillOpen(organizationId, today), eq(availabilityRequests.profileId, profileId)))
    .orderBy(desc(availabilityRequests.requestedAt))
    .limit(10)

/** False: it was answered before. */
export async function saveRequestAnswer(
  tx: Tx,
  organizationId: string,
  id: string,
  answer: 'saved' | 'none',
  now: Temporal.Instant,
): Promise<boolean> {
  const done = await tx
    .update(availabilityRequests)
    .set({ completed: true, answer, completedAt: now })
    .where(and(of(organizationId), eq(availabilityRequests.id, id), eq(availabilityRequests.completed, false)))
    .returning({ id: availabilityRequests.id })
  return done.length === 1
}

/** For the answer “no availability”, which changed no cell. */
export const reopenRequest = (tx: Tx, organizationId: string, id: string): Promise<unknown> =>
  tx
    .update(availabilityRequests)
    .set({ completed: false, answer: null, completedAt: null })
    .where(and(of(organizationId), eq(availabilityRequests.id, id), eq(availabilityRequests.answer, 'none')))

const completedBySaving = cachedStatement(
  (connection, organizationId: string, profileId: string, days: readonly Day[], completedAt: Temporal.Instant) =>
    connection
      .update(availabilityRequests)
      .set({ completed: true, answer: 'saved', completedAt })
      .where(
        and(
          of(organizationId),
          eq(availabilityRequests.profileId, profileId),
          eq(availabilityRequests.completed, false),
          sql`exists (select from unnest(${sql.param(days)}::date[]) as saved
            where saved between ${availabilityRequests.startDate} and ${availabilityRequests.endDate})`,
        ),
      )
      .returning({ messageId: availabilityRequests.messageId }),
)

/** The person has saved cells of these days: every request that asks for one of them is answered. Gives their messages. */
export async function completeRequestsForDays(
  tx: Tx,
  organizationId: string,
  profileId: string,
  days: readonly Day[],
  now: Temporal.Instant,
): Promise<string[]> {
  return (await completedBySaving(tx, organizationId, profileId, days, now)).map(({ messageId }) => messageId)
}

export async function setRequestReminded(
  tx: Tx,
  organizationId: string,
  id: string,
  messageId: string,
  remindedAt: Temporal.Instant,
): Promise<void> {
  await tx
    .update(availabilityRequests)
    .set({ messageId, remindedAt })
    .where(and(of(organizationId), eq(availabilityRequests.id, id)))
}
