import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { hashPassword } from '#features/access/sign-in/server/passwords.ts'
import { todayIn } from '#kit/day.ts'
import { addWeeks, weekOf } from '#kit/week.ts'
import { openDatabase } from '#platform/server/database.ts'
import { insertAgency } from '../bench/agency.ts'
import { catalogues, person, press, zone } from './people.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const { availability: texts } = catalogues.de
/** Many more than fit a screen. */
const people = 120
const week = addWeeks(weekOf(todayIn(zone, Temporal.Now.instant())), 1)

/** An agency whose people have all filled eight weeks. @returns its address and the owner's cookie */
const secret = randomBytes(32).toString('base64url')
async function openAgency() {
  const installation = await startStaffel({ isDemo: false, env: { SECRET: secret } })
  const database = openDatabase(installation.databaseUrl)
  const passwordHash = await hashPassword(password)
  const { ownerCookie } = await insertAgency(database, { people, firstWeek: week, passwordHash, secret })
  await database.close()
  return { installation, cookie: ownerCookie }
}

/** Which weeks of the team the page asks for, in the order that it does. */
function watchWeeks(page: Page): string[] {
  const weeks: string[] = []
  // what was asked for without a connection is asked for again
  page.on('requestfinished', request => {
    const asked = /"week":"(\d{4}-W\d\d)"/.exec(request.postData() ?? '')?.[1]
    if (request.url().endsWith('/availability/team') && asked !== undefined) weeks.push(asked)
  })
  return weeks
}

const cellsIn = (part: Page | Locator) => part.locator('[role=gridcell] button')

test('the week of a large team: cells where somebody looks, and the weeks beside it at once', { tag: '@all' }, async ({
  browser,
}) => {
  const { installation, cookie } = await openAgency()
  const { context, page } = await person(browser, installation, 'de')
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: installation.url }])
  const weeks = watchWeeks(page)
  const grid = page.getByRole('grid')
  const rows = grid.locator('[role=rowgroup] [role=row]')
  const next = page.getByRole('button', { name: texts.nextWeek })

  await test.step('everybody is there, drawn are those near the screen', async () => {
    await page.goto(`/availability?view=team&week=${week}`)
    await expect(rows).toHaveCount(people)
    await expect(page.getByText(texts.subtitles.team)).toBeVisible()
    await expect(grid.getByRole('rowheader')).toHaveCount(people)
    expect(await cellsIn(rows.first()).count()).toBe(21)
    await expect(cellsIn(rows.last())).toHaveCount(0)
    expect(await cellsIn(grid).count()).toBeLessThan((people * 21) / 2)
  })

  await test.step('the week beside is there before it is asked for, and changes what stands there', async () => {
    // one is read twice where the stream was slow to open
    await expect.poll(() => [...new Set(weeks)].toSorted()).toEqual([addWeeks(week, -1), week, addWeeks(week, 1)])
    const first = await cellsIn(grid).first().elementHandle()
    const label = await first?.getAttribute('aria-label')
    await context.setOffline(true)
    await next.click()
    await expect(cellsIn(grid).first()).not.toHaveAttribute('aria-label', label ?? '')
    expect(await first?.evaluate(cell => cell.isConnected)).toBe(true)
    await context.setOffline(false)
    await expect.poll(() => weeks).toContain(addWeeks(week, 2))
  })

  await test.step('a week that is not there yet leaves the one before, which is not marked any more', async () => {
    const { promise: answers, resolve: letGo } = Promise.withResolvers<undefined>()
    await page.route('**/availability/team', async route => {
      await answers
      await route.continue()
    })
    await next.click()
    await expect(page).toHaveURL(new RegExp(addWeeks(week, 2)))
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    await next.click()
    await expect(grid).toHaveAttribute('aria-busy', 'true')
    const cell = cellsIn(grid).first()
    const label = await cell.getAttribute('aria-label')
    const status = await cell.getAttribute('data-status')
    let marks = 0
    page.on('request', request => (marks += request.url().endsWith('/availability/setCells') ? 1 : 0))
    await cell.click()
    await expect(cell).toHaveAttribute('data-status', status ?? '')
    letGo(undefined)
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    expect(await cell.getAttribute('aria-label')).not.toBe(label)
    expect(marks).toBe(0)
    await page.unroute('**/availability/team')
  })

  await test.step('by keyboard to rows that were not drawn, and on from where the focus was scrolled out of sight', async () => {
    await page.goto(`/availability?view=team&week=${week}`)
    await cellsIn(rows.first()).nth(2).focus()
    for (let at = 0; at < 60; at++) await page.keyboard.press('ArrowDown')
    await expect(rows.nth(60).locator(':focus')).toBeInViewport()
    await grid.evaluate(element => element.scrollTo(0, 0))
    await expect(cellsIn(rows.first())).toHaveCount(21)
    await expect(cellsIn(rows.nth(40))).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(61).locator(':focus')).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(cellsIn(rows.nth(61)).first()).toBeFocused()
  })

  await test.step('what is marked far below is stored, and is what the other weeks do not have', async () => {
    await rows.last().scrollIntoViewIfNeeded()
    const cell = cellsIn(rows.last()).first()
    await expect(cell).toHaveAttribute('data-status', /available|preferred/)
    const stored = page.waitForResponse('**/availability/setCells')
    await cell.click()
    await expect(cell).toHaveAttribute('data-status', 'none')
    expect((await stored).ok()).toBe(true)
    await next.click()
    await expect(cell).toHaveAttribute('data-status', /available|preferred/)
    await press(page, texts.previousWeek)
    await expect(cell).toHaveAttribute('data-status', 'none')
    await page.reload()
    await rows.last().scrollIntoViewIfNeeded()
    await expect(cell).toHaveAttribute('data-status', 'none')
  })

  await test.step('a name leads to the person in the week that is shown', async () => {
    await next.click()
    await expect(page).toHaveURL(new RegExp(`week=${addWeeks(week, 1)}`))
    await rows.last().getByRole('button').first().click()
    await expect(page).toHaveURL(new RegExp(`person=.*week=${addWeeks(week, 1)}|week=${addWeeks(week, 1)}.*person=`))
    await expect(page.getByText(texts.subtitles.other)).toBeVisible()
  })
  await installation.stop()
})
