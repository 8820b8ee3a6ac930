import { expect, type Page } from '@playwright/test'
import { catalogues, dialogIn, press, signInGerman } from './people.ts'
import { inWeeks, openPlan } from './screen.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

const { planBoard, shell } = catalogues.de
const demo = () => shared('demo')

async function enterPlan(page: Page, who: string, week: string): Promise<void> {
  await page.goto(`${demo()}/creator-groups`)
  await signInGerman(page, `${who}@demo.staffel.test`, `${demo()}/creator-groups`)
  await openPlan(page)
  await page.goto(`${page.url().split('?')[0]}?week=${week}`)
  await expect(page.locator('[data-seat]').first()).toBeVisible()
}

test('"?" says which keys the board knows, from anywhere on the page', { tag: '@all' }, async ({ page }) => {
  await enterPlan(page, 'lead', inWeeks(0))
  await page.keyboard.press('?')
  const help = dialogIn(page)
  await expect(help).toContainText(planBoard.keys.take)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.locator('[data-seat]').first().focus()
  await page.keyboard.press('?')
  await expect(help).toContainText(planBoard.keys.arrows)
  await page.keyboard.press('Escape')
  await press(page, planBoard.keys.show)
  await expect(help).toContainText(planBoard.keys.undo)
})

test('a note that is being written for a seat is asked about when another seat is chosen', { tag: '@all' }, async ({
  page,
}) => {
  await enterPlan(page, 'lead', inWeeks(0))
  const taken = page.locator('[data-seat]', { has: page.locator('.font-medium') })
  const note = page.getByRole('textbox', { name: planBoard.note.label })
  const question = page.getByRole('alertdialog', { name: shell.ui.unsaved.title })
  await taken.first().click()
  const before = await note.inputValue()
  await note.click()
  await note.fill('Bitte früher da sein')
  await taken.last().click()
  await press(question, shell.ui.unsaved.stay)
  await expect(question).toBeHidden()
  await expect(note).toHaveValue('Bitte früher da sein')
  await page.keyboard.press('Escape')
  await press(question, shell.ui.unsaved.stay)
  await expect(note).toHaveValue('Bitte früher da sein')
  await taken.last().click()
  await press(question, shell.ui.unsaved.discard)
  await expect(note).not.toHaveValue('Bitte früher da sein')
  await taken.first().click()
  await expect(note).toHaveValue(before)
})
