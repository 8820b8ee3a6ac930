import { desc, eq, sql } from 'drizzle-orm'
import { newId } from '#kit/id.ts'
import type { Clock } from './clock.ts'
import type { Database, Tx } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import { type Mail, asHtml, asText, neutralizeLinksInMail } from './mail-body.ts'
import { mails } from './mail-table.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import type { SmtpSender } from './postman.ts'

export type { Mail } from './mail-body.ts'

type OutboxMail = typeof mails.$inferSelect

/** The page of stored mails, for browsers on the same machine. */
export const mailboxPath = '/developer/mailbox'

interface How {
  /** The organisation that causes it. */
  readonly onBehalfOf?: string
  /** The same cause is told once, however often it is tried. */
  readonly cause?: string
}

export interface Mailer {
  /** Kept with the transaction and sent after it; without SMTP it stays in the outbox. */
  sendLater(tx: Tx, mail: Mail, how?: How): Promise<void>
  /** One try. Nothing happens to a mail that is sent or has been given up. */
  sendNow(mailId: string): Promise<void>
  /** Newest first, for the developer mailbox. */
  outbox(limit: number): Promise<OutboxMail[]>
  readonly delivers: boolean
  readonly sweep: Outbox['sweep']
  close(): void
}

interface Options {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: Log
  /** Undefined: there is no mail server. */
  readonly postman: SmtpSender | undefined
  /** Without a mail server, addresses and links are logged: for the demonstration only, whose log is its mailbox. */
  readonly logsLinks?: boolean
  /** A mail that an organisation caused did not arrive, for now or for good. */
  readonly onTrouble?: (organizationId: string, outcome: 'later' | 'never') => Promise<void>
  /** In the transaction that gives up one that an organisation caused. */
  readonly givenUp?: (tx: Tx, mail: { organizationId: string; cause: string | null }) => Promise<void>
}

/**
 * What is kept of a mail that has arrived is to whom, about what and when: what opens a way in is nobody's to read here any
 * more, nor in a backup.
 */
const forgets = sql`text = '', html = '', link = null, unsubscribe = null`

export function openMailer({
  database,
  jobs,
  clock,
  log,
  postman,
  logsLinks = false,
  onTrouble,
  givenUp,
}: Options): Mailer {
  const outbox = openOutbox({
    database,
    jobs,
    clock,
    queue: 'mail.send',
    table: 'mails',
    forgets,
    async send(id) {
      const [mail] = await database.direct.select().from(mails).where(eq(mails.id, id))
      if (!postman || !mail) return { kind: 'later', why: 'No mail server is configured' }
      return postman.send(mail)
    },
    async givenUp(tx, id) {
      const [mail] = await tx.select({ of: mails.onBehalfOf, cause: mails.cause }).from(mails).where(eq(mails.id, id))
      if (mail?.of) await givenUp?.(tx, { organizationId: mail.of, cause: mail.cause })
    },
    async settled(id, outcome) {
      if (outcome === 'sent' || !onTrouble) return
      const [mail] = await database.direct.select({ of: mails.onBehalfOf }).from(mails).where(eq(mails.id, id))
      if (mail?.of) await onTrouble(mail.of, outcome)
    },
  })
  return {
    delivers: postman !== undefined,
    async sendLater(tx, wish, { onBehalfOf, cause } = {}) {
      const mail = neutralizeLinksInMail(wish)
      const now = clock.now()
      const id = newId()
      const row = {
        id,
        onBehalfOf: onBehalfOf ?? null,
        toAddress: mail.to,
        subject: mail.subject,
        text: asText(mail),
        html: asHtml(mail),
        link: mail.action?.url,
        unsubscribe: mail.unsubscribe?.url ?? null,
        cause: cause ?? null,
        createdAt: now,
        // a server that gets its mail access later must not send what has long been forgotten
        dueAt: postman ? now : null,
      }
      await tx.insert(mails).values(row).onConflictDoNothing()
      // of a cause that was told before there is no such mail, and the job finds nothing to do
      if (postman) await outbox.later(tx, id)
      else if (mail.action) {
        const details = logsLinks ? { to: mail.to, subject: mail.subject, link: mail.action.url } : { mail: id }
        log.info(details, `mail stored: without SMTP_URL it can be read on this machine at ${mailboxPath}`)
      }
    },
    sendNow: id => outbox.performNow(id),
    outbox: limit => database.direct.select().from(mails).orderBy(desc(mails.createdAt)).limit(limit),
    sweep: () => outbox.sweep(),
    close: () => postman?.close(),
  }
}
