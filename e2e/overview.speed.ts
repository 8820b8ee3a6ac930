import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { plainWork } from '../bench/in-page.ts'
import { percentile } from '../bench/percentiles.ts'
import { isShort, sized } from '../bench/short.ts'
import { insertLargeAgency, large } from './large-agency.ts'
import { catalogues, person } from './people.ts'
import { atRest, counts, keyToPaint, round, scrollFrames, type Watched, watchPage } from './speed.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

// where others work on the machine too, the best of three counts
test.describe.configure({ retries: sized(2, 0) })

const { scheduleOverview: texts } = catalogues.de
const views = ['groups', 'chatters'] as const
const modes = ['week', 'month'] as const

/** Milliseconds. Of a first view the median of three; of what happens often 95 of 100 are faster. */
interface Figures {
  readonly lcp: number
  /** From the beginning of the navigation until cells with what was read stand there: LCP may be the title. */
  readonly shown: number
  readonly cls: number
  /** From the click on the arrow to the days after, painted. */
  readonly change: number
  readonly key: number
  readonly frame: number
}

/** The goal of a change of week is 100: 68 for groups and 94 for chatters were measured at rest, once each. */
const week: Figures = { lcp: 1200, shown: 1200, cls: 0.02, change: 150, key: 33, frame: 34 }
/** Beyond the goal of a week: up to five times as many cells. */
const month: Figures = { ...week, change: 250, key: 50, frame: 67 }

const size = sized(large, { people: 20, groups: 2, seats: 2 })

test(`the overview of ${size.groups} groups and ${size.people} chatters is fast`, async ({ browser }) => {
  const secret = randomBytes(32).toString('base64url')
  const installation = await startStaffel({ isDemo: false, env: { SECRET: secret } })
  const [cookie = '', value = ''] = (await insertLargeAgency(installation.databaseUrl, secret, size)).split('=')
  const { context, page } = await person(browser, installation, 'de')
  await context.addCookies([{ name: cookie, value, url: installation.url }])
  await page.addInitScript(watchPage)
  const results: Record<string, unknown> = {}
  for (const view of views) {
    for (const mode of modes) {
      const measured = await measure(page, `/schedule-overview?view=${view}&mode=${mode}`)
      const slack = Math.max(1, round(measured.plain / atRest))
      results[`${view} ${mode}`] = measured
      console.log(`${view} ${mode}`.padEnd(16), JSON.stringify(measured), `ceilings x ${slack}`)
      const ceiling = Object.entries(mode === 'week' ? week : month)
      const over = ceiling.filter(([figure, maximum]) => Reflect.get(measured, figure) > maximum * slack)
      if (!isShort) expect.soft(over, `${view} ${mode} is over its ceiling`).toEqual([])
    }
  }
  if (!isShort) writeFileSync(test.info().outputPath('overview.json'), JSON.stringify(results, null, 2))
  await installation.stop()
})

async function measure(page: Page, path: string): Promise<Figures & { readonly plain: number }> {
  const firsts: Watched[] = []
  for (let pass = 0; pass < counts.passes; pass++) {
    await page.goto(path)
    await ready(page)
    firsts.push(await page.evaluate(() => ({ ...globalThis.watched })))
  }
  const plain = [await page.evaluate(plainWork)]
  const changes: number[] = []
  const next = page.getByRole('button', { name: texts.next })
  const back = page.getByRole('button', { name: texts.previous })
  // to and fro: the first of each way has to be asked for, the others as well after a while
  for (const button of sized([next, next, back, back, back, next], [next, back])) {
    await button.hover()
    await page.waitForTimeout(counts.hoverMilliseconds)
    plain.push(await page.evaluate(plainWork))
    changes.push(await page.evaluate(changeToPaint, texts[button === next ? 'next' : 'previous']))
    await ready(page)
  }
  await page.getByRole('gridcell').first().locator('xpath=descendant-or-self::*[@data-stop]').first().focus()
  const keys: number[] = []
  for (let at = 0; at < counts.keys; at++) {
    keys.push(await page.evaluate(keyToPaint, at % 5 === 4 ? 'ArrowDown' : at % 10 < 5 ? 'ArrowRight' : 'ArrowLeft'))
  }
  const frames = await page.evaluate(scrollFrames, counts.frames)
  const median = (figure: keyof Watched) =>
    percentile(
      firsts.map(first => first[figure]),
      0.5,
    )
  return {
    lcp: round(median('lcp')),
    shown: round(median('shown')),
    cls: Math.round(median('cls') * 1000) / 1000,
    change: round(percentile(changes, 0.95)),
    key: round(percentile(keys, 0.95)),
    frame: round(percentile(frames, 0.95)),
    plain: round(percentile(plain, 0.7)),
  }
}

/** Everything is drawn, what is off the screen too. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect.poll(() => page.locator('[role=rowgroup]:empty').count()).toBe(0)
  await page.waitForTimeout(100)
}

/** From the click until the first day of another span is painted. */
async function changeToPaint(label: string): Promise<number> {
  const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)
  const shown = () => document.querySelector('[role=grid] [data-week]')?.getAttribute('href')
  const before = shown()
  const start = performance.now()
  button?.click()
  const frame = () => new Promise(requestAnimationFrame)
  while (shown() === before) await frame()
  await frame()
  await new Promise(done => setTimeout(done))
  return performance.now() - start
}
