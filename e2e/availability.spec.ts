import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { catalogues, dialogIn, person, press, signIn } from './people.ts'
import { inWeeks } from './screen.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
const { availability: texts, shell } = catalogues[language]

test('a chatter marks a week by mouse and by keyboard and adds a note', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  await signIn(page, language, 'chatter@demo.staffel.test', `/availability?week=${inWeeks(8)}`)
  const early = (weekday: string) => page.getByRole('gridcell', { name: new RegExp(`^Früh, ${weekday}`) })
  await expect(marked(page, 'none')).toHaveCount(21)

  await test.step('the mouse marks all days that it is dragged over', async () => {
    await early('Montag').hover()
    await page.mouse.down()
    await early('Dienstag').hover()
    await early('Mittwoch').hover()
    await page.mouse.up()
    await expect(marked(page, 'available')).toHaveCount(3)
  })

  await test.step('a number key marks the day that has the focus and unmarks it', async () => {
    await early('Freitag').focus()
    await page.keyboard.press('3')
    await expect(early('Freitag')).toHaveAttribute('data-status', 'preferred')
    await early('Mittwoch').focus()
    await page.keyboard.press('1')
    await expect(early('Mittwoch')).toHaveAttribute('data-status', 'none')
  })

  await test.step('a note says what a mark cannot', async () => {
    await page.getByRole('radio', { name: texts.brush.names.note, exact: true }).click()
    await early('Montag').click()
    await dialogIn(page).locator('[name=note]').fill('ab 17 Uhr')
    await expectAccessible(page)
    await press(dialogIn(page), texts.note.save)
    await expect(early('Montag')).toHaveAccessibleName(/ab 17 Uhr/)
  })

  await test.step('all of it is stored', async () => {
    await expect(page.getByText(shell.ui.saving)).toBeHidden()
    await page.reload()
    await expect(marked(page, 'available')).toHaveCount(2)
    await expect(early('Montag')).toHaveAccessibleName(/ab 17 Uhr/)
    await expect(early('Freitag')).toHaveAttribute('data-status', 'preferred')
  })
  await installation.stop()
})

const marked = (page: Page, status: string) => page.locator(`[data-cell][data-status=${status}]`)
