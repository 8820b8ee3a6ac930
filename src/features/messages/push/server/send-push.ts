import { eq } from 'drizzle-orm'
import { newId } from '#kit/id.ts'
import type { Tx } from '#platform/server/database.ts'
import { openOutbox, type Outbox } from '#platform/server/outbox.ts'
import type { Services } from '#platform/server/services.ts'
import type { SendResult } from '#platform/retry.ts'
import { truncatePushMessage, timeToLive } from '../rules.ts'
import type { PushMessage } from '../schema.ts'
import * as store from './store.ts'
import { pushMessages } from './table.ts'

interface ForDevices {
  readonly organizationId: string
  readonly profileId: string
  readonly message: PushMessage
  /** A device is told the same cause once, however often it is tried. */
  readonly cause: string
  readonly dueAt: Temporal.Instant
}

/** On every device of the person; written with its cause, sent after the commit. */
export async function enqueuePushMessages(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  devices: readonly { readonly id: string }[],
  { organizationId, profileId, message, cause, dueAt }: ForDevices,
): Promise<void> {
  const now = clock.now()
  for (const device of devices) {
    const [row] = await tx
      .insert(pushMessages)
      .values({
        organizationId,
        id: newId(),
        profileId,
        subscriptionId: device.id,
        message: truncatePushMessage(message),
        cause,
        createdAt: now,
        dueAt,
      })
      .onConflictDoNothing({ target: [pushMessages.organizationId, pushMessages.subscriptionId, pushMessages.cause] })
      .returning({ id: pushMessages.id })
    if (row) await jobs.later(tx, 'push.send', { id: row.id }, Math.ceil(dueAt.since(now).total('milliseconds')))
  }
}

export function openPushOutbox({ database, clock, jobs, push }: Services): Outbox {
  async function send(id: string): Promise<SendResult> {
    const [row] = await database.direct.select().from(pushMessages).where(eq(pushMessages.id, id))
    if (!row) return { kind: 'never', why: 'gone' }
    const { organizationId, subscriptionId, message, createdAt } = row
    const now = clock.now()
    const device = await database.tenant(organizationId, tx => store.find(tx, organizationId, subscriptionId))
    if (!device) return { kind: 'never', why: 'The device no longer receives notifications' }
    const left = createdAt.add(timeToLive).since(now).total('seconds')
    if (left <= 0) return { kind: 'never', why: 'Too late' }
    const pushed = await push.send(device, JSON.stringify(message), Math.ceil(left))
    if (pushed.isGone) {
      await database.tenant(organizationId, async tx => {
        await store.removeExpiredPushDevice(tx, organizationId, subscriptionId)
        tx.invalidate('push')
      })
    }
    return pushed
  }
  return openOutbox({ database, jobs, clock, queue: 'push.send', table: 'push_messages', send })
}
