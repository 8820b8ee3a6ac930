import { expect } from '@playwright/test'
import { daysOfWeek } from '#kit/week.ts'
import { expectAccessible } from './axe.ts'
import { cellOf, cellsShowing, showing } from './availability-cells.ts'
import { atRest, catalogues, dialogIn, person, press, signIn } from './people.ts'
import { inWeeks } from './screen.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
const { availability: texts, shell } = catalogues[language]

test('a chatter marks a week by mouse and by keyboard and adds a note', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  const week = inWeeks(8)
  await signIn(page, language, 'chatter@demo.staffel.test', `/availability?week=${week}`)
  const [monday, tuesday, wednesday, , friday] = daysOfWeek(week).map(day => cellOf(page, language, 'Früh', day))
  if (!monday || !tuesday || !wednesday || !friday) throw new Error('a week has seven days')
  await expect(cellsShowing(page, language, 'none')).toHaveCount(21)

  await test.step('the mouse marks all days that it is dragged over', async () => {
    await monday.hover()
    await page.mouse.down()
    await tuesday.hover()
    await wednesday.hover()
    await page.mouse.up()
    await expect(cellsShowing(page, language, 'available')).toHaveCount(3)
    await atRest(page)
  })

  await test.step('a number key marks the day that has the focus and unmarks it', async () => {
    await friday.focus()
    await page.keyboard.press('3')
    await expect(friday).toHaveAccessibleName(showing('preferred', language))
    await wednesday.focus()
    await page.keyboard.press('1')
    await expect(wednesday).toHaveAccessibleName(showing('none', language))
  })

  await test.step('a note says what a mark cannot', async () => {
    await page.getByRole('radio', { name: texts.brush.names.note, exact: true }).click()
    await monday.click()
    await dialogIn(page).getByRole('textbox', { name: texts.note.label }).fill('ab 17 Uhr')
    await expectAccessible(page)
    await press(dialogIn(page), texts.note.save)
    await expect(monday).toHaveAccessibleName(/ab 17 Uhr/)
  })

  await test.step('all of it is stored', async () => {
    await expect(page.getByText(shell.ui.saving)).toBeHidden()
    await atRest(page)
    await page.reload()
    await expect(cellsShowing(page, language, 'available')).toHaveCount(2)
    await expect(monday).toHaveAccessibleName(/ab 17 Uhr/)
    await expect(friday).toHaveAccessibleName(showing('preferred', language))
  })
  await installation.stop()
})
