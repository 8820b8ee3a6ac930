import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { firstNameOf, truncateName } from '#kit/text.ts'
import { users } from '#features/access/sign-in/server/table.ts'
import { mayChooseChannels, defaultRule } from '#features/messages/notifications/channels.ts'
import { notificationPageOf, pathOf } from '#features/messages/notifications/pages.ts'
import { notification } from '#features/messages/notifications/schema.ts'
import { findRules } from '#features/messages/notifications/server/settings-store.ts'
import { notifications } from '#features/messages/notifications/server/table.ts'
import { notificationText } from '#features/messages/notifications/wording.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import { rolePermissionsTemplates } from '#features/foundation/permissions/server/table.ts'
import { earliestUnmutedTime, chatLinkState } from '#features/messages/chats/rules.ts'
import { enqueuePushMessages } from '#features/messages/push/server/send-push.ts'
import * as push from '#features/messages/push/server/store.ts'
import { deliveryTime } from '#features/messages/quiet-hours/rules.ts'
import { quietHoursOf } from '#features/messages/quiet-hours/server/store.ts'
import { deliveryPreferences } from '#features/messages/quiet-hours/server/table.ts'
import { sendAfterCommit } from '#features/messages/chats/server/send-message.ts'
import { messengerClientFor } from '#features/messages/chats/server/lines.ts'
import { discordUsers, telegramUsers } from '#features/messages/chats/server/table.ts'
import { type Messenger, messengers } from '#platform/messengers.ts'
import { type Tx, violationOf } from '#platform/server/database.ts'
import { inSavepoint } from '#platform/server/savepoint.ts'
import type { Services } from '#platform/server/services.ts'
import { type ChatButtons, chatButtons } from './chat-buttons.ts'
import { unsubscribeUrl } from './unsubscribe.ts'
import { notificationKindNamesOf, notificationSentencesOf, deliveryTextsOf } from './texts.ts'

/*
 * A notification is written with the ways it goes, in the transaction of its cause. From there it is spread: for each way
 * a mail or a message of the bot is written, and the notification marked, in one transaction. Nothing is lost and nothing
 * spread twice, whenever a worker dies.
 */
const atATime = 100

/** Gives how many notifications were spread; fewer than a batch means that none are left. */
export async function deliverNextNotifications(services: Services): Promise<number> {
  const { count, kept } = await spreadBatch(services)
  // an inbox that is open has read before it was in there
  for (const { organizationId, recipientId } of kept) {
    await services.database.installation(async tx => tx.invalidateOf(recipientId, 'notifications'), organizationId)
  }
  return count
}

/** One that cannot be spread fails the batch, which is then done anew with each by itself. */
const spreadBatch = (services: Services) =>
  batchWith(services, (tx, row) => spreadOne(tx, services, row)).catch((cause: unknown) => {
    if (!isItsOwnFault(cause)) throw cause
    return batchWith(services, (tx, row) => spreadByItself(tx, services, row))
  })

/** Of one that cannot be written in any way, the app knows; it must not hold up those after it. */
async function spreadByItself(tx: Tx, services: Services, row: Waiting): Promise<boolean> {
  const { organizationId, id, kind } = row.notice
  try {
    return await inSavepoint(tx, () => spreadOne(tx, services, row))
  } catch (cause) {
    if (!isItsOwnFault(cause)) throw cause
    services.log.error({ err: cause, notification: id, kind }, 'a notification cannot be spread')
    await keepInApp(tx, organizationId, id)
    return true
  }
}

/** Not that of the database, which gives the next try a better chance: a value it does not take, or a mistake of ours. */
const isItsOwnFault = (cause: unknown): boolean => {
  const state = violationOf(cause)?.state
  return state === undefined ? cause instanceof TypeError || cause instanceof RangeError : /^(?:22|23|54)/.test(state)
}

const batchWith = (services: Services, spreadRow: (tx: Tx, row: Waiting) => Promise<boolean>) =>
  services.database.installation(async tx => {
    const rows = await listWaiting(tx)
    const kept: Waiting['notice'][] = []
    for (const row of rows) if (await spreadRow(tx, row)) kept.push(row.notice)
    if (rows.length > 0) {
      const keys = rows.map(({ notice }) => sql`(${notice.organizationId}, ${notice.id})`)
      await tx
        .update(notifications)
        .set({ fannedOutAt: services.clock.now() })
        .where(sql`(${notifications.organizationId}, ${notifications.id}) in (${sql.join(keys, sql`, `)})`)
    }
    return { count: rows.length, kept }
  })

export const batchSize = atATime

const listWaiting = (tx: Tx) =>
  tx
    .select({
      notice: notifications,
      person: profiles,
      /** Whether mails may go to the person's address. */
      isProven: users.emailProven,
      telegram: telegramUsers,
      discord: discordUsers,
      quiet: deliveryPreferences,
      organizationZone: organizations.timeZone,
      permissions: rolePermissionsTemplates.permissions,
    })
    .from(notifications)
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, notifications.organizationId), eq(profiles.id, notifications.recipientId)),
    )
    .innerJoin(organizations, eq(organizations.id, notifications.organizationId))
    .leftJoin(users, eq(users.id, profiles.id))
    .leftJoin(
      rolePermissionsTemplates,
      and(
        eq(rolePermissionsTemplates.organizationId, profiles.organizationId),
        eq(rolePermissionsTemplates.role, sql`nullif(${profiles.role}, 'owner')`),
      ),
    )
    .leftJoin(
      telegramUsers,
      and(eq(telegramUsers.organizationId, profiles.organizationId), eq(telegramUsers.profileId, profiles.id)),
    )
    .leftJoin(
      discordUsers,
      and(eq(discordUsers.organizationId, profiles.organizationId), eq(discordUsers.profileId, profiles.id)),
    )
    .leftJoin(
      deliveryPreferences,
      and(
        eq(deliveryPreferences.organizationId, profiles.organizationId),
        eq(deliveryPreferences.profileId, profiles.id),
      ),
    )
    // word for word as the index `notifications_to_spread` has it
    .where(
      and(
        isNull(notifications.fannedOutAt),
        sql`${notifications.channels} && array['email', 'telegram', 'push', 'discord']`,
      ),
    )
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(atATime)
    .for('update', { of: notifications, skipLocked: true })

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number]

/** Gives whether it is found in the app because it goes no other way. */
async function spreadOne(tx: Tx, services: Services, waiting: Waiting): Promise<boolean> {
  const { notice, person, isProven, quiet, organizationZone } = waiting
  if (isLocked(person) || person.leftAt !== null) return false
  const { organizationId } = notice
  const message = await compose(tx, waiting)
  if (!message) {
    // one that nobody can read must not hold up those after it
    services.log.error({ notification: notice.id, kind: notice.kind }, 'a notification cannot be read')
    return false
  }
  const cause = causeOf(notice.id)
  const devices = notice.channels.includes('push') ? await push.listPushDevices(tx, organizationId, person.id) : []
  const reachesBy = (messenger: Messenger) =>
    messengerClientFor(services, messenger) !== undefined && chatLinkState(waiting[messenger] ?? undefined) === 'active'
  // an address that nobody has proven may be a stranger's
  const reaches = {
    in_app: true,
    push: devices.length > 0,
    email: isProven === true,
    telegram: reachesBy('telegram'),
    discord: reachesBy('discord'),
  }
  // a device, or Discord, is a way only for whoever has it
  const ways = notice.channels.filter(
    channel => (channel !== 'push' || reaches.push) && (channel !== 'discord' || waiting.discord !== null),
  )
  const isUnreached = ways.length > 0 && !ways.some(channel => reaches[channel])
  if (isUnreached) await keepInApp(tx, organizationId, notice.id)
  if (notice.channels.includes('email') && reaches.email) {
    const rules = await findRules(tx, organizationId)
    const words = deliveryTextsOf(person.language)
    const subscription = { organizationId, profileId: person.id, kind: notice.kind }
    const unsubscribe = {
      label: words.unsubscribe(notificationKindNamesOf(person.language)[notice.kind]),
      url: unsubscribeUrl(services, subscription),
    }
    const mail = {
      to: person.email,
      language: person.language,
      subject: message.title,
      paragraphs: [words.hello(firstNameOf(person.fullName)), message.title, ...message.lines],
      action: { label: words.open, url: services.publicUrl + message.path },
      ...(mayChooseChannels(rules[notice.kind] ?? defaultRule) ? { unsubscribe } : {}),
    }
    await services.mailer.sendLater(tx, mail, { onBehalfOf: organizationId, cause })
  }
  const zone = person.timeZone ?? organizationZone
  const quietUntil = deliveryTime(services.clock.now(), quietHoursOf(quiet), zone, message.noLaterThan)
  await enqueuePushMessages(tx, services, devices, {
    organizationId,
    profileId: person.id,
    message: {
      tag: notice.id,
      title: message.title,
      body: message.lines.join('\n'),
      path: message.path,
      actions: message.buttons.flat(),
    },
    cause,
    dueAt: quietUntil,
  })
  const way = message.isLinked === true ? [services.publicUrl + message.path] : []
  const text = [message.title, ...message.lines, ...way].join('\n')
  for (const messenger of messengers) {
    const link = waiting[messenger]
    if (!notice.channels.includes(messenger) || !reaches[messenger] || link === null) continue
    const chat = { messenger, organizationId, profileId: person.id, chatId: link.chatId }
    const dueAt = earliestUnmutedTime(link, quietUntil)
    await sendAfterCommit(tx, services, chat, { text, buttons: message.buttons }, { cause, dueAt })
  }
  return isUnreached
}

/** Whoever is reached by none of the ways that they chose finds it in the app. */
async function keepInApp(tx: Tx, organizationId: string, id: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ channels: sql`array_prepend('in_app', ${notifications.channels})` })
    .where(
      and(
        eq(notifications.organizationId, organizationId),
        eq(notifications.id, id),
        sql`not 'in_app' = any(${notifications.channels})`,
      ),
    )
}

const causeStart = 'notification '
const causeOf = (notificationId: string): string => causeStart + notificationId

/** A mail or a message that was made of a notification never arrives: what it said is found in the app. */
export async function showUndeliveredInApp(
  tx: Tx,
  { organizationId, cause }: { readonly organizationId: string; readonly cause: string | null },
): Promise<void> {
  if (cause?.startsWith(causeStart)) await keepInApp(tx, organizationId, cause.slice(causeStart.length))
}

interface Composed extends ChatButtons {
  readonly title: string
  readonly lines: readonly string[]
  /** Where to go on in the app. */
  readonly path: string
}

/** What it says, the person's own times where they differ, and for the chat the buttons of what it is about. */
async function compose(
  tx: Tx,
  { notice, person, permissions, organizationZone }: Waiting,
): Promise<Composed | undefined> {
  const { id, kind, parameters, createdAt } = notice
  // stored as it was told, by whichever version it was: read as carefully as what comes from outside
  const read = notification.safeParse({ id, kind, parameters, createdAt: createdAt.toString(), readAt: null })
  if (!read.success) return undefined
  const parsed = read.data
  const words = { language: person.language, organizationZone, ownZone: person.timeZone }
  const { title, lines } = notificationText(withShortNames(parsed), notificationSentencesOf(person.language), words)
  const reader = { role: person.role, locked: false, permissions: new Set(permissions) }
  const path = pathOf(notificationPageOf(parsed, permission => may(reader, permission)) ?? { to: '/' })
  const recipient = { organizationId: notice.organizationId, profileId: person.id, reader: words, actor: reader }
  return { title, lines, path, ...(await chatButtons(tx, parsed, recipient)) }
}

/** What is told by name is told by a name's length: the rest of a longer one would be somebody's sentence, not ours. */
function withShortNames<T extends { readonly parameters: object }>(notice: T): T {
  const parameters = Object.fromEntries(
    Object.entries(notice.parameters).map(([key, value]) => [
      key,
      typeof value === 'string' && names.has(key) ? truncateName(value) : value,
    ]),
  )
  return { ...notice, parameters }
}

const names: ReadonlySet<string> = new Set(['name', 'assigner', 'responder', 'groupName'])
