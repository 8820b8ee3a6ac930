import { expect, type Page } from '@playwright/test'
import { catalogues, disconnect, press, signInGerman } from './people.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

const { appearance, availability, creatorGroups, nav, shell, signIn } = catalogues.de
const luna = 'Luna Morgen'
const planOf = (page: Page) => page.getByRole('link', { name: creatorGroups.planOf(luna), exact: true })
const demo = () => shared('demo')

const chooseDark = (page: Page) => page.addInitScript(() => localStorage.setItem('staffel.theme', 'dark'))

test('the chosen theme and something to see are there before the app is', { tag: '@all' }, async ({ page }) => {
  await chooseDark(page)
  // the app itself never arrives
  await page.route(/assets\/.*\.js$/, () => {})
  await page.goto(`${demo()}/login`, { waitUntil: 'commit' })
  await expect(page.locator('#root svg')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0d0e12')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(13, 14, 18)')
})

test('while it is being read who is signed in, the page says that it is loading', { tag: '@all' }, async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/rpc/signIn/session', async route => {
    await held
    await route.continue()
  })
  await page.goto(`${demo()}/login`, { waitUntil: 'commit' })
  await expect(page.locator('#root')).toContainText(shell.ui.loading)
  answer()
  await expect(page.locator('[name=email]')).toBeVisible()
})

test('each page has a title and a sign for the home screen; the colour around it follows the chosen theme', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(`${demo()}/dashboard`)
  await expect(page).toHaveTitle(`${signIn.login.submit} – ${shell.product}`)
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/dashboard`)
  await expect(page).toHaveTitle(`${nav.dashboard} – ${shell.product}`)
  await page.goto(`${demo()}/creator-groups`)
  await planOf(page).click()
  const week = availability.week(0).replace('0', String.raw`\d+`)
  await expect(page).toHaveTitle(new RegExp(`^${week} · ${luna} – ${shell.product}$`))
  await page.goto(`${demo()}/settings/language`)
  await page.getByRole('radio', { name: appearance.theme.dark }).click()
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0d0e12')
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect((await page.request.get(`${demo()}${icon}`)).headers()['content-type']).toBe('image/png')
})

test('without a connection a click stays in the app, and what was asked for comes with the connection', {
  tag: '@all',
}, async ({ page, context }) => {
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/notifications`)
  await expect(page.getByRole('heading', { level: 1, name: nav.notifications })).toBeVisible()
  await disconnect(page)
  await expect(page.getByText(shell.offline)).toBeVisible()
  const isAskedInVain = page.waitForEvent('requestfailed')
  const asked: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) asked.push(request.url())
  })
  await page.getByRole('link', { name: nav.team, exact: true }).click()
  await isAskedInVain
  await expect(page.getByText(shell.offline)).toBeVisible()
  await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: nav.team })).toBeVisible()
  await expect(page.getByText(shell.offline)).toBeHidden()
  // whatever would have left the page by now
  expect(asked).toEqual([])
})

test('what cannot be read without a connection says so, and is read with it', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await signInGerman(page, 'owner@demo.staffel.test', `${demo()}/creator-groups`)
  await planOf(page).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await disconnect(page)
  await press(page, availability.nextWeek)
  await expect(page.getByRole('alert').getByText(shell.ui.away)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('grid')).toBeVisible()
})
