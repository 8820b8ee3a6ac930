import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { defaultNames } from '#features/agency/shifts/names.ts'
import { addWeeks } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import {
  atRest,
  cardIn,
  catalogues,
  choose,
  dialogIn,
  fieldIn,
  person,
  press,
  signIn,
  toastIn,
  visit,
} from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, candidatesIn, chooseCandidate, dayOf, markEarly, seatsOn } from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const none = () => ''
const plainWords = { day: none, nameOf: none, dayOf: none, times: none, moment: none, span: none, onOtherDay: none }
const told = { name: 'Anna Brückner', reason: '', groupName: '', date: '', shiftName: '', startTime: '', endTime: '' }
const free = inWeeks(8)
const [monday, tuesday, wednesday, friday] = [dayOf(free, 0), dayOf(free, 1), dayOf(free, 2), dayOf(free, 4)]

const language = 'de'
test('a planner builds, publishes and repairs a plan by mouse and by keyboard', { tag: '@all' }, async ({
  browser,
}) => {
  const { notifications, ownShifts, planBoard, schedule, shell } = catalogues[language]
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  // no rule warns of them in this week, and one does in the weeks after it
  for (const mailbox of ['chatter', 'chatter02']) await markEarly(browser, installation, mailbox, free)
  const { page } = await person(browser, installation, language, { width: 1680, height: 1000 })
  const { page: second } = await person(browser, installation, language)
  const { page: chatter } = await person(browser, installation, language)
  const seat = (date: typeof monday) => seatsOn(page, language)('early', date)
  const dialog = dialogIn(page)
  const path = `/schichtplan/${groupId}`

  await test.step('two people are assigned; one by mouse, one by keyboard', async () => {
    await signIn(page, language, 'lead@demo.staffel.test', `${path}?week=${free}`)
    await seat(monday).click()
    await page.getByRole('searchbox', { name: schedule.candidates.search }).fill('anna br')
    await chooseCandidate(page, 'Anna Brückner')
    await expect(seat(monday)).toContainText('Anna Brückner')
    await seat(tuesday).focus()
    await page.keyboard.press('Enter')
    await candidatesIn(page, 'Ben Nowak').focus()
    await page.keyboard.press('Enter')
    await expect(seat(tuesday)).toContainText('Ben Nowak')
    await atRest(page)
  })

  await test.step('cutting and pasting moves a chatter, which is undone and redone; dragging swaps two', async () => {
    await seat(tuesday).focus()
    await page.keyboard.press('Control+x')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+v')
    await expect(seat(wednesday)).toContainText('Ben Nowak')
    await atRest(page)
    await page.keyboard.press('Control+z')
    await expect(seat(tuesday)).toContainText('Ben Nowak')
    await press(page, planBoard.redoLast)
    await expect(seat(wednesday)).toContainText('Ben Nowak')
    await press(page, planBoard.undoLast)
    await expect(seat(tuesday)).toContainText('Ben Nowak')
    await seat(monday).dragTo(seat(tuesday))
    await expect(seat(tuesday)).toContainText('Anna Brückner')
    await expect(seat(monday)).toContainText('Ben Nowak')
    await atRest(page)
    // a swap makes new assignments, which the board knows once it has read the plan again
    await page.reload()
    await expect(seat(tuesday)).toContainText('Anna Brückner')
  })

  await test.step('commands that await an answer can be undone, each by itself', async () => {
    const answers = Promise.withResolvers<void>()
    const removing = '**/api/rpc/schedule/remove'
    await page.route(removing, async route => {
      await answers.promise
      await route.continue()
    })
    for (const day of [monday, tuesday]) {
      await seat(day).focus()
      await page.keyboard.press('Delete')
      await expect(seat(day)).toContainText(schedule.free)
    }
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: planBoard.undoLast }).click()
    answers.resolve()
    await expect(seat(monday)).toContainText('Ben Nowak')
    await expect(seat(tuesday)).toContainText('Anna Brückner')
    await atRest(page)
    await page.unroute(removing)
  })

  await test.step('a chatter is dragged from the list of hours onto an open seat', async () => {
    const hours = cardIn(page, planBoard.hours.title)
    await hours.getByRole('listitem').filter({ hasText: 'Anna Brückner' }).dragTo(seat(friday))
    await expect(seat(friday)).toContainText('Anna Brückner')
    await atRest(page)
    await page.keyboard.press('Control+z')
    await expect(seat(friday)).toContainText(schedule.free)
    await atRest(page)
  })

  await test.step('a second planner sees each change', async () => {
    const seen = seatsOn(second, language)
    await signIn(second, language, 'admin@demo.staffel.test', `${path}?week=${free}`)
    await expect(seen('early', tuesday)).toContainText('Anna Brückner')
    await seat(monday).focus()
    await page.keyboard.press('Delete')
    await expect(seat(monday)).toContainText(schedule.free)
    await expect(seen('early', monday)).toContainText(schedule.free)
    await atRest(page)
  })

  await test.step('a note, then publishing with what it means for each person', async () => {
    await seat(tuesday).click()
    await fieldIn(page, planBoard.note.label).fill('Übergabe um 8')
    await press(page, planBoard.note.save)
    await expect(toastIn(page, planBoard.note.saved)).toBeVisible()
    await page.keyboard.press('Escape')
    await press(page, `${schedule.publish} ${schedule.changes(1)}`)
    await expect(dialog.getByText('Anna Brückner')).toBeVisible()
    await press(dialog, planBoard.publishing.confirm)
    await expect(page.getByText(schedule.planStates.published, { exact: true })).toBeVisible()
  })

  await test.step('the week is copied into the next one; who needs a reason is named', async () => {
    const nextTuesday = dayOf(addWeeks(free, 1), 1)
    const fromMenu = async (name: string) => {
      await press(page, planBoard.more)
      await choose(page.getByRole('menuitem', { name }))
    }
    await fromMenu(planBoard.copyWeek.action)
    await press(dialog, planBoard.copyWeek.confirm)
    const line = planBoard.copyWeek.leftLine(
      'Anna Brückner',
      longDay(nextTuesday, language),
      defaultNames.early[language],
    )
    await expect(dialog.getByRole('checkbox', { name: line })).toBeChecked()
    await fieldIn(dialog, schedule.override.reason).fill('wie immer')
    await press(dialog, planBoard.copyWeek.seat(1))
    await expect(dialog.getByRole('heading', { name: planBoard.copyWeek.placed(1) })).toBeVisible()
    await press(dialog, planBoard.copyWeek.close)
    await visit(page, `${path}?week=${addWeeks(free, 1)}`)
    await expect(seat(nextTuesday)).toContainText('Anna Brückner')
    await fromMenu(planBoard.clearWeek.action)
    await press(page.getByRole('alertdialog'), planBoard.clearWeek.confirm)
    await expect(seat(nextTuesday)).toContainText(schedule.free)
    await press(page, planBoard.undoLast)
    await expect(seat(nextTuesday)).toContainText('Anna Brückner')
    await press(page, planBoard.redoLast)
    await expect(seat(nextTuesday)).toContainText(schedule.free)
    await fromMenu(planBoard.copyWeek.fromLast)
    await fieldIn(dialog, planBoard.copyWeek.reason).fill('wie immer')
    await press(dialog, planBoard.copyWeek.confirm)
    await press(dialog, planBoard.copyWeek.close)
    await expect(seat(nextTuesday)).toContainText('Anna Brückner')
    await press(page, planBoard.undoLast)
    await expect(seat(nextTuesday)).toContainText(schedule.free)
  })

  await test.step('printed, the week is one page of A4', async () => {
    await visit(page, `${path}?week=${free}`)
    await expect(seat(tuesday)).toContainText('Anna Brückner')
    const file = test.info().outputPath('plan.pdf')
    await page.pdf({ path: file, preferCSSPageSize: true })
    const text = readFileSync(file, 'latin1')
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width = 0, height = 0] = (/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(text) ?? []).map(Number)
    expect(width).toBeGreaterThan(height)
  })

  await test.step('the chatter declines with a reason; the board says so', async () => {
    const { next } = ownShifts
    await signIn(chatter, language, 'chatter@demo.staffel.test', '/dashboard')
    await expect(chatter.getByText('Übergabe um 8')).toBeVisible()
    await press(chatter, next.declineShift(defaultNames.early[language], longDay(tuesday, language)))
    const declining = chatter.getByRole('dialog', { name: next.declineTitle })
    const reason = fieldIn(declining, next.declineReason)
    await press(declining, next.decline)
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await expect(reason).toBeFocused()
    await reason.fill('Zahnarzt')
    await press(declining, next.decline)
    await expect(toastIn(chatter, next.declined)).toBeVisible()
    await expect(seat(tuesday)).toContainText(schedule.free)
    await seat(tuesday).click()
    await expect(page.getByText(planBoard.declinedBy('Anna Brückner', 'Zahnarzt'))).toBeVisible()
  })

  await test.step('the notification leads the planner to the seat; who declined comes last, for a reason', async () => {
    await visit(page, '/notifications')
    const { title } = notifications.sentences.assignment_declined(told, plainWords)
    await choose(page.getByRole('link', { name: title }))
    await expect(page).toHaveURL(new RegExp(`${path}[?].*week=${free}`))
    await expect(page.getByRole('dialog').getByText(planBoard.declinedBy('Anna Brückner', 'Zahnarzt'))).toBeVisible()
    const declined = page.getByRole('dialog').getByRole('region', { name: schedule.candidates.declined })
    await expect(declined.getByRole('button')).toHaveText([/Anna Brückner.*Zahnarzt/])
    const texts = () => candidatesIn(page).allTextContents()
    await expect.poll(async () => (await texts()).at(-1)).toContain('Anna Brückner')
  })

  await test.step('the window that asks for a reason takes the focus and gives it back, by keys and by mouse', async () => {
    const anna = candidatesIn(page, 'Anna Brückner')
    const why = page.getByRole('dialog', { name: schedule.override.title('Anna Brückner') })
    const reason = fieldIn(why, schedule.override.reason)
    await anna.click()
    await expect(reason).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(why).toHaveCount(0)
    await expect(seat(tuesday)).toBeFocused()
    await page.keyboard.press('Enter')
    await anna.focus()
    await page.keyboard.press('Enter')
    await expect(reason).toBeFocused()
    await press(why, shell.ui.cancel)
    await expect(seat(tuesday)).toBeFocused()
  })
  await installation.stop()
})
