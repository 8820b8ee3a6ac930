import { expect, type Page } from '@playwright/test'
import { atRest, cardIn, catalogues, person, signInGerman, withoutSharedWorkers } from './people.ts'
import { runShifts } from './running-shifts.ts'
import { type Installation, password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startStaffel({ isDemo: true })
  // whether the sample's chatter works within a day depends on when this runs
  const shifts = await runShifts(installation.databaseUrl, [
    { email: 'chatter@demo.staffel.test', shiftId: 'early', seat: 1, from: -60, until: 300 },
  ])
  await shifts.end()
})
test.afterAll(() => installation.stop())
const demo = () => installation.url

/** A todo for oneself, given by a call as another of one's windows would. */
async function give(page: Page, text: string): Promise<void> {
  const { member } = await (await page.request.get(`${demo()}/api/v1/session`)).json()
  const answer = await page.request.post(`${demo()}/api/v1/todos`, {
    data: { text, category: 'work', assignedTo: member.profileId },
    headers: { origin: demo() },
  })
  await expect(answer).toBeOK()
}

const signIn = async (page: Page) => {
  const answer = await page.request.post(`${demo()}/api/v1/session`, {
    data: { email: 'lead@demo.staffel.test', password },
    headers: { origin: demo() },
  })
  await expect(answer).toBeOK()
}

test('what was told while the dashboard was on its way is not covered by its older answer', { tag: '@all' }, async ({
  page,
}) => {
  await signIn(page)
  await withoutSharedWorkers(page)
  const title = 'Unterwegs'
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const { promise: isTold, resolve: tell } = Promise.withResolvers<void>()
  devTools.on('Network.eventSourceMessageReceived', ({ eventName }) => eventName === 'stale' && tell())
  let isFirst = true
  await page.route('**/api/rpc/dashboard/get*', async route => {
    if (!isFirst) return route.continue()
    isFirst = false
    const older = await route.fetch()
    await give(page, title)
    await isTold
    await route.fulfill({ response: older })
  })
  await page.goto(`${demo()}/dashboard`)
  await expect(page.getByText(title)).toBeVisible()
})

for (const wait of [0, 3000]) {
  test(`what changed before the page began to listen is read again, over a line of ${wait} ms`, {
    tag: '@all',
  }, async ({ page }) => {
    await signIn(page)
    await withoutSharedWorkers(page)
    const title = `Vorher, ${wait} ms`
    await page.clock.install()
    await page.route('**/api/events*', async route => {
      // everything has been read, and somebody has changed it since
      await expect(headed(page, contacts.title)).toBeVisible()
      await atRest(page)
      await give(page, title)
      await page.clock.fastForward(wait)
      const url = new URL(route.request().url())
      // the real line is quick; after a slow one the server would not know any more what the page has missed
      if (wait > 0) url.searchParams.delete('since')
      await route.continue({ url: url.href })
    })
    await page.goto(`${demo()}/dashboard`)
    await expect(page.getByText(title)).toBeVisible()
  })
}

test('nine tabs of one browser load over HTTP/1.1, and hear what has changed, whichever is closed', async ({
  page,
}) => {
  await signIn(page)
  const tabs = [page]
  while (tabs.length < 9) tabs.push(await page.context().newPage())
  for (const tab of tabs) {
    await tab.goto(`${demo()}/dashboard`)
    await expect(headed(tab, contacts.title)).toBeVisible()
    await atRest(tab)
  }
  await give(page, 'An alle neun')
  for (const tab of tabs) await expect(tab.getByText('An alle neun')).toBeVisible()
  const [opener, ...others] = tabs
  await opener?.close()
  await give(page, 'An die übrigen')
  for (const tab of others) await expect(tab.getByText('An die übrigen')).toBeVisible()
})

test('the week keeps its place on a phone while the app reads whether a request is unanswered', {
  tag: '@all',
}, async ({ browser }) => {
  const { page } = await person(browser, installation, 'de', { width: 390, height: 844 })
  await signInGerman(page, 'chatter@demo.staffel.test', `${installation.url}/settings/account`)
  const { promise: meanwhile, resolve: answerNow } = Promise.withResolvers<undefined>()
  let isAsked = false
  await page.route('**/api/rpc/availabilityRequests/mine*', async route => {
    isAsked = true
    await meanwhile
    await route.continue()
  })
  await page.goto('/availability')
  await expect.poll(() => isAsked).toBe(true)
  const next = page.getByRole('button', { name: catalogues.de.availability.nextWeek })
  const top = async () => (await next.boundingBox())?.y
  const before = await top()
  answerNow(undefined)
  await atRest(page)
  await expect.poll(top).toBe(before)
})

const { attendance, contacts, ownShifts } = catalogues.de
/** Read beside the dashboard, each for a card of its own. */
const lateCards = ['attendance/own', 'market/own']
const headed = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
/** A little down, with the head of the page still in sight, and the card that is then in the middle. */
const toMiddle = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 30)
    const cards = [...document.querySelectorAll('main section')]
    cards.find(card => card.getBoundingClientRect().bottom > innerHeight / 2)?.setAttribute('data-middle', '')
  })
/** The menu of the shift that runs. */
const menuOf = (page: Page) =>
  cardIn(page, ownShifts.next.title)
    .getByRole('listitem')
    .filter({ hasText: ownShifts.next.running })
    .locator('[aria-haspopup=menu]')

test.describe('on a phone, beside a shift that runs', () => {
  for (const [what, act, placed] of [
    ['an open menu', (page: Page) => menuOf(page).click(), menuOf],
    ['the card in the middle', toMiddle, (page: Page) => page.locator('[data-middle]')],
    [
      'what one has scrolled to',
      (page: Page) => headed(page, contacts.title).scrollIntoViewIfNeeded(),
      (page: Page) => headed(page, contacts.title),
    ],
  ] as const) {
    test(`cards that come late do not push away ${what}`, { tag: '@all' }, async ({ browser }) => {
      const { page } = await person(browser, installation, 'de', { width: 390, height: 844 })
      await signInGerman(page, 'chatter@demo.staffel.test', `${installation.url}/settings/account`)
      const { promise: meanwhile, resolve: answerNow } = Promise.withResolvers<undefined>()
      for (const name of lateCards)
        await page.route(`**/api/rpc/${name}*`, async route => {
          await meanwhile
          await route.continue()
        })
      await page.goto('/dashboard')
      await expect(headed(page, contacts.title)).toBeVisible()
      await expect(menuOf(page)).toBeVisible()
      await expect(page.locator('[data-steady]')).toBeAttached()
      await act(page)
      const place = placed(page)
      const top = async () => Math.round((await place.boundingBox())?.y ?? -1)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const [before, short] = [await top(), await height()]
      answerNow(undefined)
      await expect.poll(height).toBeGreaterThan(short + 100)
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
    })
  }

  test('what grows in the moment in which somebody scrolls does not push away where they are', { tag: '@all' }, async ({
    browser,
  }) => {
    const { page } = await person(browser, installation, 'de', { width: 390, height: 844 })
    // what comes into a card that is above the one in the middle meanwhile moves it, and rightly so
    const late = lateCards.map(name => page.waitForResponse(`**/api/rpc/${name}*`))
    await signInGerman(page, 'chatter@demo.staffel.test', `${installation.url}/dashboard`)
    await Promise.all(late)
    await expect(headed(page, attendance.own.title)).toBeVisible()
    await expect(headed(page, contacts.title)).toBeVisible()
    await toMiddle(page)
    const moved = await page.evaluate(async () => {
      const frames = async () => {
        for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame)
      }
      await frames()
      const card = document.querySelector('[data-middle]')
      const top = () => card?.getBoundingClientRect().top ?? Number.NaN
      const before = top()
      scrollBy({ top: 20, behavior: 'instant' })
      const grown = document.createElement('div')
      grown.style.height = '80px'
      document.querySelector('[data-steady]')?.parentElement?.prepend(grown)
      await frames()
      return top() - before
    })
    expect(Math.round(moved)).toBe(-20)
  })
})
