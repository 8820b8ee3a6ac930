import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { quietHoursOf } from '#features/messages/quiet-hours/server/store.ts'
import type { DeliveryRules, FailedMessage, OneMessage, OwnDelivery, OwnDeliveryChange } from '../schema.ts'
import * as store from './store.ts'

export const own = (member: Member): Promise<OwnDelivery> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const row = await store.findOwn(tx, organizationId, profileId)
    return {
      quietHours: quietHoursOf(row),
      reminderHours: row?.reminderHours ?? null,
      defaultReminderHours: await store.findReminderHours(tx, organizationId),
    }
  })

/** A field that is left out stays. */
export async function saveOwn(member: Member, { quietHours, reminderHours }: OwnDeliveryChange): Promise<OwnDelivery> {
  await member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    await store.saveOwn(tx, organizationId, profileId, {
      ...(quietHours === undefined ? {} : { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null }),
      ...(reminderHours === undefined ? {} : { reminderHours: reminderHours && descending(reminderHours) }),
    })
    tx.invalidate('delivery')
  })
  return own(member)
}

export const rules = (member: Member): Promise<DeliveryRules> =>
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

export const failed = (member: Member): Promise<{ messages: FailedMessage[]; waiting: number }> =>
  member.transaction(async tx => ({
    messages: await store.listFailed(tx, member.actor.organizationId),
    waiting: await store.countWaiting(tx, member.actor.organizationId),
  }))

/** @throws Refusal `delivery.notFound` */
export async function retry(member: Member, message: OneMessage): Promise<void> {
  if (!(await revive(member, [message]))) throw new Refusal('delivery.notFound')
}

export async function retryAll(member: Member): Promise<{ retried: number }> {
  const { messages } = await failed(member)
  return { retried: await revive(member, messages) }
}

/** Mails belong to the installation, so it is the installation's work; every statement names the organisation. */
function revive(member: Member, messages: readonly OneMessage[]): Promise<number> {
  const { organizationId } = member.actor
  const { database, jobs } = member.services
  return database.installation(async tx => {
    let revived = 0
    for (const message of messages) {
      if (!(await store.revive(tx, organizationId, message, member.now()))) continue
      await jobs.later(tx, message.channel === 'email' ? 'mail.send' : `${message.channel}.send`, { id: message.id })
      revived += 1
    }
    tx.invalidate('delivery')
    return revived
  }, organizationId)
}
