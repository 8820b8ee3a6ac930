import { expect } from '@playwright/test'
import { catalogues, fieldIn, person, press, signIn, toastIn } from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, candidatesIn, chooseCandidate, dayOf, markEarly, seatsOn } from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
const { planBoard, schedule } = catalogues[language]
const week = inWeeks(8)
const [monday, tuesday, wednesday] = [dayOf(week, 0), dayOf(week, 1), dayOf(week, 2)]

test('a planner fills a week by mouse and by keyboard, adds a note, undoes and swaps', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  for (const mailbox of ['chatter', 'chatter02']) await markEarly(browser, installation, mailbox, week)
  const { page } = await person(browser, installation, language, { width: 1680, height: 1000 })
  const seat = (date: typeof monday) => seatsOn(page, language)('early', date)
  const stored = async (act: () => Promise<void>) => {
    const answer = page.waitForResponse(/\/rpc\/schedule\/(assign|move|remove)$/)
    await act()
    expect((await answer).ok()).toBe(true)
  }
  const note = fieldIn(page, planBoard.note.label)

  await test.step('one chatter is assigned by mouse, another by keyboard', async () => {
    await signIn(page, language, 'lead@demo.staffel.test', `/schichtplan/${groupId}?week=${week}`)
    await seat(monday).click()
    await page.getByRole('searchbox', { name: schedule.candidates.search }).fill('anna br')
    await stored(() => chooseCandidate(page, 'Anna Brückner'))
    await expect(seat(monday)).toContainText('Anna Brückner')
    await seat(tuesday).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('ben now')
    await expect(candidatesIn(page)).toHaveText([/Ben Nowak/])
    await stored(() => page.keyboard.press('Enter'))
    await expect(seat(tuesday)).toContainText('Ben Nowak')
  })

  await test.step('a note is added to a seat', async () => {
    await seat(tuesday).click()
    await note.fill('Übergabe um 8')
    await press(page, planBoard.note.save)
    await expect(toastIn(page, planBoard.note.saved)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
  })

  await test.step('cutting and pasting moves a shift, which is undone and redone', async () => {
    await seat(tuesday).focus()
    await page.keyboard.press('Control+x')
    await page.keyboard.press('ArrowRight')
    await stored(() => page.keyboard.press('Control+v'))
    await expect(seat(wednesday)).toContainText('Ben Nowak')
    await expect(seat(tuesday)).toContainText(schedule.free)
    await page.keyboard.press('Control+z')
    await expect(seat(tuesday)).toContainText('Ben Nowak')
    await press(page, planBoard.redoLast)
    await expect(seat(wednesday)).toContainText('Ben Nowak')
  })

  await test.step('a removed chatter is put back', async () => {
    await seat(monday).focus()
    await stored(() => page.keyboard.press('Delete'))
    await expect(seat(monday)).toContainText(schedule.free)
    await press(page, planBoard.undoLast)
    await expect(seat(monday)).toContainText('Anna Brückner')
  })

  // a swap makes new assignments, which a command right after it would not know yet: it comes last
  await test.step('dragging swaps two chatters, and all of it is stored', async () => {
    await stored(() => seat(monday).dragTo(seat(wednesday)))
    await expect(seat(wednesday)).toContainText('Anna Brückner')
    await page.reload()
    await expect(seat(monday)).toContainText('Ben Nowak')
    await expect(seat(tuesday)).toContainText(schedule.free)
    await expect(seat(wednesday)).toContainText('Anna Brückner')
    await seat(tuesday).click()
    await expect(note).toHaveValue('Übergabe um 8')
  })
  await installation.stop()
})
