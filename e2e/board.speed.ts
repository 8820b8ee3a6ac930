import { randomBytes } from 'node:crypto'
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

const { availability: texts } = catalogues.de

/** Milliseconds; of what happens often 95 of 100 are faster. */
const ceilings = {
  lcp: 1200,
  shown: 1200,
  cls: 0.02,
  /** From a click on a seat until its window is painted. */
  click: 33,
  key: 33,
  change: 100,
  /** From frame to frame: while the board is scrolled, and while somebody is dragged over it. */
  scroll: 34,
  drag: 34,
}
type Figure = keyof typeof ceilings

const sizes = [
  { name: 'an agency', size: { ...large, people: 400 }, times: 1 },
  { name: 'the largest', size: { people: 1000, groups: 200, seats: 1 }, times: 2 },
]
const small = [{ name: 'a small agency', size: { people: 20, groups: 2, seats: 2 }, times: 1 }]

for (const { name, size, times } of sized(sizes, small)) {
  test(`the week of ${name}, ${size.groups} groups and ${size.people} people, is fast`, async ({ browser }) => {
    test.setTimeout(400_000)
    const secret = randomBytes(32).toString('base64url')
    const installation = await startStaffel({ isDemo: false, env: { SECRET: secret } })
    const [cookie = '', value = ''] = (await insertLargeAgency(installation.databaseUrl, secret, size)).split('=')
    const { context, page } = await person(browser, installation, 'de', { width: 1440, height: 900 })
    await context.addCookies([{ name: cookie, value, url: installation.url }])
    await page.addInitScript(watchPage)
    for (const view of ['groups', 'people']) {
      const { plain, ...figures } = await measure(page, `/schichtplan?view=${view}`)
      const slack = times * Math.max(1, round(plain / atRest))
      console.log(`${size.groups} ${view}`.padEnd(16), JSON.stringify({ ...figures, plain }), `ceilings x ${slack}`)
      const over = Object.entries(ceilings).filter(([figure, maximum]) => figures[figure as Figure] > maximum * slack)
      if (!isShort) expect.soft(over, `${view} is over its ceiling`).toEqual([])
    }
    await installation.stop()
  })
}

async function measure(page: Page, path: string): Promise<Record<Figure | 'plain', number>> {
  const firsts: Watched[] = []
  for (let pass = 0; pass < counts.passes; pass++) {
    await page.goto(path)
    await ready(page)
    firsts.push(await page.evaluate(() => ({ ...globalThis.watched })))
  }
  const plain = [await page.evaluate(plainWork)]
  const changes: number[] = []
  const ways = ['nextWeek', 'nextWeek', 'previousWeek', 'previousWeek', 'previousWeek', 'nextWeek'] as const
  for (const way of isShort ? ways.slice(1, 3) : Array.from({ length: 4 }, () => ways).flat()) {
    await page.getByRole('button', { name: texts[way] }).hover()
    await page.waitForTimeout(counts.hoverMilliseconds)
    plain.push(await page.evaluate(plainWork))
    changes.push(await page.evaluate(changeToPaint, texts[way]))
    await ready(page)
  }
  const clicks: number[] = []
  for (let at = 0; at < sized(20, 1); at++) {
    clicks.push(await page.evaluate(clickToPaint, at))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.locator('[role=grid]').locator('[data-seat][tabindex="0"], [data-stop]').first().focus()
  const keys: number[] = []
  for (let at = 0; at < counts.keys; at++) {
    keys.push(await page.evaluate(keyToPaint, at % 5 === 4 ? 'ArrowDown' : at % 10 < 5 ? 'ArrowRight' : 'ArrowLeft'))
  }
  const drag = await dragged(page, sized(90, 5))
  const scroll = await page.evaluate(scrollFrames, counts.frames)
  const first = (figure: keyof Watched) =>
    percentile(
      firsts.map(one => one[figure]),
      0.5,
    )
  return {
    lcp: round(first('lcp')),
    shown: round(first('shown')),
    cls: Math.round(first('cls') * 1000) / 1000,
    click: round(percentile(clicks, 0.95)),
    key: round(percentile(keys, 0.95)),
    change: round(percentile(changes, 0.95)),
    scroll: round(percentile(scroll, 0.95)),
    drag: round(percentile(drag, 0.95)),
    plain: round(percentile(plain, 0.7)),
  }
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect(page.locator('[role=grid] [role=gridcell]').first()).toBeVisible()
  await page.waitForTimeout(300)
}

/** From the click until the board of another week is painted: its days are other ones. */
async function changeToPaint(label: string): Promise<number> {
  const days = () =>
    [...document.querySelectorAll('[role=grid] [role=columnheader]')].map(head => head.textContent).join()
  const before = days()
  const start = performance.now()
  document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click()
  const frame = () => new Promise(requestAnimationFrame)
  while (days() === before && performance.now() - start < 10_000) await frame()
  if (days() === before) throw new Error('the week did not change')
  await frame()
  await new Promise(done => setTimeout(done))
  return performance.now() - start
}

async function clickToPaint(at: number): Promise<number> {
  const seats = [...document.querySelectorAll<HTMLElement>('[role=grid] [data-seat], [role=grid] [data-own]')].filter(
    seat => seat.getBoundingClientRect().bottom < innerHeight,
  )
  const seat = seats[(at * 7) % seats.length]
  const start = performance.now()
  seat?.click()
  do await new Promise(requestAnimationFrame)
  while (!document.querySelector('[role=dialog]') && performance.now() - start < 5000)
  if (!document.querySelector('[role=dialog]')) throw new Error('the click opened no dialog')
  await new Promise(done => setTimeout(done))
  return performance.now() - start
}

/** Milliseconds from frame to frame while somebody is dragged over forty places. */
async function dragged(page: Page, count: number): Promise<number[]> {
  const seat = page.locator('[role=grid] [draggable=true]').first()
  const box = await seat.boundingBox()
  if (!box) return [Number.POSITIVE_INFINITY]
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2 + 12, { steps: 3 })
  const frames = page.evaluate(async maximum => {
    const times: number[] = []
    let before = performance.now()
    while (times.length < maximum) {
      await new Promise(requestAnimationFrame)
      times.push(performance.now() - before)
      before = performance.now()
    }
    return times.slice(1)
  }, count)
  for (let at = 0; at < 40; at++) await page.mouse.move(box.x + ((at * 37) % 700), box.y + ((at * 29) % 300) + 20)
  const measured = await frames
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return measured
}
