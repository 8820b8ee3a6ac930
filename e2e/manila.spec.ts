import { expect, type Page } from '@playwright/test'
import { enter, leave, type Screen, show } from './screen.ts'
import { screens } from './screens.ts'
import { type Installation, startStaffel } from './staffel.ts'
import { test } from './test.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startStaffel({ isDemo: true })
})
test.afterAll(() => installation.stop())

/** The daily screens of a chatter are checked with every run, all other screens with `test:all`. */
const daily = new Set(['/dashboard', '/my-shifts', '/market', '/availability', '/timesheet', '/notifications'])
const inDemo = screens.filter(({ isFailing, on }) => !isFailing && on === undefined)

test('a chatter in Manila reads every time of the daily screens with its clock', async ({ browser }) => {
  const own = inDemo.filter(({ who, path, before, after }) => who === 'chatter' && daily.has(path) && !before && !after)
  const page = await enterInManila(browser, own)
  expect(await barePlacesOf(page, own)).toEqual([])
  await page.goto('/my-shifts')
  await expect(page.getByText(/Manila/)).not.toHaveCount(0)
})

for (const who of ['owner', 'admin', 'lead', 'chatter'] as const) {
  test(`${who} in Manila reads no time outside of the component for times`, { tag: '@all' }, async ({ browser }) => {
    const own = inDemo.filter(screen => screen.who === who)
    expect(await barePlacesOf(await enterInManila(browser, own), own)).toEqual([])
  })
}

async function enterInManila(browser: Parameters<typeof enter>[0], [first]: readonly Screen[]): Promise<Page> {
  if (!first) throw new Error('there is no screen')
  const page = await enter(browser, first, viewIn('de'), installation.url)
  const change = { data: { timeZone: 'Asia/Manila' }, headers: { origin: installation.url } }
  await expect(await page.request.patch('/api/v1/me/profile', change)).toBeOK()
  return page
}

const viewIn = (language: 'de' | 'en') => ({ language, theme: 'light', width: 1280 }) as const

async function barePlacesOf(page: Page, own: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  for (const language of ['de', 'en'] as const) {
    for (const screen of own) {
      await test.step(`${screen.name}, ${language}`, async () => {
        await show(page, screen, viewIn(language))
        const texts = await page.evaluate(bareTimes)
        found.push(...texts.map(text => `${screen.name}, ${language}: ${text}`))
        await leave(page, screen)
      })
    }
  }
  return found
}

/** Times of day in the page that are neither in the component for times nor typed by a person; `7:57 h` is a duration. */
function bareTimes(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (nodes.nextNode()) {
    const { textContent, parentElement } = nodes.currentNode
    const isMarked =
      parentElement?.closest('[data-time], [data-typed], [data-duration], input, textarea, script, style') != null
    if (!isMarked && /(?<!\d)\d{1,2}:\d{2}(?! h)/.test(textContent ?? '')) found.push(textContent ?? '')
  }
  return found
}
