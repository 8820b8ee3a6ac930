import fs from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { hostsFromEnv } from '#platform/server/hosts.ts'
import { mailboxPath } from '#platform/server/mail.ts'
import type { Services } from '#platform/server/services.ts'
import { languageOf } from './asking.ts'
import { developerMailbox } from './mailbox.ts'
import { manifestIn, pageIn } from './page-texts.ts'
import { preloadsIn } from './preloads.ts'

/** The browser app: hashed files for ever, every other page is the one document. */
export function serveWeb(
  app: Hono,
  folder: string,
  services: Services,
  isSignedIn: (headers: Headers) => boolean,
): void {
  const document = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  // marks an installation whose sign-in pages and app pages have hosts of their own
  const german = hostsFromEnv(services.env) ? document.replace('<html ', '<html data-hosts ') : document
  const pages = { de: pageIn('de', german), en: pageIn('en', german) }
  const preloads = preloadsIn(folder)
  const sendPage = (c: Context) => {
    const { headers } = c.req.raw
    const language = languageOf(headers)
    c.header('cache-control', 'no-cache')
    c.header('vary', 'accept-language, cookie')
    const links = isSignedIn(headers) ? preloads(c.req.path, language) : ''
    return c.html(pages[language].replace('</head>', `${links}</head>`))
  }
  const manifest: object = JSON.parse(fs.readFileSync(path.join(folder, 'app.webmanifest'), 'utf8'))
  const root = path.relative(process.cwd(), folder)
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.status === 200) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', serveStatic({ root, precompressed: true }))
  const icons = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png']
  for (const name of ['favicon.svg', 'favicon.ico', 'robots.txt', 'apple-touch-icon.png', ...icons]) {
    app.get(`/${name}`, serveStatic({ root }))
  }
  app.get('/app.webmanifest', c => {
    const type = { 'content-type': 'application/manifest+json', vary: 'accept-language, cookie' }
    return c.body(manifestIn(languageOf(c.req.raw.headers), manifest), 200, type)
  })
  // of the reference: fetched by its page, and by whoever runs it
  app.get('/plan-a-week.mjs', serveStatic({ root }))
  app.get('/theme.js', serveStatic({ root, onFound: (_, c) => c.header('cache-control', 'public, max-age=3600') }))
  // a browser that has it asks for a newer one at every visit
  app.get('/service-worker.js', serveStatic({ root, onFound: (_, c) => c.header('cache-control', 'no-cache') }))
  // for the worker to lay ready: unlike an address of the app it is at home on every host
  app.get('/page.html', sendPage)
  app.get(mailboxPath, c => developerMailbox(c, services))
  app.get('*', c => {
    return /\.\w+$/.test(c.req.path) ? c.notFound() : sendPage(c)
  })
}
