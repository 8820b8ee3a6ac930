import { expect, type Page } from '@playwright/test'
import { withDaysApart } from '#kit/time-text.ts'
import { daysOfWeek, type Week, weekNumber } from '#kit/week.ts'
import { cardIn, catalogues, person, press, signInGerman, visit } from './people.ts'
import { inWeeks } from './screen.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const { availability, creatorGroups, ownShifts, schedule, scheduleOverview, vacation } = catalogues.de

/** The calendar week that the page says it shows. */
const shownWeek = (page: Page, week: Week) =>
  page
    .getByRole('main')
    .getByText(new RegExp(`^${availability.week(weekNumber(week))}(?: · .*)?$`))
    .filter({ visible: true })
const planOf = (page: Page, group: string) => page.getByRole('link', { name: creatorGroups.planOf(group), exact: true })

test('weeks and days as somebody looks at them', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const later = inWeeks(2)

  await test.step('a week that does not exist is said, on every page that takes one', async () => {
    const { page } = await person(browser, installation, 'de')
    await signInGerman(page, 'owner@demo.staffel.test', `${installation.url}/dashboard`)
    await visit(page, '/creator-groups')
    const plan = await planOf(page, 'Luna Morgen').getAttribute('href')
    const unknownWeek = availability.noSuchWeek('').split('“')[1]?.split('.')[0] ?? ''
    for (const path of ['/availability', plan ?? '']) {
      for (const wrong of ['2026-W60', 'abc', '47']) {
        await page.goto(`${path}?week=${wrong}`)
        await expect(page.getByText(availability.noSuchWeek(wrong))).toBeVisible()
      }
      await page.goto(`${path}?week=${later}`)
      await expect(shownWeek(page, later)).toBeVisible()
      await expect(page.getByText(unknownWeek)).toHaveCount(0)
    }
    await page.goto('/schedule-overview?at=2026-02-30')
    await expect(page.getByText(availability.noSuchWeek('2026-02-30'))).toBeVisible()
  })

  await test.step('the week comes along to another group, the overview and availability', async () => {
    const { page } = await person(browser, installation, 'de')
    await signInGerman(page, 'owner@demo.staffel.test', `${installation.url}/creator-groups`)
    await planOf(page, 'Luna Morgen').click()
    await expect(page.getByRole('grid')).toBeVisible()
    await page.goto(`${new URL(page.url()).pathname}?week=${later}`)
    await expect(shownWeek(page, later)).toBeVisible()
    await page.getByRole('link', { name: schedule.back }).click()
    await planOf(page, 'Mila Sand').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mila Sand' })).toBeVisible()
    await expect(shownWeek(page, later)).toBeVisible()
    for (const path of ['/schedule-overview', '/availability']) {
      await page.goto(path)
      await expect(shownWeek(page, later)).toBeVisible()
    }
    const thisWeek = shownWeek(page, inWeeks(0))
    await press(page, availability.today)
    await expect(thisWeek).toBeVisible()
    await page.goto('/schedule-overview')
    await expect(thisWeek).toBeVisible()
    await expect(page.getByRole('list', { name: scheduleOverview.legend.title })).toBeVisible()
  })

  await test.step('a member in Auckland reads their own time, and the organization’s beside it', async () => {
    const { page } = await person(browser, installation, 'de')
    await signInGerman(page, 'chatter@demo.staffel.test', `${installation.url}/dashboard`)
    const { origin } = new URL(installation.url)
    const next = cardIn(page, ownShifts.next.title)
    await expect(next.getByRole('button', { name: ownShifts.next.decline })).not.toHaveCount(0)
    await expect(next.getByText('Auckland')).toHaveCount(0)
    const change = { data: { timeZone: 'Pacific/Auckland' }, headers: { origin } }
    await expect(await page.request.patch(`${origin}/api/v1/me/profile`, change)).toBeOK()
    await page.goto('/dashboard')
    await expect(
      next.getByText(/^\d\d:\d\d–\d\d:\d\d(?: \+1)? Auckland \(Berlin /).filter({ visible: true }),
    ).not.toHaveCount(0)
    await page.goto('/availability')
    await expect(
      page.getByText(new RegExp(String.raw`^\d\d:\d\d–\d\d:\d\d${withDaysApart(' Auckland', 1, 'de')}$`)),
    ).toBeVisible()
  })

  await test.step('a member who does not decide on vacation reads that the list holds only their own requests', async () => {
    const { page } = await person(browser, installation, 'de')
    await signInGerman(page, 'owner@demo.staffel.test', `${installation.url}/dashboard`)
    await expect(cardIn(page, vacation.board.title)).toBeVisible()
    await expect(page.getByText(vacation.board.onlyOwn)).toHaveCount(0)
    const lead = await person(browser, installation, 'de')
    await signInGerman(lead.page, 'lead@demo.staffel.test', `${installation.url}/settings/language`)
    const data = { week: later, dates: daysOfWeek(later).slice(0, 1), reason: 'Umzug' }
    await expect(await lead.page.request.post(`${installation.url}/api/v1/vacation-requests`, { data })).toBeOK()
    await lead.page.goto('/dashboard')
    await expect(lead.page.getByText(vacation.board.onlyOwn)).toBeVisible()
  })
  await installation.stop()
})
