import type { Browser, Page } from '@playwright/test'
import { openPage } from './browser-pages.ts'
import { plainWork } from './in-page.ts'
import { percentile } from './percentiles.ts'
import type { Recording } from './recording.ts'
import { sized } from './short.ts'
import type { Stage } from './stage.ts'

const clicks = sized(200, 2)
const changes = sized(40, 2)
/** Eight weeks are filled: so many changes forward, then as many back. */
const turn = sized(4, 1)

/** The availability of 500 people as a manager marks it: from a click to its paint, and to the paint of another week. */
export async function measureGrid(browser: Browser, stage: Stage, results: Recording): Promise<void> {
  const page = await openPage(browser, stage)
  await page.goto(`/availability?view=team&week=${stage.firstWeek}`)
  await page.locator('[role=grid] [data-weekday]').first().waitFor()
  await page.waitForTimeout(sized(1000, 0))
  results.note('grid', { rows: await page.locator('[role=grid] [role=rowheader]').count() })

  const times: number[] = []
  for (let at = 0; at < clicks; at++) {
    times.push(await page.evaluate(clickToPaint, at * 7))
    await page.waitForTimeout(20)
  }
  results.note('click to paint', { ...spread(times), plain: await plain(page) })

  const next = page.getByRole('button', { name: 'Nächste Woche' })
  const back = page.getByRole('button', { name: 'Vorige Woche' })
  const weeks: number[] = []
  for (let at = 0; at < changes; at++) {
    const isForward = at % (2 * turn) < turn
    await (isForward ? next : back).hover()
    await page.waitForTimeout(sized(300, 0))
    weeks.push(await page.evaluate(changeToPaint, isForward ? 'Nächste Woche' : 'Vorige Woche'))
  }
  results.note('change of week', { ...spread(weeks), plain: await plain(page) })
  await page.context().close()
}

const spread = (times: readonly number[]) => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
})

/** What the machine is worth in this minute: the median time of work that has nothing of ours. */
async function plain(page: Page): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < sized(5, 1); at++) times.push(await page.evaluate(plainWork))
  return percentile(times, 0.5)
}

/** Marks the n-th cell that is to be seen. */
async function clickToPaint(n: number): Promise<number> {
  const cells = [...document.querySelectorAll<HTMLElement>('[role=grid] [data-weekday]')].slice(0, 420)
  const cell = cells[n % cells.length]
  const before = cell?.dataset['status']
  const start = performance.now()
  cell?.click()
  do await new Promise(requestAnimationFrame)
  while (cell?.dataset['status'] === before && performance.now() - start < 5000)
  if (cell?.dataset['status'] === before) throw new Error('the click changed nothing')
  // what was changed before this frame is painted when its task is over
  await new Promise(done => setTimeout(done))
  return performance.now() - start
}

async function changeToPaint(label: string): Promise<number> {
  const shown = () => document.querySelector('[role=grid] [data-weekday]')?.getAttribute('aria-label')
  const before = shown()
  const start = performance.now()
  document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click()
  do await new Promise(requestAnimationFrame)
  while ((shown() === before || shown() === undefined) && performance.now() - start < 10_000)
  if (shown() === before) throw new Error('the week did not change')
  await new Promise(done => setTimeout(done))
  return performance.now() - start
}
