import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { isLocalRequest } from '#platform/server/address.ts'
import type { Services } from '#platform/server/services.ts'

/** The local outbox as a page, for whoever sits at the server and has no mail server configured. */
export async function developerMailbox(c: Context, { mailer }: Services): Promise<Response> {
  const isHere = isLocalRequest(getConnInfo(c).remote.address ?? '', c.req.raw.headers)
  if (mailer.delivers || !isHere) return c.notFound()
  const mails = await mailer.outbox(50)
  return c.html(html`<!doctype html>
    <html lang="en">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title></head>
      <body style="font:15px/1.5 system-ui;max-width:44em;margin:2em auto;padding:0 1em;color-scheme:light dark">
        <h1>Mailbox</h1>
        <p>Mails wait here because SMTP_URL is not set.</p>
        ${mails.map(
          mail => html`<article style="border-top:1px solid #8888;padding:1em 0">
            <h2 style="font-size:1em;margin:0">${mail.subject}</h2>
            <p style="margin:0">${mail.toAddress} · ${mail.createdAt.toString()}</p>
            <pre style="white-space:pre-wrap;font:inherit">${mail.text}</pre>
            ${mail.link === null ? '' : html`<p><a href="${mail.link}">${mail.link}</a></p>`}
          </article>`,
        )}
      </body>
    </html>`)
}
