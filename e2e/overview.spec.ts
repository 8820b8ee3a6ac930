import { expect, test } from '@playwright/test'
import { catalogues, inLanguage, person, signIn } from './people.ts'
import { startStaffel } from './staffel.ts'

for (const language of ['de', 'en'] as const) {
  test(`the overview and the planning rules, in ${language}`, async ({ browser }) => {
    const { planBoard, schedule, scheduleOverview: texts } = catalogues[language]
    const name = `overview_${language}`
    const installation = await startStaffel(process.env['E2E_POSTGRES_URL'] ?? '', name, { isDemo: true })
    const { page } = await person(browser, installation, language)
    const table = page.getByRole('table')

    await test.step('groups by week, by month, and shut ones stay shut', async () => {
      await signIn(page, language, 'owner@demo.staffel.test', '/dashboard')
      await inLanguage(page, language)
      await page.goto('/schedule-overview')
      await expect(table.getByRole('columnheader')).toHaveCount(8)
      await expect(table.locator('[aria-current=date]')).toBeInViewport()
      await page.getByRole('radio', { name: texts.modes.month }).click()
      await expect.poll(() => table.getByRole('columnheader').count()).toBeGreaterThan(28)
      await expect(table.locator('[aria-current=date]')).toBeInViewport()
      const first = table.getByRole('rowheader').first().getByRole('button')
      await expect(first).toHaveAttribute('aria-expanded', 'true')
      await first.press('Enter')
      await page.reload()
      await expect(table.getByRole('rowheader').first().getByRole('button')).toHaveAttribute('aria-expanded', 'false')
      await expect.poll(() => table.getByRole('columnheader').count()).toBeGreaterThan(28)
      await page.getByRole('button', { name: texts.next }).click()
      await expect(page).toHaveURL(/\?at=/)
      await page.getByRole('button', { name: texts.today, exact: true }).click()
      await expect(page).not.toHaveURL(/\?at=/)
    })

    await test.step('chatters with what they work over when they can; then through to the plan', async () => {
      await page.getByRole('radio', { name: texts.views.chatters }).click()
      await expect(table.getByRole('rowheader').filter({ hasText: 'Anna Brückner' })).toBeVisible()
      await expect(table.getByText(texts.availability.a).first()).toBeAttached()
      await page.getByRole('radio', { name: texts.views.groups }).click()
      await page.getByRole('radio', { name: texts.modes.week }).click()
      await table.getByRole('row').nth(1).getByRole('link').last().click()
      await expect(page).toHaveURL(/\/schichtplan\/\w+\?week=/)
      await expect(page.getByRole('grid')).toBeVisible()
    })

    await test.step('a rule that blocks makes people impossible', async () => {
      await page.goto('/organization/settings/planning')
      const rule = page.getByRole('radiogroup', { name: planBoard.rules.names.availability })
      await rule.getByRole('radio', { name: planBoard.rules.modes.block }).click()
      await page.getByRole('button', { name: planBoard.rules.save }).click()
      await expect(page.getByText(planBoard.rules.saved).first()).toBeVisible()
      await page.reload()
      await expect(rule.getByRole('radio', { name: planBoard.rules.modes.block })).toBeChecked()
      await page.goto('/creator-groups')
      await page.locator('a[href^="/schichtplan/"]').first().click()
      await page.goto(`${new URL(page.url()).pathname}?week=2031-W10`)
      await page.locator('[data-seat]').first().click()
      await expect(page.getByRole('region', { name: schedule.candidates.blocked })).toBeVisible()
      await expect(page.getByRole('region', { name: schedule.candidates.warns })).toHaveCount(0)
    })
    await installation.stop()
  })
}
