import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serveWeb } from './web-files.ts'
import { en as nav } from '#app/messages/nav.en.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-web-'))
const app = new Hono()
const built = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_grid.js': { file: 'assets/grid.js', imports: ['_base.js'] },
  'src/app/messages/inside.de.ts': { file: 'assets/inside-de.js' },
  'src/app/messages/inside.en.ts': { file: 'assets/inside-en.js' },
  'src/app/web/shell/protected-frame.tsx': { file: 'assets/frame.js' },
  'src/app/web/screens/availability.tsx': { file: 'assets/availability.js', imports: ['_grid.js', 'index.html'] },
  'src/app/web/screens/dashboard.tsx': { file: 'assets/dashboard.js' },
}

beforeAll(() => {
  fs.cpSync(path.join(root, 'public'), folder, { recursive: true })
  fs.copyFileSync(path.join(root, 'index.html'), path.join(folder, 'index.html'))
  fs.mkdirSync(path.join(folder, '.vite'))
  fs.writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(built))
  serveWeb(app, folder, { env: {} } as Parameters<typeof serveWeb>[2], headers => headers.has('cookie'))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const read = async (address: string, language = 'de') => {
  const answer = await app.request(address, { headers: { 'accept-language': language } })
  expect(answer.status, address).toBe(200)
  return answer
}

const preloadsOf = async (address: string, headers: Record<string, string>) => {
  const page = await (await app.request(address, { headers })).text()
  return new Set([...page.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href))
}

const manifestShape = z.object({
  description: z.string(),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(z.object({ src: z.string() })) })),
})

describe('the files of the web app', () => {
  it.each([
    ['de', 'Schichtplanung und Team-Verwaltung für Chatter-Agenturen.'],
    ['en', 'Shift planning and team management for chatter agencies.'],
  ])('describe the app in the page and in the manifest, in the language of the browser: %s', async (language, said) => {
    const page = await (await read('/login', language)).text()
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toContain(`<meta name="description" content="${said}">`)
    expect(manifestShape.parse(await (await read('/app.webmanifest', language)).json()).description).toBe(said)
  })

  it('name shortcuts to the pages that chatters and planners open most, each with an icon that is there', async () => {
    const { shortcuts } = manifestShape.parse(await (await read('/app.webmanifest', 'en')).json())
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      [nav.shifts, '/availability'],
      [nav.market, '/market'],
      [nav.weekPlan, '/schichtplan'],
      [nav.onDuty, '/on-duty'],
    ])
    for (const { icons } of shortcuts) for (const { src } of icons) await read(src)
  })

  it('preload what a page needs in the language of the browser, without what the document loads itself', async () => {
    const headers = { cookie: 'session', 'accept-language': 'en' }
    expect(await preloadsOf('/availability', headers)).toEqual(
      new Set(['/assets/availability.js', '/assets/frame.js', '/assets/grid.js', '/assets/inside-en.js']),
    )
  })

  it.each([
    ['without a session', '/availability', {}],
    ['on a page that is not listed', '/profile', { cookie: 'session' }],
  ])('preload nothing %s', async (_, address, headers) => {
    expect(await preloadsOf(address, headers)).toEqual(new Set())
  })

  it('include an icon for browsers and feed readers that ask for favicon.ico', async () => {
    const icon = Buffer.from(await (await read('/favicon.ico')).arrayBuffer())
    // the signature of an icon file
    expect([...icon.subarray(0, 4)]).toEqual([0, 0, 1, 0])
  })

  it.each([
    ['/', true],
    ['/login', true],
    ['/handbook/start', true],
    ['/developer/api', true],
    ['/assets/abc.js', true],
    ['/dashboard', false],
    ['/schichtplan', false],
    ['/join/token', false],
    ['/invite-register/token', false],
    ['/reset-password', false],
    ['/api/v1/session', false],
    ['/calendar/token.ics', false],
  ])('let crawlers read %s: %s', async (address, isAllowed) => {
    expect(mayCrawl(await (await read('/robots.txt')).text(), address)).toBe(isAllowed)
  })
})

/** The longest matching rule decides, and `$` ends a path (RFC 9309). */
function mayCrawl(robots: string, address: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, rule = '']) => ({ kind, rule }))
  const fits = (rule: string) => (rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule))
  const [best] = rules.filter(({ rule }) => fits(rule)).toSorted((a, b) => b.rule.length - a.rule.length)
  return best?.kind !== 'Disallow'
}
