import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { hashPassword } from '#features/access/sign-in/server/passwords.ts'
import { addWeeks, type Week, weekOf } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { openDatabase } from '#platform/server/database.ts'
import { insertAgency } from '../bench/agency.ts'
import { showing } from './availability-cells.ts'
import { catalogues, disconnect, person, press, signIn, today } from './people.ts'
import { dayOf } from './seats.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const { availability: texts } = catalogues.de
/** Many more than fit a screen. */
const people = 120
const week = addWeeks(weekOf(today()), 1)

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

const language = 'de'
/** The start of the accessible name of a Monday's cell. */
const onMonday = (shift: string, of: Week): string => texts.cell(shift, longDay(dayOf(of, 0), language), '').trim()
const marked = new RegExp(`${showing('available', language).source}|${showing('preferred', language).source}`)

test('the week of a large team: cells where somebody looks, and the weeks beside it at once', { tag: '@all' }, async ({
  browser,
}) => {
  const { installation, cookie } = await openAgency()
  const { context, page } = await person(browser, installation, language)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: installation.url }])
  const weeks = watchWeeks(page)
  const grid = page.getByRole('grid')
  const heads = grid.getByRole('rowheader')
  const rowOf = (person: string) => grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: person }) })
  const cellsOf = (person: string) => rowOf(person).getByRole('gridcell').getByRole('button')
  const mondayOf = (person: string, of: Week, shift = 'Früh') =>
    rowOf(person).getByRole('button', { name: onMonday(shift, of) })
  const names: string[] = []
  /** The member in a row, by its number from the top. */
  const at = (index: number) => names.at(index) ?? ''

  await test.step('everybody is there, drawn are those near the screen', async () => {
    await page.goto(`/availability?view=team&week=${week}`)
    await expect(heads).toHaveCount(people)
    await expect(page.getByText(texts.subtitles.team)).toBeVisible()
    names.push(...(await heads.evaluateAll(all => all.map(head => head.ariaLabel ?? ''))))
    await expect(cellsOf(at(0))).toHaveCount(21)
    await expect(cellsOf(at(-1))).toHaveCount(0)
    const drawn = grid.getByRole('gridcell').getByRole('button')
    await expect.poll(() => drawn.count()).toBeLessThan((people * 21) / 2)
  })

  await test.step('the week beside is there before it is asked for, and changes what stands there', async () => {
    // one is read twice where the stream was slow to open
    await expect.poll(() => [...new Set(weeks)].toSorted()).toEqual([addWeeks(week, -1), week, addWeeks(week, 1)])
    const first = await mondayOf(at(0), week).elementHandle()
    await disconnect(page)
    await page.getByRole('button', { name: texts.nextWeek }).click()
    await expect(mondayOf(at(0), addWeeks(week, 1))).toBeVisible()
    expect(await first?.evaluate(cell => cell.ariaLabel)).toContain(onMonday('Früh', addWeeks(week, 1)))
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
    const next = page.getByRole('button', { name: texts.nextWeek })
    await next.click()
    await expect(page).toHaveURL(new RegExp(addWeeks(week, 2)))
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    await next.click()
    await expect(grid).toHaveAttribute('aria-busy', 'true')
    const cell = mondayOf(at(0), addWeeks(week, 2))
    const label = (await cell.getAttribute('aria-label')) ?? ''
    let marks = 0
    page.on('request', request => (marks += request.url().endsWith('/availability/setCells') ? 1 : 0))
    await cell.click()
    await expect(cell).toHaveAccessibleName(label)
    letGo(undefined)
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    await expect(mondayOf(at(0), addWeeks(week, 3))).toBeVisible()
    expect(marks).toBe(0)
    await page.unroute('**/availability/team')
  })

  await test.step('by keyboard to rows that were not drawn, and on from where the focus was scrolled out of sight', async () => {
    await page.goto(`/availability?view=team&week=${week}`)
    await mondayOf(at(0), week, 'Nacht').focus()
    for (let row = 0; row < 60; row++) await page.keyboard.press('ArrowDown')
    await expect(rowOf(at(60)).locator(':focus')).toBeInViewport()
    await grid.evaluate(element => element.scrollTo(0, 0))
    await expect(cellsOf(at(0))).toHaveCount(21)
    await expect(cellsOf(at(40))).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(rowOf(at(61)).locator(':focus')).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(mondayOf(at(61), week)).toBeFocused()
  })

  await test.step('what is marked far below is stored, and is what the other weeks do not have', async () => {
    await rowOf(at(-1)).scrollIntoViewIfNeeded()
    const cell = mondayOf(at(-1), week)
    await expect(cell).toHaveAccessibleName(marked)
    const stored = page.waitForResponse('**/availability/setCells')
    await cell.click()
    await expect(cell).toHaveAccessibleName(showing('none', language))
    expect((await stored).ok()).toBe(true)
    await press(page, texts.nextWeek)
    await expect(mondayOf(at(-1), addWeeks(week, 1))).toHaveAccessibleName(marked)
    await press(page, texts.previousWeek)
    await expect(cell).toHaveAccessibleName(showing('none', language))
    await page.reload()
    await rowOf(at(-1)).scrollIntoViewIfNeeded()
    await expect(cell).toHaveAccessibleName(showing('none', language))
  })

  await test.step('a name leads to the person in the week that is shown', async () => {
    await press(page, texts.nextWeek)
    await expect(page).toHaveURL(new RegExp(`week=${addWeeks(week, 1)}`))
    await press(rowOf(at(-1)).getByRole('rowheader'), at(-1))
    await expect(page).toHaveURL(new RegExp(`person=.*week=${addWeeks(week, 1)}|week=${addWeeks(week, 1)}.*person=`))
    await expect(page.getByText(texts.subtitles.other)).toBeVisible()
  })
  await installation.stop()
})

test('the table of the team marks requested vacation', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  const asked = addWeeks(week, 7)
  await signIn(page, language, 'chatter@demo.staffel.test', '/availability')
  const data = { week: asked, dates: [dayOf(asked, 0)], shiftId: 'late', reason: 'Umzug' }
  await expect(await page.request.post('/api/v1/vacation-requests', { data })).toBeOK()
  await signIn(page, language, 'owner@demo.staffel.test', `/availability?view=team&week=${asked}`)
  const cell = page.getByRole('row', { name: 'Anna Brückner' }).getByRole('button', {
    name: texts.cell('Spät', longDay(dayOf(asked, 0), language), texts.status.vacation_requested),
  })
  await expect(cell).toHaveCSS('border-top-style', 'dashed')
  expect(await cell.evaluate(element => getComputedStyle(element, '::after').content)).toBe('"?"')
  await installation.stop()
})
