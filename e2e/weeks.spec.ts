import { expect } from '@playwright/test'
import { weekNumber } from '#kit/week.ts'
import { catalogues, person, press, signInGerman } from './people.ts'
import { inWeeks } from './screen.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const { availability, ownShifts, schedule, scheduleOverview, vacation } = catalogues.de

test('weeks and days as somebody looks at them', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const later = inWeeks(2)
  const named = availability.week(weekNumber(later))

  await test.step('a week that does not exist is said, on every page that takes one', async () => {
    const { page } = await person(browser, installation, 'de')
    await signInGerman(page, 'owner@demo.staffel.test', `${installation.url}/dashboard`)
    await page.goto('/creator-groups')
    const plan = await page.locator('a[href^="/schichtplan/"]').first().getAttribute('href')
    for (const path of ['/availability', plan ?? '']) {
      for (const wrong of ['2026-W60', 'abc', '47']) {
        await page.goto(`${path}?week=${wrong}`)
        await expect(page.getByText(availability.noSuchWeek(wrong))).toBeVisible()
      }
      await page.goto(`${path}?week=${later}`)
      await expect(page.getByText(named).first()).toBeVisible()
      await expect(page.getByText(/gibt es nicht/)).toHaveCount(0)
    }
    await page.goto('/schedule-overview?at=2026-02-30')
    await expect(page.getByText(availability.noSuchWeek('2026-02-30'))).toBeVisible()
  })

  await test.step('the week comes along to another group, the overview and availability', async () => {
    const { page } = await person(browser, installation, 'de')
    await signInGerman(page, 'owner@demo.staffel.test', `${installation.url}/creator-groups`)
    const plans = page.locator('a[href^="/schichtplan/"]')
    await plans.first().click()
    await expect(page.locator('[data-seat]').first()).toBeVisible()
    await page.goto(`${new URL(page.url()).pathname}?week=${later}`)
    await expect(page.getByText(named).first()).toBeVisible()
    await page.getByRole('link', { name: schedule.back }).click()
    await plans.nth(1).click()
    await expect(page.getByText(named).first()).toBeVisible()
    for (const path of ['/schedule-overview', '/availability']) {
      await page.goto(path)
      await expect(page.getByText(named).first()).toBeVisible()
    }
    const thisWeek = page.getByText(availability.week(weekNumber(inWeeks(0)))).first()
    await press(page, availability.today)
    await expect(thisWeek).toBeVisible()
    await page.goto('/schedule-overview')
    await expect(thisWeek).toBeVisible()
    await expect(page.getByRole('list', { name: scheduleOverview.legend.title })).toBeVisible()
  })

  await test.step('somebody in Auckland has the own day and time, and the plan’s beside it', async () => {
    const { page } = await person(browser, installation, 'de')
    await signInGerman(page, 'chatter@demo.staffel.test', `${installation.url}/dashboard`)
    const { origin } = new URL(installation.url)
    const next = page.locator('section').filter({ has: page.getByRole('heading', { name: ownShifts.next.title }) })
    await expect(next.getByRole('button', { name: ownShifts.next.decline }).first()).toBeVisible()
    await expect(next.getByText(/deine Zeit/)).toHaveCount(0)
    const change = { data: { timeZone: 'Pacific/Auckland' }, headers: { origin } }
    expect((await page.request.put(`${origin}/api/v1/me/profile`, change)).ok()).toBe(true)
    await page.goto('/dashboard')
    await expect(next.getByText(/^(?:[A-Z][a-z], )?\d\d:\d\d–\d\d:\d\d deine Zeit$/).first()).toBeVisible()
    await page.goto('/availability')
    await expect(page.getByText(/^\d\d:\d\d–\d\d:\d\d deine Zeit, am Tag danach$/)).toBeVisible()
  })

  await test.step('who decides begins with what waits for a decision; who does not is told whose requests these are', async () => {
    const { page } = await person(browser, installation, 'de')
    await signInGerman(page, 'owner@demo.staffel.test', `${installation.url}/dashboard`)
    await expect(page.locator('main h2').first()).toHaveText(vacation.board.title)
    await expect(page.getByText(vacation.board.onlyOwn)).toHaveCount(0)
    const lead = await person(browser, installation, 'de')
    await signInGerman(lead.page, 'lead@demo.staffel.test', `${installation.url}/dashboard`)
    await expect(lead.page.getByText(vacation.board.onlyOwn)).toBeVisible()
  })
})
