/*
 * node scripts/first-hour.ts [--port 8080] [--locale de-DE]: an empty installation and a browser, for measuring how much work
 * the first hour of an owner is.
 *
 * Invited members join as soon as their mail arrives, and mark five days of each of the next five weeks as available.
 * Prints the URL, an endpoint by which other programs steer the browser, and every few seconds, when they have changed, the
 * number of clicks and keys in its pages. Ends with Ctrl+C.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { addDays, todayIn } from '#kit/day.ts'
import { addWeeks, daysOfWeek, weekOf } from '#kit/week.ts'
import { run } from '../bench/processes.ts'
import { browser as options } from '../e2e/browser.ts'
import { bodyOf, openSmtp } from '../test/smtp.ts'
import { buildIfNeeded, serverProgram } from './build.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8080' }, locale: { type: 'string', default: 'en-GB' } },
})
const debuggingPort = Number(values.port) + 1
const weeksMarked = 5
const password = 'richtig-schwer'

buildIfNeeded()
const folder = mkdtempSync(path.join(tmpdir(), 'staffel-first-hour-'))
const smtp = await openSmtp()
const server = await run([serverProgram], { DATA_DIR: folder, PORT: values.port, SMTP_URL: smtp.url })
const browser = await chromium.launchPersistentContext(path.join(folder, 'browser'), {
  ...options?.launchOptions,
  args: [...(options?.launchOptions?.args ?? []), `--remote-debugging-port=${debuggingPort}`],
  viewport: { width: 1280, height: 720 },
  locale: values.locale,
  timezoneId: 'Europe/Berlin',
  baseURL: server.url,
})
const count = { clicks: 0, keys: 0 }
await browser.exposeBinding('countInput', (_, kind: keyof typeof count) => void (count[kind] += 1))
await browser.addInitScript(() => {
  const report =
    (kind: string) =>
    ({ isTrusted }: Event) => {
      if (isTrusted) void (Reflect.get(globalThis, 'countInput') as (kind: string) => Promise<void>)(kind)
    }
  addEventListener('pointerdown', report('clicks'), true)
  addEventListener('keydown', report('keys'), true)
})
console.log(`URL: ${server.url}\nBrowser: http://127.0.0.1:${debuggingPort}`)

let printed = ''
const joined = new Set<string>()
const timer = setInterval(() => {
  const text = `${count.clicks} clicks, ${count.keys} keys, ${joined.size} members joined`
  if (text !== printed) console.log(text)
  printed = text
  for (const mail of smtp.received) void join(mail).catch((error: unknown) => console.error(String(error)))
}, 2_000)

/** Registers with an invitation that has arrived, as its reader would, and marks availability. */
async function join(mail: (typeof smtp.received)[number]): Promise<void> {
  const [link] = bodyOf(mail).match(/https?:\S+\/join\/\S+/) ?? []
  if (link === undefined || joined.has(link)) return
  joined.add(link)
  const free = joined.size % 7
  const token = new URL(link).pathname.split('/').at(-1)
  let cookie = ''
  const call = async (method: string, at: string, body?: object) => {
    const answer = await fetch(`${server.url}/api/v1${at}`, {
      method,
      headers: { 'content-type': 'application/json', origin: server.url, cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${mail.to}, ${at}: ${answer.status} ${await answer.text()}`)
    cookie =
      answer.headers
        .getSetCookie()
        .map(each => each.split(';')[0])
        .join('; ') || cookie
    return answer.json()
  }
  const { proposedName } = await call('POST', '/invitations/look', { token })
  await call('POST', '/invitations/register', { token, fullName: proposedName ?? mail.to.split('@')[0], password })
  const shifts: { id: string; isEnabled: boolean }[] = await call('GET', '/shifts')
  const today = todayIn('Europe/Berlin', Temporal.Now.instant())
  for (let ahead = 0; ahead < weeksMarked; ahead++) {
    const week = addWeeks(weekOf(today), ahead)
    const days = daysOfWeek(week).filter((date, at) => date > addDays(today, 0) && at !== free && at !== (free + 1) % 7)
    const cells = days.flatMap(date =>
      shifts.filter(({ isEnabled }) => isEnabled).map(({ id: shiftId }) => ({ date, shiftId, marking: 'available' })),
    )
    // one after the other, as a member does it
    // oxlint-disable-next-line no-await-in-loop
    if (cells.length > 0) await call('PATCH', `/availability/${week}`, { cells })
  }
}

process.once('SIGINT', () => void end())
process.once('SIGTERM', () => void end())
async function end(): Promise<void> {
  clearInterval(timer)
  await browser.close()
  await server.stop()
  await smtp.close()
  rmSync(folder, { recursive: true, force: true })
}
