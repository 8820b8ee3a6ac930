import { expect, type Page } from '@playwright/test'
import { addDays } from '#kit/day.ts'
import { mondayOf } from '#kit/week.ts'
import { catalogues, dialogIn, person, press, signIn, signInGerman, visit } from './people.ts'
import { inWeeks } from './screen.ts'
import { type Installation, shared, startStaffel } from './staffel.ts'
import { test } from './test.ts'

/** A week that everybody has said when they can work, and nobody has planned yet. */
const empty = inWeeks(3)
/** Planned, and not published yet. */
const drafted = inWeeks(2)

const seats = (page: Page) => page.locator('[data-agency-board] [data-seat]')
const gaps = (page: Page) => page.locator('[data-agency-board] [data-seat][data-hue=red]')

async function planner(
  installation: Installation,
  browser: Parameters<typeof person>[0],
  language: 'de' | 'en',
  path: string,
  viewport?: { width: number; height: number },
): Promise<Page> {
  const { page } = await person(browser, installation, language, viewport)
  await signIn(page, language, 'lead@demo.staffel.test', `${installation.url}${path}`)
  return page
}

/** The board of the sample agency at the narrowest width that shows the side panel. */
async function openBoard(page: Page, week: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInGerman(page, 'lead@demo.staffel.test', `${shared('demo')}/schichtplan?week=${week}`)
}

test('says of which shift a row and of which group a gap is, however long a name is and where times change', async ({
  page,
}) => {
  const long = 'Ein sehr langer Name einer Schicht am Tag'
  await page.route(/\/api\/rpc\/agencyWeek\/get/, async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.json.shifts[0].name = long
    const change = { from: addDays(mondayOf(empty), 3), startTime: '21:00', endTime: '03:30', isOvernight: true }
    body.json.shifts[1].changes = [change]
    await route.fulfill({ response: answer, json: body })
  })
  await openBoard(page, empty)
  const heads = page.locator('[data-agency-board] [data-row-of] > [role=rowheader]')
  await expect(heads.filter({ hasText: long })).not.toHaveCount(0)
  await expect(heads.filter({ hasText: '21–03:30' })).not.toHaveCount(0)
  const lines = page.locator('[data-gap]').filter({ hasText: long })
  await expect(lines).not.toHaveCount(0)
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const cutRows = await heads.evaluateAll(all =>
      all
        .filter(
          head => head.scrollWidth > head.clientWidth + 1 || (head.querySelector('[title]')?.clientWidth ?? 99) < 24,
        )
        .map(head => head.textContent),
    )
    expect(cutRows).toEqual([])
    // the shift, the group, and what holds people
    const cutLines = await lines.evaluateAll(all =>
      all
        .filter(line => {
          const { right } = line.getBoundingClientRect()
          const parts = [...line.querySelectorAll('[title]')]
          const fits = (part: Element) => part.clientWidth > 40 && part.getBoundingClientRect().right <= right
          return parts.length !== 3 || !parts.every(fits)
        })
        .map(line => line.textContent),
    )
    expect(cutLines).toEqual([])
  }
})

test('the board begins at the same height with and without groups to publish', async ({ page }) => {
  const publish = page.getByRole('button', { name: catalogues.de.agencyWeek.publish.short })
  const top = async () => (await page.locator('[data-agency-board]').boundingBox())?.y
  await openBoard(page, empty)
  await expect(publish).toBeDisabled()
  const without = await top()
  await visit(page, `/schichtplan?week=${drafted}`)
  await expect(publish).toBeEnabled()
  expect(await top()).toBe(without)
})

const language = 'en'
const { agencyWeek: texts, availability, schedule, planBoard } = catalogues[language]
test.describe('the week of all groups', () => {
  let installation: Installation
  test.beforeAll(async () => {
    installation = await startStaffel({ isDemo: true })
  })
  test.afterAll(() => installation.stop())

  test('is filled by keys alone: gap by gap, letters for a person, undone and done again', { tag: '@all' }, async ({
    browser,
  }) => {
    const page = await planner(installation, browser, language, `/schichtplan?week=${empty}`, {
      width: 1440,
      height: 900,
    })
    await expect(gaps(page).first()).toBeVisible()
    const open = await gaps(page).count()
    const top = async () => (await page.locator('[data-agency-board]').boundingBox())?.y
    const before = await top()
    await page.locator('body').press('n')
    await expect(gaps(page).and(page.locator(':focus'))).toHaveCount(1)
    // the best candidate, unseen
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-candidate]').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(gaps(page)).toHaveCount(open - 1)
    // there is something to publish now, and the board stays where it is
    await expect(page.getByRole('button', { name: texts.publish.action(1) })).toBeEnabled()
    expect(await top()).toBe(before)

    await page.keyboard.press('n')
    await expect(gaps(page).and(page.locator(':focus'))).toHaveCount(1)
    await page.keyboard.type('ma')
    await expect(page.getByRole('searchbox', { name: schedule.candidates.search })).toHaveValue('ma')
    await expect(page.locator('[data-candidate]').first()).toContainText(/ma/i)
    await page.keyboard.press('Enter')
    await expect(gaps(page)).toHaveCount(open - 2)

    await page.keyboard.press('Control+z')
    await expect(gaps(page)).toHaveCount(open - 1)
    await page.keyboard.press('Control+Shift+z')
    await expect(gaps(page)).toHaveCount(open - 2)

    // two seats are chosen, pinned, and stay when the week is cleared
    const taken = seats(page).filter({ hasNotText: texts.free }).first()
    await taken.focus()
    await page.keyboard.press('p')
    await expect(taken).toHaveAccessibleName(new RegExp(texts.pinned))
    await page.keyboard.press('Delete')
    await expect(gaps(page)).toHaveCount(open - 1)
    await page.keyboard.press('Control+z')
    await expect(gaps(page)).toHaveCount(open - 2)
    await expect(taken).toHaveAccessibleName(new RegExp(texts.pinned))
    await page.keyboard.press('?')
    await expect(dialogIn(page)).toContainText(texts.keys.shiftArrows)
    await page.keyboard.press('Escape')
  })

  test('is filled by mouse alone: dragged across groups, several at once, and published with what is new', {
    tag: '@all',
  }, async ({ browser }) => {
    const page = await planner(installation, browser, language, `/schichtplan?week=${drafted}`, {
      width: 1440,
      height: 900,
    })
    await expect(gaps(page).first()).toBeVisible()
    const open = await gaps(page).count()
    // somebody of one group onto a gap of another, in the shift they have anyway, and back
    const at = (key: string) => page.locator(`[data-seat="${key}"]`)
    const taken = seats(page).and(page.locator('[draggable=true]'))
    const gapName = (await taken.first().getAttribute('data-seat')) ?? ''
    const [, ...time] = gapName.split(' ').slice(0, 3)
    const others = page.locator(`[data-seat*=" ${time.join(' ')} "][draggable=true]:not([data-seat="${gapName}"])`)
    const source = (await others.first().getAttribute('data-seat')) ?? ''
    const [gap, from] = [at(gapName), at(source)]
    await gap.focus()
    await page.keyboard.press('Delete')
    await expect(gaps(page)).toHaveCount(open + 1)
    const name = (await from.textContent()) ?? ''
    await from.dragTo(gap)
    const reason = page.getByRole('dialog').getByRole('button', { name: planBoard.usualReasons[0] ?? '' })
    // it shows at once; a reason may be asked for once the server has looked
    await expect(async () => {
      if (await reason.isVisible()) await reason.click()
      await expect(at(gapName)).toContainText(name, { timeout: 100 })
      await expect(page.getByRole('button', { name: texts.undo })).toBeEnabled({ timeout: 100 })
      await expect(page.getByRole('button', { name: texts.publish.action(10) })).toBeEnabled({ timeout: 100 })
    }).toPass()
    await expect(at(source)).toContainText(new RegExp(`${texts.free}|${texts.freeMain}`))
    await press(page, texts.undo)
    await expect(at(source)).toContainText(name)
    await press(page, texts.undo)
    await expect(gaps(page)).toHaveCount(open)

    // two at once
    await from.click({ modifiers: ['Control'] })
    await seats(page)
      .and(page.locator('[draggable=true]'))
      .nth(1)
      .click({ modifiers: ['Control'] })
    const bar = page.getByRole('toolbar', { name: texts.selection.label })
    await expect(bar).toContainText(texts.selection.count(2))
    await press(bar, texts.selection.clear)
    await expect(gaps(page)).toHaveCount(open + 2)
    await press(page, texts.undo)
    await expect(gaps(page)).toHaveCount(open)
    await press(bar, texts.selection.drop)

    await press(page, texts.publish.action(10))
    const dialog = dialogIn(page)
    await expect(dialog).toContainText(texts.publish.people)
    await dialog.getByRole('checkbox').first().uncheck()
    await press(dialog, texts.publish.confirm)
    await expect(page.getByText(new RegExp(`^9 `)).first()).toBeVisible()
    await expect(page.getByRole('button', { name: texts.publish.action(1) })).toBeVisible()
  })

  test('by person: a gap is found for somebody, and a seat is handed to another', { tag: '@all' }, async ({
    browser,
  }) => {
    const page = await planner(installation, browser, language, `/schichtplan?week=${empty}&view=people`, {
      width: 1440,
      height: 900,
    })
    const rows = page.locator('[data-person]')
    await expect(rows.first()).toBeVisible()
    const own = page.locator('[data-own]')
    const before = await own.count()
    const openings = page.getByRole('dialog').getByRole('listitem')
    // whoever is on vacation that day is offered what cannot be taken
    const takeable = openings.getByRole('button', { disabled: false }).first()
    for (const add of await page.locator('[data-add="2"]').all()) {
      await add.focus()
      await page.keyboard.press('Enter')
      await expect(openings.first()).toBeVisible()
      if (await takeable.isVisible()) break
      await page.keyboard.press('Escape')
      await expect(openings).toHaveCount(0)
    }
    await takeable.click()
    const reason = page.getByRole('dialog').getByRole('button', { name: planBoard.usualReasons[0] ?? '' })
    await expect(async () => {
      if (await reason.isVisible()) await reason.click()
      expect(await own.count()).toBe(before + 1)
    }).toPass()
  })

  test('stands in the address with its filters, and keeps the week', { tag: '@all' }, async ({ browser }) => {
    const page = await planner(installation, browser, language, `/schichtplan?week=${drafted}`)
    await expect(gaps(page).first()).toBeVisible()
    const all = await seats(page).count()
    await press(page, new RegExp(`^${texts.filters.gaps}`))
    await expect(page).toHaveURL(/only=gaps/)
    await expect(page).toHaveURL(new RegExp(`week=${drafted}`))
    await page.reload()
    await expect(page.getByRole('button', { name: new RegExp(`^${texts.filters.gaps}`) })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(await seats(page).count()).toBeLessThan(all)
    await page.getByRole('searchbox', { name: texts.filters.search }).fill('zzzz')
    await expect(page.getByText(texts.nothingFits)).toBeVisible()
    await press(page, texts.clearFilters)
    await expect(page).not.toHaveURL(/only=|q=/)
    // far rows may be drawn by now
    await expect.poll(() => seats(page).count()).toBeGreaterThanOrEqual(all)
  })

  test('from week to week by keyboard: the way there keeps the focus, and what belonged to one week does not go along', {
    tag: '@all',
  }, async ({ browser }) => {
    const page = await planner(installation, browser, language, `/schichtplan?week=${drafted}`)
    await expect(seats(page).first()).toBeVisible()
    await seats(page).first().focus()
    await page.keyboard.press('Shift+ArrowRight')
    const bar = page.getByRole('toolbar', { name: texts.selection.label })
    await expect(bar).toBeVisible()
    const next = page.getByRole('button', { name: availability.nextWeek })
    await next.focus()
    const head = page.getByRole('grid').getByRole('columnheader').nth(1)
    const days = [await head.textContent()]
    for (const _ of [1, 2]) {
      await page.keyboard.press('Enter')
      await expect(head).not.toHaveText(days.at(-1) ?? '')
      await expect(next).toBeFocused()
      days.push(await head.textContent())
    }
    expect(new Set(days).size).toBe(3)
    await expect(bar).toHaveCount(0)
  })

  test('says beside a week that is over that nothing is to come', { tag: '@all' }, async ({ browser }) => {
    const page = await planner(installation, browser, language, `/schichtplan?week=${inWeeks(-1)}`, {
      width: 1440,
      height: 900,
    })
    const list = page.getByRole('complementary').getByRole('region', { name: texts.gaps.title })
    await expect(list).toContainText(texts.gaps.over)
    await expect(list).not.toContainText(texts.gaps.none)
  })

  test('shows one day with folding groups on a phone', { tag: '@all' }, async ({ browser }) => {
    const page = await planner(installation, browser, language, `/schichtplan?week=${empty}`, {
      width: 390,
      height: 844,
    })
    const seat = page.locator('[data-seat]')
    await expect(seat.first()).toBeVisible()
    await expect(page.getByText('16:00–02:00 +1').first()).toBeVisible()
    const all = await seat.count()
    const fold = page.getByRole('button', { expanded: true }).and(page.locator('section > button')).first()
    await fold.click()
    expect(await seat.count()).toBeLessThan(all)
    const gap = page.locator('[data-seat][data-hue=red]').last()
    const key = (await gap.getAttribute('data-seat')) ?? ''
    await gap.click()
    await page.getByRole('dialog').locator('[data-candidate]').first().click()
    await expect(page.locator(`[data-seat="${key}"]`)).not.toHaveAttribute('data-hue', 'red')
  })
})
