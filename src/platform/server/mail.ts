import { desc, eq, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { newId } from '#kit/id.ts'
import type { Clock } from './clock.ts'
import type { Database, Tx } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import { mails } from './mail-table.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
}

type OutboxMail = typeof mails.$inferSelect

export interface Mailer {
  /** Kept with the transaction and sent after it; without SMTP it stays in the outbox. */
  sendLater(tx: Tx, mail: Mail): Promise<void>
  sendNow(mailId: string): Promise<void>
  /** Newest first, for the developer mailbox. */
  outbox(limit: number): Promise<OutboxMail[]>
  readonly delivers: boolean
}

interface Options {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly log: Log
  readonly smtpUrl: string | undefined
  readonly from: string
}

export function openMailer({ database, jobs, clock, log, smtpUrl, from }: Options): Mailer {
  const transport = smtpUrl === undefined ? undefined : createTransport(smtpUrl, { from })
  return {
    delivers: transport !== undefined,
    async sendLater(tx, mail) {
      const id = newId()
      await tx.insert(mails).values({
        id,
        toAddress: mail.to,
        subject: mail.subject,
        text: asText(mail),
        html: asHtml(mail),
        link: mail.action?.url,
        createdAt: clock.now(),
      })
      if (transport) await jobs.later(tx, 'mail.send', { mailId: id })
      else if (mail.action)
        log.info({ to: mail.to, subject: mail.subject, link: mail.action.url }, 'mail kept in the outbox')
    },
    async sendNow(mailId) {
      const [mail] = await database.direct.select().from(mails).where(eq(mails.id, mailId))
      if (!transport || !mail || mail.sentAt) return
      const attempt = { attempts: sql`${mails.attempts} + 1` }
      try {
        await transport.sendMail({
          to: mail.toAddress,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${mail.id}@staffel>`,
        })
        await database.direct
          .update(mails)
          .set({ ...attempt, sentAt: clock.now(), lastError: null })
          .where(eq(mails.id, mailId))
      } catch (cause) {
        await database.direct
          .update(mails)
          .set({ ...attempt, lastError: String(cause) })
          .where(eq(mails.id, mailId))
        throw cause
      }
    },
    outbox: limit => database.direct.select().from(mails).orderBy(desc(mails.createdAt)).limit(limit),
  }
}

const asText = (mail: Mail): string =>
  [...mail.paragraphs, ...(mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : []), 'Staffel'].join('\n\n')

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Plain enough for every mail program, in light and dark. */
const asHtml = (mail: Mail): string => `<!doctype html>
<html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escape(mail.subject)}</title></head>
<body style="font:15px/1.5 system-ui,sans-serif;max-width:32em;margin:2em auto;padding:0 1em">
${mail.paragraphs.map(paragraph => `<p>${escape(paragraph)}</p>`).join('\n')}
${mail.action ? `<p><a href="${escape(mail.action.url)}" style="display:inline-block;padding:.7em 1.2em;border-radius:8px;background:#6449da;color:#ffffff;text-decoration:none">${escape(mail.action.label)}</a></p>` : ''}
<p>Staffel</p>
</body></html>`
