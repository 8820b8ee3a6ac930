import { expect } from '@playwright/test'
import { catalogues, choose, dialogIn, fieldIn, person, press, signIn, signInGerman, visit } from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, dayOf, publishEarly, seatsOn } from './seats.ts'
import { shared, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const { creatorGroups, planBoard, shell } = catalogues.de
const week = inWeeks(8)

test('"?" lists the keyboard shortcuts of the board, from anywhere on the page', { tag: '@all' }, async ({ page }) => {
  await signInGerman(page, 'lead@demo.staffel.test', `${shared('demo')}/creator-groups`)
  await choose(page.getByRole('link', { name: creatorGroups.planOf('Luna Morgen'), exact: true }))
  await visit(page, `${new URL(page.url()).pathname}?week=${week}`)
  await page.keyboard.press('?')
  const help = dialogIn(page)
  await expect(help).toContainText(planBoard.keys.take)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await seatsOn(page, 'de')('early', dayOf(week, 0)).focus()
  await page.keyboard.press('?')
  await expect(help).toContainText(planBoard.keys.arrows)
  await page.keyboard.press('Escape')
  await press(page, planBoard.keys.show)
  await expect(help).toContainText(planBoard.keys.undo)
})

test('an unsaved note of a seat is asked about when another seat is chosen', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  const { page } = await person(browser, installation, 'de')
  const plan = `/schichtplan/${groupId}?week=${week}`
  await signIn(page, 'de', 'lead@demo.staffel.test', plan)
  const [monday, sunday] = [dayOf(week, 0), dayOf(week, 6)]
  await publishEarly(page, groupId, monday, 'Anna Brückner')
  await publishEarly(page, groupId, sunday, 'Ben Nowak')
  const seat = seatsOn(page, 'de')
  const note = fieldIn(page, planBoard.note.label)
  const question = page.getByRole('alertdialog', { name: shell.ui.unsaved.title })
  await expect(seat('early', sunday)).toContainText('Ben Nowak')
  await seat('early', monday).click()
  await expect(note).toHaveValue('')
  await note.fill('Bitte früher da sein')
  await seat('early', sunday).click()
  await press(question, shell.ui.unsaved.stay)
  await expect(question).toBeHidden()
  await expect(note).toHaveValue('Bitte früher da sein')
  await page.keyboard.press('Escape')
  await press(question, shell.ui.unsaved.stay)
  await expect(note).toHaveValue('Bitte früher da sein')
  await seat('early', sunday).click()
  await press(question, shell.ui.unsaved.discard)
  await expect(note).toHaveValue('')
  await seat('early', monday).click()
  await expect(note).toHaveValue('')
  await installation.stop()
})
