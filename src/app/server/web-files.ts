import fs from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { Services } from '#platform/server/services.ts'
import { developerMailbox } from './mailbox.ts'

/** The browser app: hashed files for ever, every other page is the one document. */
export function serveWeb(app: Hono, folder: string, services: Services): void {
  const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const root = path.relative(process.cwd(), folder)
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.status === 200) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', serveStatic({ root, precompressed: true }))
  app.get('/favicon.svg', serveStatic({ root }))
  app.get('/developer/mailbox', c => developerMailbox(c, services))
  app.get('*', c => {
    if (/\.\w+$/.test(c.req.path)) return c.notFound()
    c.header('cache-control', 'no-cache')
    return c.html(page)
  })
}
