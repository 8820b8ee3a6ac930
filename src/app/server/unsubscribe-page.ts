import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Language } from '#kit/catalogue.ts'
import { unsubscribeByToken } from '#features/outreach/delivery/server/unsubscribe.ts'
import { notificationKindNamesOf, deliveryTextsOf } from '#features/outreach/delivery/server/texts.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * Where a mail's link to its end leads. Opening it changes nothing, because programs that look at mails open links; the
 * button does, and so does what mail programs send when their own is pressed (RFC 8058).
 */
export async function unsubscribePage(c: Context, services: Services, fallback: Language): Promise<Response> {
  const result = await unsubscribeByToken(services, c.req.param('token') ?? '', c.req.method === 'POST')
  const language = result.outcome === 'unknown' ? fallback : result.language
  const { page } = deliveryTextsOf(language)
  const kind = result.outcome === 'unknown' ? '' : notificationKindNamesOf(language)[result.kind]
  const said = { unknown: page.unknown, ask: page.ask(kind), done: page.done(kind), fixed: page.fixed }[result.outcome]
  const button = html`<form method="post"><button style="font:inherit;padding:.6em 1.1em">${page.button}</button></form>`
  c.status(result.outcome === 'unknown' ? 404 : 200)
  return c.html(html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="color-scheme" content="light dark">
        <title>Staffel</title>
      </head>
      <body style="font:15px/1.5 system-ui,sans-serif;max-width:32em;margin:3em auto;padding:0 1em;color-scheme:light dark">
        <h1 style="font-size:1.2em">Staffel</h1>
        <p>${said}</p>
        ${result.outcome === 'ask' ? button : ''}
      </body>
    </html>`)
}
