import type { Browser, Page } from '@playwright/test'
import { median } from './percentiles.ts'
import type { Recording } from './recording.ts'
import { sized } from './short.ts'
import type { Stage } from './stage.ts'

const passes = sized(3, 1)

interface Painted {
  readonly lcp: number
  readonly cls: number
}

interface Visit {
  readonly path: string
  readonly isGrid: boolean
  readonly isSignedIn: boolean
}

const plain = [
  '/dashboard',
  '/availability',
  '/creator',
  '/creator-groups',
  '/team',
  '/scoreboard',
  '/permissions',
  '/notifications',
  '/todo-management',
  '/profile',
  '/settings/account',
  '/organization',
  '/organization/settings/general',
  '/organization/audit',
]

/** First visits, each with a browser that knows nothing of us yet: largest paint, and what moved after it was painted. */
export async function measurePages(browser: Browser, stage: Stage, results: Recording): Promise<void> {
  const { firstWeek, planned } = stage
  const grids = [
    `/availability?view=team&week=${firstWeek}`,
    `/schichtplan/${planned.groupIds[0]}?week=${firstWeek}`,
    '/schedule-overview?view=groups&mode=week',
    '/schedule-overview?view=chatters&mode=week',
  ]
  const visits: Visit[] = [
    { path: '/login', isGrid: false, isSignedIn: false },
    ...plain.map(path => ({ path, isGrid: false, isSignedIn: true })),
    ...grids.map(path => ({ path, isGrid: true, isSignedIn: true })),
  ]
  const worst = { pages: { page: '', lcp: 0 }, grids: { page: '', lcp: 0 }, shifts: { page: '', cls: 0 } }
  for (const visit of visits) {
    const painted: Painted[] = []
    for (let pass = 0; pass < passes; pass++) painted.push(await look(browser, stage, visit))
    const figures = { lcp: median(painted.map(({ lcp }) => lcp)), cls: median(painted.map(({ cls }) => cls)) }
    // ids differ from run to run
    const page = visit.path.replace(String(planned.groupIds[0]), '…').replace(firstWeek, '…')
    results.note(`visit of ${page}`, figures)
    const kind = visit.isGrid ? 'grids' : 'pages'
    if (figures.lcp > worst[kind].lcp) worst[kind] = { page, lcp: figures.lcp }
    if (figures.cls >= worst.shifts.cls) worst.shifts = { page, cls: figures.cls }
  }
  for (const [name, figures] of Object.entries(worst)) results.note(name, figures)
}

async function look(browser: Browser, stage: Stage, { path, isSignedIn, isGrid }: Visit): Promise<Painted> {
  const page = await openPage(browser, stage, isSignedIn)
  try {
    await page.goto(path)
    if (new URL(page.url()).pathname !== path.split('?')[0]) throw new Error(`${path} leads to ${page.url()}`)
    await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('.skeleton'))
    if (isGrid) await page.locator('[role=gridcell]').first().waitFor()
    // what comes late moves late
    await page.waitForTimeout(sized(500, 0))
    return await page.evaluate(() => ({ ...globalThis.painted }))
  } finally {
    await page.context().close()
  }
}

declare global {
  // what the page has noted of itself
  var painted: { lcp: number; cls: number }
}

/** A window of its own, as somebody of the agency with fifty groups or as a stranger. */
export async function openPage(browser: Browser, { server, planned }: Stage, isSignedIn = true): Promise<Page> {
  const url = server.url.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
  })
  const [name = '', value = ''] = planned.ownerCookie.split('=')
  if (isSignedIn) await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  await page.addInitScript(watchPainting)
  return page
}

/** Runs in the page: notes the largest paint and the layout shift. */
export function watchPainting(): void {
  const painted = { lcp: 0, cls: 0 }
  globalThis.painted = painted
  new PerformanceObserver(list => {
    painted.lcp = list.getEntries().at(-1)?.startTime ?? painted.lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && !entry.hadRecentInput) {
        painted.cls += entry.value
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
