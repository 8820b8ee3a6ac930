import { expect } from '@playwright/test'
import { openFront } from './front.ts'
import { installed, kept, onDatabase, standing } from './kept.ts'
import { catalogues, person, press, signIn } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const phone = { width: 390, height: 844 }
const anna = 'chatter@demo.staffel.test'

test('a plan that was looked at is there in a tunnel, and says from when it is', { tag: '@all' }, async ({
  browser,
}) => {
  test.slow()
  const { schedule, shell } = catalogues.de
  const installation = await startStaffel({ isDemo: true })
  const { page, context } = await person(browser, installation, 'de', phone)
  await signIn(page, 'de', 'owner@demo.staffel.test', '/schichtplan')
  await installed(page)
  const seats = page.locator('[data-seat]')
  await expect(seats.first()).toBeVisible()
  await expect.poll(() => kept(page)).toContain('agencyWeek')
  // how many could fill a gap is counted by the server
  const who = async () => (await seats.allInnerTexts()).map(text => text.split('\n')[0])
  const names = await who()
  await page.goto('/creator-groups')
  await page.locator('a[href^="/schichtplan/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => kept(page)).toContain('mostWeekHours')
  await expect.poll(() => kept(page)).toContain('"schedule","plan"')
  const group = page.url()

  await context.setOffline(true)
  for (const to of [group, '/schichtplan']) {
    await page.goto(to)
    await expect(standing(page, 'de')).toHaveCount(1)
  }
  expect(await who()).toEqual(names)
  await seats.filter({ hasText: schedule.free }).first().tap()
  // whoever could sit there is for the server to say
  await expect(page.getByRole('dialog').getByText(shell.ui.away)).toBeVisible()
  await installation.stop()
})

test('a page that this device never loaded says so and leads back; after signing out there is nothing to read', {
  tag: '@all',
}, async ({ browser }) => {
  const { app: texts, nav, shell } = catalogues.de
  const installation = await startStaffel({ isDemo: true })
  const { page, context } = await person(browser, installation, 'de')
  await signIn(page, 'de', anna, '/dashboard')
  await installed(page)
  await expect.poll(() => kept(page)).toContain('Jonas Reuter')

  await context.setOffline(true)
  await page.goto('/handovers')
  await expect(page.getByRole('heading', { level: 1, name: shell.away.title })).toBeVisible()
  await page.getByRole('link', { name: shell.away.back }).click()
  await expect(page.getByText('Jonas Reuter')).toBeVisible()

  await test.step('signed out without a connection: here at once', async () => {
    await page.getByRole('button', { name: catalogues.de.ownShifts.next.confirm }).first().click()
    await expect(page.getByText(texts.waiting(1))).toBeVisible()
    await press(page, nav.signOut)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(shell.leaving.text(1))
    await press(question, shell.leaving.leave)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(shell.away.entry)).toBeVisible()
    expect(await kept(page)).toBe('[]')
    await page.goto('/dashboard')
    await expect(page.getByText(shell.away.entry)).toBeVisible()
    await expect(page.getByText('Jonas Reuter')).toHaveCount(0)
    const urls = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async one => (await caches.open(one)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(urls.length).toBeGreaterThan(50)
    expect(urls.filter(url => url.startsWith('/api'))).toEqual([])
  })

  await test.step('and at the server as soon as it is reached', async () => {
    await context.setOffline(false)
    await expect(page.locator('[name=email]')).toBeVisible()
    expect(await (await page.request.get('/api/v1/session')).json()).toBeNull()
  })
  await installation.stop()
})

test('a session that was ended elsewhere leaves nothing here', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, 'de')
  await signIn(page, 'de', anna, '/dashboard')
  await expect.poll(() => kept(page)).toContain('Jonas Reuter')
  await onDatabase(installation.databaseUrl, 'delete from sessions')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => kept(page)).toBe('[]')
  await installation.stop()
})

test('a newer version offers itself, asks about what is not stored, and never comes by itself', {
  tag: '@all',
}, async ({ browser }) => {
  const { app: texts, preferences, shell } = catalogues.de
  const front = await openFront()
  const installation = await startStaffel({ isDemo: true })
  front.standBefore(installation.url)
  const { page } = await person(browser, { ...installation, url: front.url }, 'de')
  await signIn(page, 'de', anna, `${front.url}/availability`)
  await installed(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  const isAsItWas = () => page.locator('html[data-before]').count()

  front.renew()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(page.getByText(texts.newer.text)).toBeVisible({ timeout: 60_000 })
  expect(await isAsItWas()).toBe(1)

  await test.step('a part of the old version that is gone says so', async () => {
    front.lose(true)
    await page.getByRole('link', { name: catalogues.de.nav.profile }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: shell.old.title })).toBeVisible({ timeout: 60_000 })
    expect(await isAsItWas(), 'no page loads itself anew').toBe(1)
    front.lose(false)
    await page.goBack()
    await expect(page.getByRole('button', { name: preferences.open })).toBeVisible()
  })

  await press(page, texts.newer.reload)
  await expect.poll(isAsItWas).toBe(0)
  await expect(page.getByRole('button', { name: preferences.open })).toBeVisible()
  await expect(page.locator('script[type=module]')).toHaveAttribute('src', /renewed-/)
  await installed(page)
  await expect(page.getByText(texts.newer.text)).toBeHidden()
  await installation.stop()
  await front.close()
})
