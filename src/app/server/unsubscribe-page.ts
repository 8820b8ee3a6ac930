import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Language } from '#kit/catalogue.ts'
import { unsubscribeByToken } from '#features/outreach/delivery/server/unsubscribe.ts'
import { notificationKindNamesOf, deliveryTextsOf } from '#features/outreach/delivery/server/texts.ts'
import type { Services } from '#platform/server/services.ts'

/** Bytes of a form: a longer one is not ours, and to parse it would block the server for seconds. */
const maxForm = 1024

/** The field that mail programs send when their own button is pressed (RFC 8058), and ours. */
const oneClick = { name: 'List-Unsubscribe', value: 'One-Click' }

/**
 * The page of a mail's link to unsubscribe. Opening it changes nothing, nor does a bare POST: programs that look at mails try
 * both. The button sends `oneClick`.
 */
export async function unsubscribePage(c: Context, services: Services, fallback: Language): Promise<Response> {
  const isConfirmed = c.req.method === 'POST' && (await readForm(c.req.raw))?.get(oneClick.name) === oneClick.value
  const result = await unsubscribeByToken(services, c.req.param('token') ?? '', isConfirmed)
  const language = result.outcome === 'unknown' ? fallback : result.language
  const { page } = deliveryTextsOf(language)
  const kind = result.outcome === 'unknown' ? '' : notificationKindNamesOf(language)[result.kind]
  const said = { unknown: page.unknown, ask: page.ask(kind), done: page.done(kind), fixed: page.fixed }[result.outcome]
  const button = html`<form method="post">
    <input type="hidden" name="${oneClick.name}" value="${oneClick.value}">
    <button style="font:inherit;padding:.6em 1.1em">${page.button}</button>
  </form>`
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

async function readForm({ body, headers }: Request): Promise<FormData | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > maxForm) return undefined
      chunks.push(chunk)
    }
    const type = headers.get('content-type') ?? ''
    return await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
  } catch {
    // the caller hung up, or it is no form
    return undefined
  }
}
