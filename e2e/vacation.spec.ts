import { expect, type Page } from '@playwright/test'
import { todayIn } from '#kit/day.ts'
import { addWeeks, weekOf } from '#kit/week.ts'
import { catalogues, dialogIn, person, refusals, signIn, zone } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const thisWeek = weekOf(todayIn(zone, Temporal.Now.instant()))
const phone = { width: 390, height: 844 }

async function answers(page: Page, toggles: number, deed: () => Promise<void>): Promise<void> {
  let left = toggles
  const done = new Promise<void>(resolve => {
    page.on('response', answer => {
      if (/\/rpc\/(availability|preferences)\/(setCells|copy|save)/.test(answer.url()) && --left === 0) resolve()
    })
  })
  await deed()
  await done
}

for (const language of ['de', 'en'] as const) {
  test(`six weeks on a phone, then vacation asked for, weighed and granted, in ${language}`, async ({ browser }) => {
    const texts = catalogues[language]
    const installation = await startStaffel(process.env['E2E_POSTGRES_URL'] ?? '', `vacation_${language}`, {
      isDemo: true,
    })
    const chatter = await person(browser, installation, language, phone)
    const admin = await person(browser, installation, language)

    await test.step('a chatter hands in six weeks on a phone in less than two minutes', async () => {
      const { page } = chatter
      await signIn(page, language, 'chatter@demo.staffel.test', `/availability?week=${addWeeks(thisWeek, 6)}`)
      await expect(page.locator('[data-cell]')).toHaveCount(21)
      const started = Date.now()
      await answers(page, 1, () => page.getByRole('columnheader').nth(1).getByRole('button').tap())
      await expect(page.locator('[data-cell][data-column="0"][data-status=available]')).toHaveCount(7)
      await page.getByRole('button', { name: texts.availability.copy.open }).tap()
      await page.getByRole('menuitem', { name: texts.availability.copy.onward }).tap()
      await dialogIn(page).getByRole('button', { name: texts.availability.copy.submit }).tap()
      await expect(page.getByText(texts.availability.copy.done(5))).toBeVisible()
      expect(Date.now() - started).toBeLessThan(120_000)
      await page.goto(`/availability?week=${addWeeks(thisWeek, 11)}`)
      await expect(page.locator('[data-cell][data-column="0"][data-status=available]')).toHaveCount(7)
      await expect(page.locator('[data-cell][data-column="1"][data-status=none]')).toHaveCount(7)
    })

    await test.step('the chatter ranks the shifts, and that saves itself', async () => {
      const { page } = chatter
      const night = { de: 'Nacht', en: 'Night' }[language]
      await page.getByRole('button', { name: texts.preferences.open }).tap()
      const dialog = dialogIn(page)
      await answers(page, 1, () => dialog.getByRole('button', { name: texts.shell.ui.moveUp(night) }).tap())
      await expect(dialog.getByText(texts.preferences.saved)).toBeVisible()
      await expect(dialog.getByText(texts.preferences.saved)).toBeHidden()
      await page.reload()
      await page.getByRole('button', { name: texts.preferences.open }).tap()
      await expect(dialogIn(page).getByRole('listitem').nth(1)).toContainText(night)
      await page.keyboard.press('Escape')
    })

    await test.step('the chatter asks for a day on which somebody is needed', async () => {
      const { page } = chatter
      await page.goto(`/availability?week=${addWeeks(thisWeek, 7)}`)
      await page.getByRole('radio', { name: texts.availability.brush.names.vacation }).tap()
      await page.getByRole('rowheader').first().getByRole('button').tap()
      await page.getByRole('button', { name: texts.vacation.request.open }).tap()
      const dialog = dialogIn(page)
      await dialog.getByRole('button', { name: texts.vacation.request.send }).tap()
      await expect(dialog.getByText(refusals[language].vacation.noReason)).toBeVisible()
      await dialog.locator('[name=reason]').fill('Umzug')
      await dialog.getByRole('button', { name: texts.vacation.request.send }).tap()
      await expect(page.getByText(texts.vacation.request.sent)).toBeVisible()
      await expect(page.locator('[data-cell][data-status=vacation_requested]')).toHaveCount(3)
      await expect(page.getByText(texts.availability.vacationDays(1, 2))).toBeVisible()
    })

    await test.step('a manager weighs a request of somebody who is planned, and grants it', async () => {
      const { page } = admin
      await signIn(page, language, 'admin@demo.staffel.test', '/dashboard')
      await openOneThatOpensSeats(page, texts.vacation.decision.opens(1))
      const dialog = dialogIn(page)
      await dialog.locator('[name=response]').fill('Viel Freude')
      await dialog.getByRole('button', { name: texts.vacation.decision.moves.approve }).click()
      await expect(page.getByText(texts.vacation.decision.done.approve)).toBeVisible()
    })

    await test.step('what the manager decides reaches the chatter’s open page without reloading', async () => {
      const { page } = chatter
      await page.goto('/dashboard')
      await expect(page.getByRole('button', { name: texts.vacation.mine.withdraw })).toHaveCount(2)
      const manager = admin.page
      await manager.goto('/dashboard')
      const more = manager.getByRole('button', { name: texts.vacation.board.more })
      await more.click()
      await expect(more).toBeHidden()
      const mine = manager.getByRole('button', { name: /Anna Brückner/ }).last()
      await mine.click()
      await dialogIn(manager).getByRole('button', { name: texts.vacation.decision.moves.reject }).click()
      await expect(manager.getByText(texts.vacation.decision.done.reject)).toBeVisible()
      await expect(page.getByRole('button', { name: texts.vacation.mine.withdraw })).toHaveCount(1)
      await page.getByRole('radio', { name: texts.vacation.mine.tabs.processed }).tap()
      await expect(page.getByText(texts.vacation.mine.by('Jonas')).first()).toBeVisible()
    })

    await chatter.context.close()
    await admin.context.close()
    await installation.stop()
  })
}

/** Opens the open requests one after the other until approving one would open a seat. */
async function openOneThatOpensSeats(page: Page, opens: string): Promise<void> {
  const rows = page
    .locator('section', { has: page.getByRole('radiogroup') })
    .first()
    .locator('li > button')
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  for (let index = 0; index < count; index++) {
    await rows.nth(index).click()
    const dialog = dialogIn(page)
    await expect(dialog.locator('[name=response]')).toBeVisible()
    if (await dialog.getByText(opens).isVisible()) return
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  throw new Error('no request on the first page opens a seat')
}
