import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { quietHoursOf } from '#features/messages/quiet-hours/server/store.ts'
import type { DeliveryRules, FailedMessage, MessageReference, OwnDelivery, OwnDeliveryChange } from '../schema.ts'
import * as store from './store.ts'

export const readOwnDelivery = (member: Member): Promise<OwnDelivery> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const row = await store.findDeliveryPreferences(tx, organizationId, profileId)
    return {
      quietHours: quietHoursOf(row),
      reminderHours: row?.reminderHours ?? null,
      defaultReminderHours: await store.findReminderHours(tx, organizationId),
    }
  })

/** A field that is left out stays. */
export async function saveOwnDelivery(
  member: Member,
  { quietHours, reminderHours }: OwnDeliveryChange,
): Promise<OwnDelivery> {
  await member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    await store.saveDeliveryPreferences(tx, organizationId, profileId, {
      ...(quietHours === undefined ? {} : { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null }),
      ...(reminderHours === undefined ? {} : { reminderHours: reminderHours && descending(reminderHours) }),
    })
    tx.invalidate('delivery')
  })
  return readOwnDelivery(member)
}

export const readDeliveryRules = (member: Member): Promise<DeliveryRules> =>
  member.transaction(async tx => ({ reminderHours: await store.findReminderHours(tx, member.actor.organizationId) }))

export const saveRules = (member: Member, asked: DeliveryRules): Promise<DeliveryRules> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const before = await store.findReminderHours(tx, organizationId)
    const reminderHours = descending(asked.reminderHours)
    await store.saveReminderHours(tx, organizationId, reminderHours)
    await member.audit(tx, {
      kind: 'settings.remindersChanged',
      change: { before, after: reminderHours },
    })
    tx.invalidate('delivery')
    return { reminderHours }
  })

const descending = (hours: readonly number[]): number[] => [...new Set(hours)].toSorted((a, b) => b - a)

export const readFailedMessages = (member: Member): Promise<{ messages: FailedMessage[]; waiting: number }> =>
  member.transaction(async tx => ({
    messages: await store.listFailed(tx, member.actor.organizationId),
    waiting: await store.countUndeliveredMessages(tx, member.actor.organizationId),
  }))

/** @throws Refusal `delivery.notFound` */
export async function retryFailedMessage(member: Member, message: MessageReference): Promise<void> {
  if (!(await revive(member, [message]))) throw new Refusal('delivery.notFound')
}

export async function retryAllFailedMessages(member: Member): Promise<{ retried: number }> {
  const { messages } = await readFailedMessages(member)
  return { retried: await revive(member, messages) }
}

/** Mails belong to the installation, so it is the installation's work; every statement names the organisation. */
function revive(member: Member, messages: readonly MessageReference[]): Promise<number> {
  const { organizationId } = member.actor
  const { jobs } = member.services
  return member.installationTransaction(async tx => {
    let revived = 0
    for (const message of messages) {
      if (!(await store.requeueFailedMessage(tx, organizationId, message, member.now()))) continue
      await jobs.later(tx, message.channel === 'email' ? 'mail.send' : `${message.channel}.send`, { id: message.id })
      revived += 1
    }
    tx.invalidate('delivery')
    return revived
  })
}
