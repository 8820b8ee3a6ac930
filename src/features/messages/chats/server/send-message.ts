import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { newId } from '#kit/id.ts'
import { type Messenger, messengers } from '#platform/messengers.ts'
import type { MessengerClient, ChatMessage } from '#platform/server/chat.ts'
import type { Tx } from '#platform/server/database.ts'
import { openOutbox, type Outbox } from '#platform/server/outbox.ts'
import { openMessengerPacer } from '#platform/server/pace.ts'
import type { Services } from '#platform/server/services.ts'
import type { SendResult } from '#platform/retry.ts'
import * as store from './store.ts'
import { type ChatMessagePurpose, tablesOf } from './table.ts'

interface ChatRecipient {
  readonly messenger: Messenger
  readonly organizationId: string
  readonly profileId: string
  readonly chatId: string
}

interface ChatMessageOptions {
  /** The same cause is said once, however often it is tried. */
  readonly cause?: string
  /** Left out: `notification`. */
  readonly purpose?: ChatMessagePurpose
  /** Left out: at once. */
  readonly dueAt?: Temporal.Instant
}

/** Written with its cause and said after the commit; gives the message's id, undefined when it has been said before. */
export async function sendAfterCommit(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  { messenger, organizationId, profileId, chatId }: ChatRecipient,
  message: ChatMessage,
  { cause, purpose = 'notification', dueAt }: ChatMessageOptions = {},
): Promise<string | undefined> {
  const { messages } = tablesOf[messenger]
  const now = clock.now()
  const [row] = await tx
    .insert(messages)
    .values({
      organizationId,
      id: newId(),
      profileId,
      chatId,
      message,
      cause: cause ?? null,
      purpose,
      createdAt: now,
      dueAt: dueAt ?? now,
    })
    .onConflictDoNothing({ target: [messages.organizationId, messages.cause] })
    .returning({ id: messages.id })
  const wait = dueAt?.since(now).total('milliseconds') ?? 0
  if (row) await jobs.later(tx, `${messenger}.send`, { id: row.id }, Math.ceil(wait))
  return row?.id
}

/** What is said no more: it goes, unless it has been said or is being said at this moment. */
export async function cancelMessage(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  for (const messenger of messengers) {
    const { messages } = tablesOf[messenger]
    await tx
      .delete(messages)
      .where(
        and(
          eq(messages.organizationId, organizationId),
          inArray(messages.id, [...ids]),
          isNull(messages.sentAt),
          isNull(messages.sendingUntil),
          gt(messages.dueAt, now),
        ),
      )
  }
}

/** Who looks at how messages fare: those who asked for availability, at what failed the owner, and whoever finds it in the app. */
const ofArrived = ['availabilityRequests'] as const
const ofGivenUp = ['availabilityRequests', 'delivery', 'notifications'] as const

/** A turn that is further away than this is not waited for. */
const maxWait = 5_000

/** What a lost chat means for the person; the features above say it in the app. */
export type NotifyPaused = (tx: Tx, messenger: Messenger, organizationId: string, profileId: string) => Promise<void>

/** What the features above do about what does not reach a chat. */
interface ChatFailureHandlers {
  readonly notifyPaused: NotifyPaused
  /** In the transaction that gives a message up. */
  readonly givenUp: (tx: Tx, message: { organizationId: string; cause: string | null }) => Promise<void>
}

type ChatMessageRow = (typeof tablesOf)[Messenger]['messages']['$inferSelect']

/** What is said by one messenger. */
export function openChatOutbox(
  services: Services,
  line: MessengerClient,
  { notifyPaused, givenUp }: ChatFailureHandlers,
): Outbox {
  const { database, clock, jobs } = services
  const { messenger } = line
  const { messages } = tablesOf[messenger]
  const pace = openMessengerPacer(database, messenger)

  async function send(id: string): Promise<SendResult> {
    const [row] = await database.direct.select().from(messages).where(eq(messages.id, id))
    if (!row) return { kind: 'never', why: 'gone' }
    const { chatId, message } = row
    const obstacle = await obstacleTo(row)
    if (obstacle) return obstacle
    const wait = await pace.takeTurn()
    if (wait > maxWait)
      return { kind: 'later', why: 'The messenger is rate-limiting messages', afterSeconds: wait / 1000 }
    await new Promise(done => setTimeout(done, wait))
    const sent = await line.send(chatId, message, id)
    if (sent.isForAll && sent.kind === 'later' && sent.afterSeconds !== undefined) await pace.hold(sent.afterSeconds)
    if (sent.isBlocked) await pauseLink(services, { messenger, ...row }, notifyPaused)
    return sent
  }

  /** Undefined: it can be sent now. */
  async function obstacleTo(row: ChatMessageRow): Promise<SendResult | undefined> {
    const { organizationId, profileId, chatId, purpose } = row
    if (purpose === 'farewell') return undefined
    const [link, pending] = await database.tenant(organizationId, async tx => [
      await store.find(tx, messenger, organizationId, profileId),
      await store.findPendingChat(tx, messenger, organizationId, profileId, clock.now()),
    ])
    if (purpose === 'consent') {
      return pending?.chatId === chatId ? undefined : { kind: 'never', why: 'The connection request was canceled' }
    }
    if (link?.chatId !== chatId) return { kind: 'never', why: 'The chat is no longer connected' }
    if (link.blockedAt) return { kind: 'never', why: 'The recipient blocked the bot' }
    if (!link.isActive) return { kind: 'never', why: 'The recipient turned off messages in the chat' }
    const silence = link.mutedUntil?.since(clock.now()).total('seconds') ?? 0
    if (silence <= 0) return undefined
    return {
      kind: 'later',
      why: 'The recipient has quiet hours or muted the bot',
      afterSeconds: silence,
      isWished: true,
    }
  }

  return openOutbox({
    database,
    jobs,
    clock,
    queue: `${messenger}.send`,
    table: `${messenger}_messages`,
    send,
    async givenUp(tx, id) {
      const [row] = await tx
        .select({ organizationId: messages.organizationId, cause: messages.cause })
        .from(messages)
        .where(eq(messages.id, id))
      if (row) await givenUp(tx, row)
    },
    async settled(id, outcome) {
      if (outcome === 'later') return
      const [row] = await database.direct
        .select({ organizationId: messages.organizationId })
        .from(messages)
        .where(eq(messages.id, id))
      if (row)
        await database.installation(
          async tx => tx.invalidate(...(outcome === 'sent' ? ofArrived : ofGivenUp)),
          row.organizationId,
        )
    },
  })
}

/** The person has shut the bot out: nothing more is sent there, and the app says so. */
export const pauseLink = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { messenger, organizationId, profileId, chatId }: ChatRecipient,
  notifyPaused: NotifyPaused,
): Promise<void> =>
  database.tenant(organizationId, async tx => {
    if (!(await store.markChatLinkBlocked(tx, messenger, organizationId, profileId, chatId, clock.now()))) return
    await notifyPaused(tx, messenger, organizationId, profileId)
    tx.invalidate(messenger, 'team', 'availabilityRequests')
  })
