import { and, desc, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import { profiles } from '#features/foundation/people/server/table.ts'
import { tablesOf } from '#features/messages/chats/server/table.ts'
import { deliveryPreferences } from '#features/messages/quiet-hours/server/table.ts'
import { type Messenger, messengers } from '#platform/messengers.ts'
import type { ChatMessage } from '#platform/server/chat.ts'
import type { Tx } from '#platform/server/database.ts'
import { mails } from '#platform/server/mail-table.ts'
import { defaultReminderHours } from '../rules.ts'
import type { FailedMessage, MessageReference } from '../schema.ts'
import { deliveryRules, settledReminders } from './table.ts'

export type DeliveryPreferenceRow = typeof deliveryPreferences.$inferSelect

export async function findReminderHours(tx: Tx, organizationId: string): Promise<number[]> {
  const [row] = await tx
    .select({ hours: deliveryRules.reminderHours })
    .from(deliveryRules)
    .where(eq(deliveryRules.organizationId, organizationId))
  return row?.hours ?? [...defaultReminderHours]
}

export async function saveReminderHours(tx: Tx, organizationId: string, reminderHours: number[]): Promise<void> {
  await tx
    .insert(deliveryRules)
    .values({ organizationId, reminderHours })
    .onConflictDoUpdate({ target: deliveryRules.organizationId, set: { reminderHours } })
}

export async function findDeliveryPreferences(
  tx: Tx,
  organizationId: string,
  profileId: string,
): Promise<DeliveryPreferenceRow | undefined> {
  const [row] = await tx
    .select()
    .from(deliveryPreferences)
    .where(and(eq(deliveryPreferences.organizationId, organizationId), eq(deliveryPreferences.profileId, profileId)))
  return row
}

export async function saveDeliveryPreferences(
  tx: Tx,
  organizationId: string,
  profileId: string,
  values: Partial<Pick<DeliveryPreferenceRow, 'quietFrom' | 'quietTo' | 'reminderHours'>>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await tx
    .insert(deliveryPreferences)
    .values({ organizationId, profileId, ...values })
    .onConflictDoUpdate({ target: [deliveryPreferences.organizationId, deliveryPreferences.profileId], set: values })
}

const maxFailed = 200

interface FailedRow {
  readonly id: string
  readonly to: string
  readonly error: string | null
  readonly attempts: number
  readonly createdAt: Temporal.Instant
  readonly failedAt: Temporal.Instant | null
}

/** What was given up, by whichever way, newest first. */
export async function listFailed(tx: Tx, organizationId: string): Promise<FailedMessage[]> {
  const letters = await tx
    .select({
      id: mails.id,
      to: mails.toAddress,
      subject: mails.subject,
      error: mails.lastError,
      attempts: mails.attempts,
      createdAt: mails.createdAt,
      failedAt: mails.deadAt,
    })
    .from(mails)
    .where(and(eq(mails.onBehalfOf, organizationId), isNotNull(mails.deadAt)))
    .orderBy(desc(mails.deadAt))
    .limit(maxFailed)
  const said: (FailedRow & { channel: Messenger; message: ChatMessage })[] = []
  for (const messenger of messengers) {
    const { messages } = tablesOf[messenger]
    const rows = await tx
      .select({
        id: messages.id,
        to: profiles.fullName,
        message: messages.message,
        error: messages.lastError,
        attempts: messages.attempts,
        createdAt: messages.createdAt,
        failedAt: messages.deadAt,
      })
      .from(messages)
      .innerJoin(
        profiles,
        and(eq(profiles.organizationId, messages.organizationId), eq(profiles.id, messages.profileId)),
      )
      .where(
        and(
          eq(messages.organizationId, organizationId),
          isNotNull(messages.deadAt),
          // the chat may belong to someone else
          ne(messages.purpose, 'consent'),
        ),
      )
      .orderBy(desc(messages.deadAt))
      .limit(maxFailed)
    said.push(...rows.map(row => ({ ...row, channel: messenger })))
  }
  const rows = [
    ...letters.map(row => ({ ...row, channel: 'email' as const })),
    ...said.map(({ message, ...row }) => ({ ...row, subject: headOf(message.text) })),
  ]
  return rows
    .map(({ createdAt, failedAt, error, ...row }) => ({
      ...row,
      error: error ?? '',
      createdAt: createdAt.toString(),
      failedAt: failedAt?.toString() ?? '',
    }))
    .toSorted((a, b) => (a.failedAt < b.failedAt ? 1 : -1))
    .slice(0, maxFailed)
}

const headOf = (text: string): string => (text.split('\n', 1)[0] ?? '').slice(0, 120)

/** How many are still on their way. */
export async function countUndeliveredMessages(tx: Tx, organizationId: string): Promise<number> {
  const letters = await tx.$count(
    mails,
    and(eq(mails.onBehalfOf, organizationId), isNull(mails.sentAt), isNull(mails.deadAt), isNotNull(mails.dueAt)),
  )
  let said = 0
  for (const messenger of messengers) {
    const { messages } = tablesOf[messenger]
    said += await tx.$count(
      messages,
      and(eq(messages.organizationId, organizationId), isNull(messages.sentAt), isNull(messages.deadAt)),
    )
  }
  return letters + said
}

/** Makes one wait again. False: there is no such message that was given up. For the installation: mails are its own. */
export async function requeueFailedMessage(
  tx: Tx,
  organizationId: string,
  { channel, id }: MessageReference,
  now: Temporal.Instant,
): Promise<boolean> {
  // four days of trying begin anew
  const values = { deadAt: null, dueAt: now, createdAt: now, sendingUntil: null }
  if (channel === 'email') {
    const rows = await tx
      .update(mails)
      .set(values)
      .where(and(eq(mails.onBehalfOf, organizationId), eq(mails.id, id), isNotNull(mails.deadAt)))
      .returning({ id: mails.id })
    return rows.length === 1
  }
  const { messages } = tablesOf[channel]
  const rows = await tx
    .update(messages)
    .set(values)
    .where(and(eq(messages.organizationId, organizationId), eq(messages.id, id), isNotNull(messages.deadAt)))
    .returning({ id: messages.id })
  return rows.length === 1
}

/** Whose these are that it settles: a lead that another node was faster with is not among them. */
export async function claimReminders(
  tx: Tx,
  organizationId: string,
  { assignmentId, startsAt }: { readonly assignmentId: string; readonly startsAt: Temporal.Instant },
  hours: readonly number[],
): Promise<number> {
  if (hours.length === 0) return 0
  const rows = await tx
    .insert(settledReminders)
    .values(hours.map(lead => ({ organizationId, assignmentId, startsAt, hours: lead })))
    .onConflictDoNothing()
    .returning({ hours: settledReminders.hours })
  return rows.length
}

/** Of shifts that are long over. */
export async function deleteSettledReminders(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.delete(settledReminders).where(lt(settledReminders.startsAt, before))
}
