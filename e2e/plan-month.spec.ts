import { expect, type Locator, type Page } from '@playwright/test'
import { atRest, beginning, catalogues, dialogIn, person, signIn } from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, candidatesIn, dayOf, markEarly, seatsOn } from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
const { availability, planBoard, schedule } = catalogues[language]
const weeks = 3
const first = inWeeks(8)

/** Moves the focus there with Tab or Shift+Tab. Within the board, arrow keys move it. */
async function tabTo(page: Page, on: Locator): Promise<void> {
  await atRest(page)
  await expect(on).toBeVisible()
  for (let steps = 0; steps < 60; steps++) {
    const way = await on.evaluate(element => {
      if (element === document.activeElement) return 'there'
      const place = element.compareDocumentPosition(document.activeElement ?? document.body)
      return place & Node.DOCUMENT_POSITION_FOLLOWING ? 'back' : 'on'
    })
    if (way === 'there') return
    await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`Tab does not lead to ${on.toString()}`)
}

test('three weeks of a group are built, published and repaired with the keyboard alone', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  for (const mailbox of ['chatter', 'chatter02']) await markEarly(browser, installation, mailbox, first)
  const { page } = await person(browser, installation, language, { width: 1680, height: 1000 })
  const seat = seatsOn(page, language)('early', dayOf(first, 0))
  const dialog = dialogIn(page)
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const isPublished = page.getByText(schedule.planStates.published, { exact: true })
  const pressByKey = async (on: Locator) => {
    await tabTo(page, on)
    await page.keyboard.press('Enter')
    await atRest(page)
  }
  const choose = async (typed: string) => {
    await page.keyboard.type(typed)
    await expect(candidatesIn(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await atRest(page)
  }
  await signIn(page, language, 'lead@demo.staffel.test', `/schichtplan/${groupId}?week=${first}`)

  await test.step('one seat is filled, and the week is copied into the two after it', async () => {
    await pressByKey(seat)
    await choose('anna br')
    await expect(seat).toContainText('Anna Brückner')
    await pressByKey(button(planBoard.more))
    const copy = page.getByRole('menuitem', { name: planBoard.copyWeek.action })
    await expect(copy).toBeVisible()
    for (let steps = 0; steps < 8 && !(await copy.evaluate(item => item === document.activeElement)); steps++) {
      await page.keyboard.press('ArrowDown')
    }
    await expect(copy).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('textbox', { name: beginning(planBoard.copyWeek.weeks) }))
    await page.keyboard.press('ArrowUp')
    await pressByKey(dialog.getByRole('button', { name: schedule.override.common[0] ?? '' }))
    await pressByKey(dialog.getByRole('button', { name: planBoard.copyWeek.confirm }))
    await pressByKey(dialog.getByRole('button', { name: planBoard.copyWeek.close }))
    await expect(dialog).toHaveCount(0)
  })

  await test.step('every week is published', async () => {
    for (let week = 1; week <= weeks; week++) {
      await pressByKey(button(`${schedule.publish} ${schedule.changes(1)}`))
      await pressByKey(dialog.getByRole('button', { name: planBoard.publishing.confirm }))
      await expect(isPublished).toBeVisible()
      await expect(dialog).toHaveCount(0)
      const to = week < weeks ? availability.nextWeek : availability.previousWeek
      await pressByKey(button(to))
      if (week < weeks) await expect(isPublished).toHaveCount(0)
    }
    await pressByKey(button(availability.previousWeek))
    await expect(seat).toBeVisible()
  })

  await test.step('a published seat is emptied and filled with another member', async () => {
    await tabTo(page, seat)
    await page.keyboard.press('Delete')
    await expect(seat).toContainText(schedule.free)
    await pressByKey(button(planBoard.undoLast))
    await expect(seat).toContainText('Anna Brückner')
    await tabTo(page, seat)
    await page.keyboard.press('Delete')
    await expect(seat).toContainText(schedule.free)
    await pressByKey(seat)
    await choose('ben now')
    await expect(seat).toContainText('Ben Nowak')
    await expect(isPublished).toBeVisible()
  })
  await installation.stop()
})
