import { expect, type Page } from '@playwright/test'
import { todayIn } from '#kit/day.ts'
import { addWeeks, weekNumber, weekOf } from '#kit/week.ts'
import { cardIn, catalogues, dialogIn, person, press, refusals, signIn, visit, zone } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
const texts = catalogues[language]
const thisWeek = weekOf(todayIn(zone, Temporal.Now.instant()))
const phone = { width: 390, height: 844 }

/** The open requests on a manager's dashboard, where other cards have rows and tabs too. */
const board = (page: Page) => cardIn(page, texts.vacation.board.title)

test('a chatter requests vacation and reads the approval without reloading', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page: chatter } = await person(browser, installation, language, phone)
  const { page: manager } = await person(browser, installation, language)
  const week = addWeeks(thisWeek, 7)
  const asked = `${texts.vacation.shortWeek(weekNumber(week))} · ${texts.vacation.days(1)}`

  await test.step('the chatter requests a day; a request without a reason is refused', async () => {
    await signIn(chatter, language, 'chatter@demo.staffel.test', `/availability?week=${week}`)
    await chatter.getByRole('radio', { name: texts.availability.brush.names.vacation }).tap()
    await chatter
      .getByRole('rowheader', { name: /^Monday/ })
      .getByRole('button')
      .tap()
    await chatter.getByRole('button', { name: texts.vacation.request.open }).tap()
    const dialog = dialogIn(chatter)
    await dialog.getByRole('button', { name: texts.vacation.request.send }).tap()
    await expect(dialog.getByText(refusals[language].vacation.noReason)).toBeVisible()
    await dialog.locator('[name=reason]').fill('Umzug')
    await dialog.getByRole('button', { name: texts.vacation.request.send }).tap()
    await expect(chatter.getByText(texts.vacation.request.sent)).toBeVisible()
    await expect(chatter.locator('[data-cell][data-status=vacation_requested]')).toHaveCount(3)
    await expect(chatter.getByText(texts.availability.vacationDays(1, 2))).toBeVisible()
    await visit(chatter, '/dashboard')
  })

  await test.step('the manager reads the reason and approves the request', async () => {
    await signIn(manager, language, 'admin@demo.staffel.test', '/dashboard')
    const request = board(manager).getByRole('listitem').filter({ hasText: 'Anna Brückner' }).filter({ hasText: asked })
    const more = board(manager).getByRole('button', { name: texts.vacation.board.more })
    await more.click()
    await request.getByRole('button').click()
    const dialog = dialogIn(manager)
    await expect(dialog).toContainText('Umzug')
    await dialog.locator('[name=response]').fill('Viel Freude')
    await press(dialog, texts.vacation.decision.moves.approve)
    await expect(manager.getByText(texts.vacation.decision.done.approve)).toBeVisible()
    await expect(request).toBeHidden()
  })

  await test.step('the chatter’s open page shows who approved it', async () => {
    await chatter.getByRole('radio', { name: texts.vacation.mine.tabs.processed }).tap()
    const request = chatter.getByRole('listitem').filter({ hasText: asked })
    await expect(request).toContainText(texts.vacation.mine.by('Jonas'))
    await expect(request).toContainText('Viel Freude')
  })
  await installation.stop()
})

test('a chatter marks six weeks on a phone and ranks the shifts', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language, phone)

  await test.step('one week is marked with one tap and copied to the five after it', async () => {
    await signIn(page, language, 'chatter@demo.staffel.test', `/availability?week=${addWeeks(thisWeek, 6)}`)
    await expect(page.locator('[data-cell]')).toHaveCount(21)
    await answers(page, () => page.getByRole('columnheader', { name: 'Early' }).getByRole('button').tap())
    await expect(page.locator('[data-cell][data-column="0"][data-status=available]')).toHaveCount(7)
    await page.getByRole('button', { name: texts.availability.copy.open }).tap()
    await page.getByRole('menuitem', { name: texts.availability.copy.onward }).tap()
    await dialogIn(page).getByRole('button', { name: texts.availability.copy.submit }).tap()
    await expect(page.getByText(texts.availability.copy.done(5))).toBeVisible()
    await visit(page, `/availability?week=${addWeeks(thisWeek, 11)}`)
    await expect(page.locator('[data-cell][data-column="0"][data-status=available]')).toHaveCount(7)
    await expect(page.locator('[data-cell][data-column="1"][data-status=none]')).toHaveCount(7)
  })

  await test.step('the ranking of the shifts saves itself', async () => {
    await page.getByRole('button', { name: texts.preferences.open }).tap()
    const dialog = dialogIn(page)
    await answers(page, () => dialog.getByRole('button', { name: texts.shell.ui.moveUp('Night') }).tap())
    await expect(dialog.getByText(texts.preferences.saved)).toBeVisible()
    await expect(dialog.getByText(texts.preferences.saved)).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: texts.preferences.open }).tap()
    await expect(dialogIn(page).getByRole('listitem').nth(1)).toContainText('Night')
  })
  await installation.stop()
})

test('the decision on a vacation request names the seat that an approval opens', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  await signIn(page, language, 'admin@demo.staffel.test', '/dashboard')
  const dialog = dialogIn(page)
  const requests = board(page).getByRole('listitem').getByRole('button')
  await expect(requests.first()).toBeVisible()
  // the sample decides whose request that is
  for (const request of await requests.all()) {
    await request.click()
    await expect(dialog.locator('[name=response]')).toBeVisible()
    if (await dialog.getByText(texts.vacation.decision.opens(1)).isVisible()) break
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await expect(dialog.getByText(texts.vacation.decision.opens(1))).toBeVisible()
  await press(dialog, texts.vacation.decision.moves.approve)
  await expect(page.getByText(texts.vacation.decision.done.approve)).toBeVisible()
  await installation.stop()
})

/** What `act` changes is stored. */
async function answers(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(/\/rpc\/(availability|preferences)\/(setCells|copy|save)/)
  await act()
  await answer
}
