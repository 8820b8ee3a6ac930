import { readFileSync } from 'node:fs'
import { expect, type Page, type Request } from '@playwright/test'
import { todayIn } from '#kit/day.ts'
import { addWeeks, weekOf } from '#kit/week.ts'
import { catalogues, dialogIn, person, press, signIn, visit, zone } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const plainWords = { day: () => '', nameOf: () => '', times: () => '', ownTimes: () => undefined }
const told = { name: 'Anna Brückner', reason: '', groupName: '', date: '', shiftName: '', startTime: '', endTime: '' }
const free = addWeeks(weekOf(todayIn(zone, Temporal.Now.instant())), 4)

const language = 'de'
test('building and repairing a plan, by mouse and by keyboard', { tag: '@all' }, async ({ browser }) => {
  const { notifications, ownShifts, planBoard, schedule } = catalogues[language]
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language, { width: 1680, height: 1000 })
  const second = await person(browser, installation, language)
  const chatter = await person(browser, installation, language)
  const seat = (row: number, column: number, index = 0, on: Page = page) =>
    on.locator(`[data-seat][data-row="${row}"][data-column="${column}"][data-index="${index}"]`)
  const dialog = dialogIn(page)
  let [asked, answered] = [0, 0]
  const isWrite = (request: Request) => /\/api\/rpc\/schedule\/(assign|move)$/.test(request.url())
  page.on('request', request => (asked += isWrite(request) ? 1 : 0))
  page.on('requestfinished', request => (answered += isWrite(request) ? 1 : 0))
  /** What is to be seen when the server has said yes; with a reason where something speaks against it, which the sample decides. */
  const settles = async (act: () => Promise<void>, sees: (soon: { timeout: number }) => Promise<void>) => {
    const why = page.locator('[name=reason]')
    const before = answered
    await act()
    await expect(async () => {
      if (await why.isVisible()) {
        await why.fill('springt ein')
        await page.keyboard.press('Enter')
        await expect(why).toHaveCount(0)
      }
      expect(answered).toBeGreaterThan(before)
      expect(answered).toBe(asked)
      // the board paints a change before it is taken, so a look at it says nothing until the answer is drawn
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await why.isVisible()).toBe(false)
      await sees({ timeout: 250 })
    }).toPass({ timeout: 60_000 })
  }
  let path = ''

  await test.step('two people are seated; one by mouse, one by keyboard', async () => {
    await signIn(page, language, 'lead@demo.staffel.test', '/creator-groups')
    await page.locator('a[href^="/schichtplan/"]').first().click()
    await expect(page.getByRole('grid')).toBeVisible()
    path = new URL(page.url()).pathname
    await visit(page, `${path}?week=${free}`)
    await seat(0, 0).click()
    await page.getByRole('searchbox', { name: schedule.candidates.search }).fill('anna br')
    await settles(
      () => page.locator('[data-candidate]').first().click(),
      soon => expect(seat(0, 0)).toContainText('Anna Brückner', soon),
    )
    await seat(0, 1).focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-candidate]').nth(2).focus()
    await settles(
      () => page.keyboard.press('Enter'),
      soon => expect(seat(0, 1)).not.toContainText(schedule.free, soon),
    )
  })

  await test.step('dragging changes places, cutting and putting as well; both are undone and done again', async () => {
    const other = (await seat(0, 1).getAttribute('data-tooltip')) ?? ''
    await settles(
      () => seat(0, 0).dragTo(seat(0, 1)),
      soon => expect(seat(0, 1)).toContainText('Anna Brückner', soon),
    )
    await expect(seat(0, 0)).toContainText(other)
    await seat(0, 1).focus()
    await page.keyboard.press('Control+x')
    await page.keyboard.press('ArrowRight')
    await settles(
      () => page.keyboard.press('Control+v'),
      soon => expect(seat(0, 2)).toContainText('Anna Brückner', soon),
    )
    await page.keyboard.press('Control+z')
    await expect(seat(0, 1)).toContainText('Anna Brückner')
    await press(page, planBoard.redoLast)
    await expect(seat(0, 2)).toContainText('Anna Brückner')
    await press(page, planBoard.undoLast)
    await expect(seat(0, 1)).toContainText('Anna Brückner')
  })

  await test.step('what is still on its way can be taken back, and two in a row are two', async () => {
    const who = (await seat(0, 0).textContent()) ?? ''
    const answers = Promise.withResolvers<void>()
    const removing = '**/api/rpc/schedule/remove'
    await page.route(removing, async route => {
      await answers.promise
      await route.continue()
    })
    for (const day of [0, 1]) {
      await seat(0, day).focus()
      await page.keyboard.press('Delete')
      await expect(seat(0, day)).toContainText(schedule.free)
    }
    await page.keyboard.press('Control+z')
    await press(page, planBoard.undoLast)
    answers.resolve()
    await expect(seat(0, 0)).toHaveText(who)
    await expect(seat(0, 1)).toContainText('Anna Brückner')
    await page.unroute(removing)
  })

  await test.step('somebody from the list at the side is dropped on a free seat', async () => {
    await settles(
      () => page.getByRole('listitem').filter({ hasText: 'Anna Brückner' }).last().dragTo(seat(0, 4)),
      soon => expect(seat(0, 4)).toContainText('Anna Brückner', soon),
    )
    await page.keyboard.press('Control+z')
    await expect(seat(0, 4)).not.toContainText('Anna Brückner')
  })

  await test.step('a second manager sees each change within a second', async () => {
    await signIn(second.page, language, 'admin@demo.staffel.test', `${path}?week=${free}`)
    await expect(seat(0, 1, 0, second.page)).toContainText('Anna Brückner')
    await seat(0, 0).focus()
    await page.keyboard.press('Delete')
    await expect(seat(0, 0)).toContainText(/Frei|Open|gesucht|wanted/)
    await expect(seat(0, 0, 0, second.page)).toContainText(/Frei|Open|gesucht|wanted/)
  })

  await test.step('a note, then publishing with what it means for each person', async () => {
    await seat(0, 1).click()
    await page.locator('[name=note]').fill('Übergabe um 8')
    await press(page, planBoard.note.save)
    await expect(page.getByText(planBoard.note.saved).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await press(page, schedule.publish)
    await expect(dialog.getByText('Anna Brückner')).toBeVisible()
    await press(dialog, planBoard.publishing.confirm)
    await expect(page.getByText(schedule.planStates.published, { exact: true })).toBeVisible()
  })

  await test.step('the week is carried over to the next two; who cannot is named', async () => {
    await press(page, planBoard.more)
    await page.getByRole('menuitem', { name: planBoard.copyWeek.action }).click()
    await press(dialog, planBoard.copyWeek.confirm)
    const whether = dialog.getByRole('checkbox')
    const close = dialog.getByRole('button', { name: planBoard.copyWeek.close })
    await expect(whether.or(close)).toBeVisible()
    // the sample decides whether something speaks against it
    if (await whether.isVisible()) {
      await dialog.locator('[name=reason]').fill('wie immer')
      await press(dialog, planBoard.copyWeek.seat(1))
    }
    await expect(dialog.getByRole('heading', { name: planBoard.copyWeek.placed(1) })).toBeVisible()
    await press(dialog, planBoard.copyWeek.close)
    await visit(page, `${path}?week=${addWeeks(free, 1)}`)
    await expect(seat(0, 1)).toContainText('Anna Brückner')
    await press(page, planBoard.more)
    await page.getByRole('menuitem', { name: planBoard.clearWeek.action }).click()
    await press(page.getByRole('alertdialog'), planBoard.clearWeek.confirm)
    await expect(seat(0, 1)).not.toContainText('Anna Brückner')
    await press(page, planBoard.undoLast)
    await expect(seat(0, 1)).toContainText('Anna Brückner')
    await press(page, planBoard.redoLast)
    await expect(seat(0, 1)).not.toContainText('Anna Brückner')
    await press(page, planBoard.more)
    await page.getByRole('menuitem', { name: planBoard.copyWeek.fromLast }).click()
    await dialog.locator('[name=reason]').fill('wie immer')
    await press(dialog, planBoard.copyWeek.confirm)
    await close.click()
    await expect(seat(0, 1)).toContainText('Anna Brückner')
    await press(page, planBoard.undoLast)
    await expect(seat(0, 1)).not.toContainText('Anna Brückner')
  })

  await test.step('printed, the week is one page of A4', async () => {
    await visit(page, `${path}?week=${free}`)
    await expect(seat(0, 1)).toContainText('Anna Brückner')
    const file = test.info().outputPath('plan.pdf')
    await page.pdf({ path: file, preferCSSPageSize: true })
    const text = readFileSync(file, 'latin1')
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width = 0, height = 0] = (/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(text) ?? []).map(Number)
    expect(width).toBeGreaterThan(height)
  })

  await test.step('the chatter declines with a reason; the board says so', async () => {
    await signIn(chatter.page, language, 'chatter@demo.staffel.test', '/dashboard')
    await expect(chatter.page.getByText('Übergabe um 8')).toBeVisible()
    const line = chatter.page.getByRole('listitem').filter({ hasText: 'Übergabe um 8' }).last()
    await press(line, ownShifts.next.decline)
    const declining = dialogIn(chatter.page)
    await press(declining, ownShifts.next.decline)
    await expect(declining.locator('[name=reason][aria-invalid=true]')).toBeFocused()
    await declining.locator('[name=reason]').fill('Zahnarzt')
    await press(declining, ownShifts.next.decline)
    await expect(chatter.page.getByText(ownShifts.next.declined).first()).toBeVisible()
    await expect(seat(0, 1)).not.toContainText('Anna Brückner')
    await seat(0, 1).click()
    await expect(page.getByText(planBoard.declinedBy('Anna Brückner', 'Zahnarzt'))).toBeVisible()
  })

  await test.step('the lead is told, and led to the seat; who declined comes last, for a reason', async () => {
    await visit(page, '/notifications')
    await page.getByRole('link', { name: notifications.sentences.assignment_declined(told, plainWords).title }).click()
    await expect(page).toHaveURL(new RegExp(`${path}[?].*week=${free}`))
    const panel = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') })
    await expect(panel.getByText(planBoard.declinedBy('Anna Brückner', 'Zahnarzt'))).toBeVisible()
    const possible = panel.locator('[data-candidate][aria-disabled=false]')
    await expect(possible.last()).toContainText('Anna Brückner')
    await expect(possible.last()).toContainText('Zahnarzt')
  })

  await test.step('the window that asks for a reason takes the focus and gives it back, by keys and by mouse', async () => {
    const last = page.locator('[data-candidate][aria-disabled=false]').last()
    const why = dialog.locator('[name=reason]')
    await last.click()
    await expect(why).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(why).toHaveCount(0)
    await expect(seat(0, 1)).toBeFocused()
    await page.keyboard.press('Enter')
    await last.focus()
    await page.keyboard.press('Enter')
    await expect(why).toBeFocused()
    await press(dialog, /^(Abbrechen|Cancel)$/)
    await expect(seat(0, 1)).toBeFocused()
  })
  await installation.stop()
})
