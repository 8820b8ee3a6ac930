import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { browser as chosen } from '../e2e/browser.ts'
import { serverProgram } from '../scripts/build.ts'
import { watchPainting } from './browser-pages.ts'
import { screensByMember, shiftResult } from './layout-shift-screens.ts'
import { run } from './processes.ts'
import { record } from './recording.ts'
import { sized } from './short.ts'

/* How far the parts of each screen move while it loads, on a slow phone and a slow desktop, on the first visit and the second. */

const password = 'richtig-schwer'
/** A processor a quarter as fast, and a line of 6.4 Mbit/s that takes 150 ms. */
const slow = { rate: 4, latency: 150, downloadThroughput: 800_000, uploadThroughput: 94_000 }
const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>
/** Milliseconds in which a late part would still move others. */
const patience = sized(1_200, 0)

const results = record('layout-shift')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-bench-shift-'))
fs.chmodSync(folder, 0o755)
const env = { DATA_DIR: folder, PORT: '0', STAFFEL_DEMO: '1', DEMO_PASSWORD: password }
const server = await run([serverProgram], env)
const url = server.url.replace('127.0.0.1', 'localhost')
const browser = await chromium.launch(chosen?.launchOptions)
let worst = { screen: '', cls: 0 }
try {
  for (const [member, paths] of Object.entries(screensByMember)) {
    const cookies = await signIn(member)
    for (const screen of sized(paths, paths.slice(0, 1))) {
      const figures: Record<string, number> = {}
      for (const [device, options] of Object.entries(devices)) {
        Object.assign(figures, await visitTwice(browser, { device, options, cookies, screen }))
      }
      const cls = Math.max(...Object.values(figures))
      const name = shiftResult(member, screen)
      results.note(name, { ...figures, cls })
      if (cls >= worst.cls) worst = { screen: name, cls }
    }
  }
  results.note('worst', worst)
} finally {
  await browser.close()
  await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
results.save('')

type Cookies = NonNullable<Exclude<BrowserContextOptions['storageState'], string | undefined>>['cookies']

interface Visit {
  readonly device: string
  readonly options: BrowserContextOptions
  readonly cookies: Cookies
  readonly screen: string
}

async function signIn(member: string): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: url })
  const data = { email: `${member}@demo.staffel.test`, password }
  const answer = await context.request.post('/api/v1/session', { data, headers: { origin: url } })
  if (!answer.ok()) throw new Error(`${member} was answered ${answer.status()}`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** @returns the layout shift of each visit */
async function visitTwice(by: Browser, { device, options, cookies, screen }: Visit): Promise<Record<string, number>> {
  const context = await by.newContext({ ...options, baseURL: url, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.addInitScript(watchPainting)
  await slowDown(page)
  const figures: Record<string, number> = {}
  for (const visit of ['first', 'return']) {
    await page.goto(screen)
    await page.waitForFunction(
      () =>
        document.querySelector('h1') &&
        !document.querySelector('main[data-busy]') &&
        ![...document.querySelectorAll('.skeleton')].some(shape => shape.checkVisibility()),
    )
    await page.waitForTimeout(patience)
    figures[`${device} ${visit}`] = await page.evaluate(() => globalThis.painted.cls)
  }
  await context.close()
  return figures
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const { rate, ...line } = slow
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
}
