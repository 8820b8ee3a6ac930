import { expect } from '@playwright/test'
import pg from 'pg'
import { addWeeks, weekNumber, weekOf } from '#kit/week.ts'
import { todayIn } from '#kit/day.ts'
import { catalogues, inLanguage, person, signInByForm, zone } from './people.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

// a week in which nobody is planned yet, and the first in which every day is still to come
const week = addWeeks(weekOf(todayIn(zone, Temporal.Now.instant())), 3)

const language = 'en'
test('the main job, with three people', async ({ browser }) => {
  const texts = catalogues[language]
  const installation = await startStaffel(process.env['E2E_POSTGRES_URL'] ?? '', 'journey', {
    isDemo: false,
  })
  const owner = await person(browser, installation, language)
  const lead = await person(browser, installation, language)
  const chatter = await person(browser, installation, language)

  await test.step('the first visitor founds the agency', async () => {
    const { page } = owner
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: texts.onboarding.setUp.title })).toBeVisible()
    await page.getByRole('button', { name: texts.onboarding.setUp.submit }).click()
    await expect(page.locator('[name=organizationName][aria-invalid=true]')).toBeFocused()
    await page.locator('[name=organizationName]').fill('Nordlicht')
    await page.locator('[name=fullName]').fill('Olivia Brandt')
    await page.locator('[name=email]').fill('olivia@example.test')
    await page.locator('[name=password]').fill(password)
    const sample = page.getByRole('switch', { name: texts.onboarding.setUp.withSample })
    if ((await sample.getAttribute('aria-checked')) !== 'true') await sample.click()
    await page.getByRole('button', { name: texts.onboarding.setUp.submit }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  // nobody signs in as a person of the sample; for this journey they are given the founder's password
  const database = new pg.Client({
    connectionString: new URL(`/journey_${language}`, process.env['E2E_POSTGRES_URL']).href,
  })
  await database.connect()
  await database.query(`insert into credentials (id, user_id, account_id, provider_id, password, created_at, updated_at)
      select left(u.id, 11) || '+', u.id, u.id, 'credential', c.password, now(), now()
      from users u, credentials c where u.email in ('lead@demo.staffel.test', 'chatter@demo.staffel.test')`)
  await database.end()

  await test.step('the owner adds a shift and sees it in the grid', async () => {
    const { page } = owner
    await page.goto('/organization/settings/shifts')
    await page.getByRole('button', { name: texts.shifts.add }).click()
    const dialog = page.getByRole('dialog', { name: texts.shifts.newTitle })
    await dialog.locator('[name=name]').fill('Mittag')
    await dialog.locator('[name=startTime]').fill('11:00')
    await dialog.locator('[name=endTime]').fill('15:00')
    await dialog.locator('[type=submit]').click()
    await expect(page.getByText('Mittag').first()).toBeVisible()
  })

  await test.step('the owner adds a creator and a group', async () => {
    const { page } = owner
    await page.goto('/creator')
    await page.getByRole('button', { name: texts.creators.add }).first().click()
    const creator = page.getByRole('dialog', { name: texts.creators.newTitle })
    await creator.locator('[name=name]').fill('Tessa Quell')
    await creator.getByRole('button', { name: texts.creators.addAccount }).click()
    await creator.locator('[name="creatorPlatforms.0.url"]').fill('https://onlyfans.example/tessa')
    await creator.locator('[type=submit]').click()
    await expect(creator).toBeHidden()
    await expect(page.getByText('Tessa Quell').first()).toBeVisible()

    await page.goto('/creator-groups')
    await page.getByRole('button', { name: texts.creatorGroups.add }).first().click()
    const group = page.getByRole('dialog', { name: texts.creatorGroups.newTitle })
    await group.getByRole('combobox', { name: texts.creatorGroups.fields.addCombination }).fill('tes')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(group.locator('[name=name]')).toHaveValue(/Tessa Quell/)
    await group.locator('[type=submit]').click()
    await expect(group).toBeHidden()
    await expect(page.getByText('Tessa Quell').first()).toBeVisible()
  })

  const chatterEmail = 'chatter@demo.staffel.test'
  await test.step('a chatter marks the week by mouse and keyboard, a stroke at a time', async () => {
    const { page } = chatter
    await page.context().addCookies([{ name: 'staffel_language', value: language, url: installation.url }])
    await signInByForm(page, language, chatterEmail, `/availability?week=${week}`)
    await inLanguage(page, language)
    await page.goto(`/availability?week=${week}`)
    await expect(page.getByText(texts.availability.week(weekNumber(week)))).toBeVisible()
    const cell = (row: number, column: number) =>
      page.locator(`[data-cell][data-row="${row}"][data-column="${column}"]`)
    for (let column = 0; column < 7; column++) {
      await cell(0, column).focus()
      await page.keyboard.press('1')
    }
    await expect(
      page.locator('[data-row="0"][data-status=available], [data-row="0"][data-status=preferred]'),
    ).toHaveCount(0)
    await cell(0, 0).hover()
    await page.mouse.down()
    await cell(0, 1).hover()
    await cell(0, 2).hover()
    await page.mouse.up()
    await expect(page.locator('[data-row="0"][data-status=available]')).toHaveCount(3)
    await cell(0, 4).focus()
    await page.keyboard.press('3')
    await expect(cell(0, 4)).toHaveAttribute('data-status', 'preferred')
    await page.waitForLoadState('networkidle').catch(() => {})
    await page.reload()
    await expect(page.locator('[data-row="0"][data-status=available]')).toHaveCount(3)
    await expect(cell(0, 4)).toHaveAttribute('data-status', 'preferred')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  let groupUrl = ''
  await test.step('the team lead finds the chatter among the best, fills two seats and publishes', async () => {
    const { page } = lead
    await page.context().addCookies([{ name: 'staffel_language', value: language, url: installation.url }])
    await signInByForm(page, language, 'lead@demo.staffel.test', '/creator-groups')
    await inLanguage(page, language)
    await page.goto('/creator-groups')
    await page.getByRole('searchbox', { name: texts.creatorGroups.search }).fill('tessa')
    await page.getByRole('link', { name: /Tessa Quell/ }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    groupUrl = new URL(page.url()).pathname
    await page.goto(`${groupUrl}?week=${week}`)
    await expect(page.getByText(texts.schedule.planStates.draft, { exact: true }).first()).toBeVisible()

    const seat = (row: number, column: number) =>
      page.locator(`[data-seat][data-row="${row}"][data-column="${column}"][data-index="0"]`)
    // by mouse: preferred on Friday
    await seat(0, 4).click()
    await page.getByRole('searchbox', { name: texts.schedule.candidates.search }).fill('anna br')
    const anna = page.locator('[data-candidate]').first()
    await expect(anna).toContainText(texts.schedule.reasons.preferred)
    await anna.click()
    await expect(seat(0, 4)).toContainText('Anna Brückner')
    // by keyboard, against a warning: nothing was marked for Saturday
    await page.keyboard.press('ArrowRight')
    await expect(seat(0, 5)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('anna br')
    await expect(page.locator('[data-candidate]')).toHaveCount(1)
    await page.keyboard.press('Enter')
    const why = page.getByRole('dialog', { name: texts.schedule.override.title('Anna Brückner') })
    await why.locator('[name=reason]').fill('springt ein')
    await page.keyboard.press('Enter')
    await expect(seat(0, 5)).toContainText('Anna Brückner')
    // taken off and put back
    await seat(0, 5).focus()
    await page.keyboard.press('Delete')
    await expect(seat(0, 5)).not.toContainText('Anna Brückner')
    await page.getByRole('button', { name: texts.schedule.undo, exact: true }).click()
    await expect(seat(0, 5)).toContainText('Anna Brückner')

    await expect(chatter.page.getByRole('heading', { name: texts.ownShifts.next.title })).toBeVisible()
    await expect(chatter.page.getByText(/Tessa Quell/)).toHaveCount(0)
    await page.getByRole('button', { name: texts.schedule.publish }).click()
    const publishing = page.getByRole('dialog', { name: texts.planBoard.publishing.title })
    await expect(publishing.getByText(texts.planBoard.publishing.text(1))).toBeVisible()
    await publishing.getByRole('button', { name: texts.planBoard.publishing.confirm }).click()
    await expect(page.getByText(texts.schedule.planStates.published, { exact: true })).toBeVisible()
    await expect(seat(0, 4)).toContainText(texts.schedule.status.assigned)
  })

  await test.step('the chatter sees both shifts without a reload and confirms; the lead sees that', async () => {
    const { page } = chatter
    const shifts = page
      .getByRole('listitem')
      .filter({ hasText: /Tessa Quell/ })
      .filter({ hasNot: page.locator('li') })
    await expect(shifts).toHaveCount(2)
    await shifts
      .first()
      .getByRole('button', { name: language === 'de' ? /bestätigen$/ : /^Confirm / })
      .click()
    await expect(shifts.first()).toContainText(texts.schedule.status.confirmed)
    await expect(shifts.last()).toContainText(texts.schedule.status.assigned)
    await expect(lead.page.locator('[data-seat][data-row="0"][data-column="4"]').first()).toContainText(
      texts.schedule.status.confirmed,
    )
    await page.reload()
    await expect(shifts.first()).toContainText(texts.schedule.status.confirmed)
  })

  await installation.stop()
  for (const { context } of [owner, lead, chatter]) await context.close()
})
