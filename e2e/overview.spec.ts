import { expect, type Page } from '@playwright/test'
import { misfits } from './misfits.ts'
import { catalogues, person, press, signIn, visit } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
test('the overview and the planning rules', { tag: '@all' }, async ({ browser }) => {
  const { planPapers, planningRules, schedule, scheduleOverview: texts } = catalogues[language]
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  const table = page.getByRole('grid')

  const title = page.locator('[aria-live=polite]').first()
  const columns = table.getByRole('columnheader')

  await test.step('a week names who works; shut groups stay shut', async () => {
    await signIn(page, language, 'owner@demo.staffel.test', '/schedule-overview')
    await expect(columns).toHaveCount(8)
    await expect(table.locator('[aria-current=date]')).toBeInViewport()
    const link = table.locator('a[data-look=confirmed]').first()
    await expect(link).toHaveAttribute('title', /\w+ \w+/)
    await expect(link).toHaveText((await link.getAttribute('title')) ?? '')
    await expect(table.locator('a[data-look=free][data-hue=red]').first()).toHaveText(texts.free)
    // no day is cut by the edge, whatever the width
    for (const width of [1440, 1280, 900, 700]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => cutDays(page)).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    const first = table.getByRole('rowheader').first().getByRole('button')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await first.press('Enter')
    await page.reload()
    await expect(table.getByRole('rowheader').first().getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('a month stands on one screen, from today on, with what is missing', async () => {
    await page.getByRole('radio', { name: texts.modes.month }).click()
    await expect(columns).toHaveCount(32)
    await expect(columns.nth(1)).toHaveAttribute('aria-current', 'date')
    for (const width of [1440, 1280, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(columns.last()).toBeInViewport({ ratio: 1 })
      expect(await table.evaluate(grid => grid.scrollWidth - grid.clientWidth)).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    // what nobody has begun is one strip a week, and leads to that week
    const strip = table.locator('[role=gridcell][aria-colspan="7"]').first()
    await expect(strip).toHaveText(/\d/)
    await expect(strip.getByRole('link')).toHaveAttribute('href', /\?week=\d{4}-W\d\d$/)
    const legend = page.getByRole('list', { name: texts.legend.title })
    await expect(legend).toContainText(texts.legend.unplanned)
  })

  await test.step('what is looked at stands in the address and is remembered', async () => {
    await page.reload()
    await expect(columns).toHaveCount(32)
    const today = await title.textContent()
    await press(page, texts.next)
    await expect(page).toHaveURL(/\?at=.*&mode=month&view=groups$/)
    await expect(title).not.toHaveText(today ?? '')
    const later = await title.textContent()
    await page.reload()
    await expect(title).toHaveText(later ?? '')
    // back from elsewhere it is as it was; so for a link of somebody else
    await page.goto('/dashboard')
    await page.goto('/schedule-overview')
    await expect(title).toHaveText(later ?? '')
    await press(page, texts.today)
    await expect(page).toHaveURL(/\?mode=month&view=groups$/)
    await page.goto('/schedule-overview?view=chatters&mode=week&at=2026-12-31')
    await expect(columns).toHaveCount(8)
    await expect(columns.nth(1)).toHaveText(/^28/)
    // from a Saturday on, the first week has two days; from a Sunday on, the last
    await page.setViewportSize({ width: 768, height: 900 })
    for (const at of ['2026-12-05', '2026-12-06']) {
      await page.goto(`/schedule-overview?view=groups&mode=month&at=${at}`)
      await expect(columns).toHaveCount(32)
      await expect.poll(() => misfits(page)).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('chatters with what they work over when they can', async () => {
    await visit(page, '/schedule-overview?mode=week&view=groups')
    await page.getByRole('radio', { name: texts.views.chatters }).click()
    await expect(table.getByRole('rowheader').filter({ hasText: 'Anna Brückner' })).toBeVisible()
    await expect(table.getByRole('gridcell', { name: texts.availability.a }).first()).toBeAttached()
    await page.getByRole('radio', { name: texts.modes.month }).click()
    await expect(columns).toHaveCount(32)
    await expect(table.locator('[data-letter=a]').first()).toBeAttached()
    await expect(table.getByRole('link').first()).toHaveAttribute('href', /^\/schichtplan\//)
  })

  await test.step('a gap leads to its seat on the board, which opens', async () => {
    await visit(page, '/schedule-overview?mode=month&view=groups')
    const gap = table.locator('a[data-to$=" 0"]').first()
    const [date, shift] = ((await gap.getAttribute('data-to')) ?? '').split(' ')
    await gap.click()
    await expect(page).toHaveURL(new RegExp(`/schichtplan/\\w+\\?week=.*seat=${date}.*${shift}`))
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[data-seat][aria-expanded=true]')).toHaveCount(1)
  })

  await test.step('by keyboard each grid is one stop, and its keys lead everywhere', async () => {
    const focused = page.locator(':focus')
    const at = () => focused.evaluate(element => element.closest('[data-at]')?.getAttribute('data-at'))
    await visit(page, '/schedule-overview?view=groups&mode=month')
    await expect(table.getByRole('link').first()).toBeVisible()
    await expect(table.locator('[tabindex="0"]')).toHaveCount(1)
    await table.locator('[tabindex="0"]').focus()
    expect(await at()).toBe('1')
    await page.keyboard.press('ArrowRight')
    await expect.poll(at).toBe('2')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(at).toBe('1')
    // the last days are a strip that begins before them
    await page.keyboard.press('End')
    const strip = focused.locator('xpath=ancestor::*[@data-until]')
    await expect(strip).toHaveAttribute('data-until', '31')
    await expect(focused).toBeInViewport()
    const before = await at()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(at).not.toBe(before)
    await page.keyboard.press('ArrowRight')
    await expect.poll(at).toBe(before)
    await page.keyboard.press('Home')
    await expect.poll(at).toBe('1')
    await page.keyboard.press('Control+End')
    await expect(table.getByRole('row').last().locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    expect(await at().catch(() => undefined)).not.toEqual(expect.any(String))
    await page.keyboard.press('Tab')
    await expect(table.getByRole('row').last().locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/schichtplan\/\w+\?week=/)
    await visit(page, '/schedule-overview?view=groups&mode=week')
    await table.locator('[tabindex="0"]').focus()
    await page.keyboard.press('Home')
    await expect.poll(at).toBe('0')
    await page.keyboard.press('Enter')
    await expect(focused).toHaveAttribute('aria-expanded', 'true')
    await visit(page, '/schedule-overview?view=chatters&mode=week')
    const seat = table.getByRole('link').first()
    await seat.focus()
    const href = (await seat.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(page.locator('[data-seat]').first()).toBeVisible()
  })

  await test.step('on a phone day follows day, and leads to the board as well', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/schedule-overview?view=groups&mode=week')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(7)
    await expect(table).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // what is taken along stands in the row of the weeks, another week's as well
    const middleOf = async (label: string) => {
      const box = await page.getByRole('button', { name: label, exact: true }).boundingBox()
      return box && Math.round(box.y + box.height / 2)
    }
    for (const [width, times] of [
      [390, 0],
      [360, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      for (let more = 0; more < times; more += 1) await press(page, texts.next)
      const apart = async () => {
        const [one, other] = [await middleOf(planPapers.download), await middleOf(texts.next)]
        return one && other && one - other
      }
      await expect.poll(apart).toBe(0)
    }
    await visit(page, '/schedule-overview?view=groups&mode=week')
    await page.locator('a[data-group]').first().click()
    await expect(page).toHaveURL(/\/schichtplan\/\w+\?week=/)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a rule that blocks makes people impossible', async () => {
    await visit(page, '/organization/settings/planning')
    const rule = page.getByRole('radiogroup', { name: planningRules.names.availability })
    await rule.getByRole('radio', { name: planningRules.modes.block }).click()
    await press(page, planningRules.save)
    await expect(page.getByText(planningRules.saved).first()).toBeVisible()
    await page.reload()
    await expect(rule.getByRole('radio', { name: planningRules.modes.block })).toBeChecked()
    await visit(page, '/creator-groups')
    await page.locator('a[href^="/schichtplan/"]').first().click()
    await page.goto(`${new URL(page.url()).pathname}?week=2031-W10`)
    await page.locator('[data-seat]').first().click()
    await expect(page.getByRole('region', { name: schedule.candidates.blocked })).toBeVisible()
    await expect(page.getByRole('region', { name: schedule.candidates.warns })).toHaveCount(0)
  })
  await installation.stop()
})

/** Days of the week that the grid's edge cuts through. */
const cutDays = (page: Page) =>
  page.getByRole('grid').evaluate(grid => {
    const right = grid.getBoundingClientRect().left + grid.clientLeft + grid.clientWidth
    return [...grid.querySelectorAll('[role=columnheader]')]
      .map(day => day.getBoundingClientRect())
      .filter(day => day.left < right - 2 && day.right > right + 2)
      .map(day => Math.round(day.left))
  })
