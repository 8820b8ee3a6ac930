import { expect, type Locator, type Page } from '@playwright/test'
import { day } from '#kit/day.ts'
import { addWeeks, mondayOf, type Week, weekNumber, weekOf } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { cellsShowing } from './availability-cells.ts'
import { onDatabase } from './kept.ts'
import { cardIn, catalogues, dialogIn, person, press, refusals, signIn, toastIn, today, visit } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'
import { requestOf } from './vacation-board.ts'

const language = 'en'
const texts = catalogues[language]
const thisWeek = weekOf(today())
const phone = { width: 390, height: 844 }

/** The open requests on a manager's dashboard, where other cards have rows and tabs too. */
const board = (page: Page) => cardIn(page, texts.vacation.board.title)

test('a chatter requests vacation and reads the approval without reloading', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page: chatter } = await person(browser, installation, language, phone)
  const { page: manager } = await person(browser, installation, language)
  const week = addWeeks(thisWeek, 7)
  const asked = daysIn(week, 1)

  await test.step('the chatter requests a day; a request without a reason is refused', async () => {
    await signIn(chatter, language, 'chatter@demo.staffel.test', `/availability?week=${week}`)
    await chatter.getByRole('radio', { name: texts.availability.brush.names.vacation }).tap()
    await chatter
      .getByRole('rowheader', { name: longDay(mondayOf(week), language) })
      .getByRole('button')
      .tap()
    await chatter.getByRole('button', { name: texts.vacation.request.open }).tap()
    const dialog = dialogIn(chatter)
    await dialog.getByRole('button', { name: texts.vacation.request.send }).tap()
    await expect(dialog.getByText(refusals[language].vacation.noReason)).toBeVisible()
    await dialog.locator('[name=reason]').fill('Umzug')
    await dialog.getByRole('button', { name: texts.vacation.request.send }).tap()
    await expect(toastIn(chatter, texts.vacation.request.sent)).toBeVisible()
    await expect(cellsShowing(chatter, language, 'vacation_requested')).toHaveCount(3)
    await expect(chatter.getByText(texts.availability.vacationDays(1, 2))).toBeVisible()
    await visit(chatter, '/dashboard')
  })

  await test.step('the manager reads the reason and approves the request', async () => {
    await signIn(manager, language, 'admin@demo.staffel.test', '/dashboard')
    const request = board(manager).getByRole('listitem').filter({ hasText: 'Anna Brückner' }).filter({ hasText: asked })
    await press(board(manager), texts.vacation.board.more)
    await request.getByRole('button').click()
    const dialog = dialogIn(manager)
    await expect(dialog).toContainText('Umzug')
    await dialog.locator('[name=response]').fill('Viel Freude')
    await press(dialog, texts.vacation.decision.moves.approve)
    await expect(toastIn(manager, texts.vacation.decision.done.approve)).toBeVisible()
    // the row stays in its place
    await expect(request).toContainText(texts.vacation.statuses.approved)
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
  const [early, late] = ['Early', 'Late'].map(shift => page.getByRole('gridcell', { name: shift })) as [
    Locator,
    Locator,
  ]

  await test.step('one week is marked with one tap and copied to the five after it', async () => {
    await signIn(page, language, 'chatter@demo.staffel.test', `/availability?week=${addWeeks(thisWeek, 6)}`)
    await expect(page.getByRole('gridcell')).toHaveCount(21)
    await answers(page, () => page.getByRole('columnheader', { name: 'Early' }).getByRole('button').tap())
    await expect(early.and(cellsShowing(page, language, 'available'))).toHaveCount(7)
    await page.getByRole('button', { name: texts.availability.copy.open }).tap()
    await page.getByRole('menuitem', { name: texts.availability.copy.onward }).tap()
    await dialogIn(page).getByRole('button', { name: texts.availability.copy.submit }).tap()
    await expect(toastIn(page, texts.availability.copy.done(5))).toBeVisible()
    await visit(page, `/availability?week=${addWeeks(thisWeek, 11)}`)
    await expect(early.and(cellsShowing(page, language, 'available'))).toHaveCount(7)
    await expect(late.and(cellsShowing(page, language, 'none'))).toHaveCount(7)
  })

  await test.step('the ranking of the shifts saves itself', async () => {
    await page.getByRole('button', { name: texts.preferences.open }).tap()
    const dialog = dialogIn(page)
    await answers(page, () => dialog.getByRole('button', { name: texts.shell.ui.moveUp('Night') }).tap())
    await expect(dialog.getByText(texts.preferences.saved)).toBeVisible()
    await expect(dialog.getByText(texts.preferences.saved)).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: texts.preferences.open }).tap()
    await expect(dialogIn(page).getByRole('listitem')).toContainText(['Early', 'Night', 'Late'])
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
  const request = await requestForPlannedDay(installation.databaseUrl)
  await (await requestOf(page, language, request)).click()
  await expect(dialog.getByText(texts.vacation.decision.opens(1))).toBeVisible()
  await press(dialog, texts.vacation.decision.moves.approve)
  await expect(toastIn(page, texts.vacation.decision.done.approve)).toBeVisible()
  await installation.stop()
})

/** How a list names a request for all shifts of its days. */
const daysIn = (week: Week, count: number): string =>
  `${texts.vacation.shortWeek(weekNumber(week))} · ${texts.vacation.days(count)} · ${texts.vacation.request.allShifts}`

/** The first pending request for a day on which the member has exactly one assignment. */
async function requestForPlannedDay(databaseUrl: string) {
  const [request] = await onDatabase(
    databaseUrl,
    `select p.full_name as "fullName", r.specific_dates[1]::text as first, r.specific_dates[r.requested_days]::text as last
     from vacation_requests r
     join profiles p on p.id = r.profile_id
     join assignments a on a.profile_id = r.profile_id and a.date = any(r.specific_dates) and a.state <> 'declined'
     where r.status = 'pending'
     group by p.full_name, r.organization_id, r.id having count(*) = 1 order by r.created_at limit 1`,
  )
  if (!request) throw new Error('the sample has no request for a planned day')
  const { fullName = '', first = '', last = '' } = request
  return { fullName, specificDates: [day(first), day(last)] }
}

/** What `act` changes is stored. */
async function answers(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(/\/rpc\/(availability|preferences)\/(setCells|copy|save)/)
  await act()
  await answer
}
