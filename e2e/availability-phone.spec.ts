import { expect, type Locator, type Page } from '@playwright/test'
import { todayIn } from '#kit/day.ts'
import { addWeeks, weekNumber, weekOf } from '#kit/week.ts'
import { catalogues, dialogIn, type Language, person, signIn, visit, zone } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const thisWeek = weekOf(todayIn(zone, Temporal.Now.instant()))
const phone = { width: 390, height: 844 }
/** What two weeks may take. */
const mostTaps = 20

/** A finger on the screen, with what it has done so far. */
async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: string, points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points })
  const middleOf = async (target: Locator) => {
    const box = await target.boundingBox()
    if (!box) throw new Error('there is nothing to touch')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const finger = {
    taps: 0,
    tap: async (target: Locator) => {
      finger.taps += 1
      await target.tap()
    },
    /** From one to another in six moves, and over those between. */
    swipe: async (from: Locator, to: Locator) => {
      finger.taps += 1
      const [start, end] = [await middleOf(from), await middleOf(to)]
      await touch('touchStart', [start])
      for (let step = 1; step <= 6; step++) {
        const at = (a: number, b: number) => a + ((b - a) * step) / 6
        await touch('touchMove', [{ x: at(start.x, end.x), y: at(start.y, end.y) }])
      }
      // a finger comes to rest: a machine's flick would roll on, and the browser take the next tap for its end
      await page.waitForTimeout(100)
      await touch('touchMove', [{ x: end.x + 1, y: end.y }])
      await touch('touchEnd', [])
    },
  }
  return finger
}

const cellIn = (page: Page, day: number, shift: number) =>
  page.locator(`[data-cell][data-row="${day}"][data-column="${shift}"]`)
const marked = (page: Page, status: string) => page.locator(`[data-cell][data-status=${status}]`)
/** How far the page goes on beyond the screen. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement
    return [scrollHeight - clientHeight, scrollWidth - clientWidth]
  })

async function openWeek(page: Page, language: Language, email: string, weeks: number) {
  await signIn(page, language, email, `/availability?week=${addWeeks(thisWeek, weeks)}`)
  await expect(page.locator('[data-cell]')).toHaveCount(21)
}

const language = 'en'
test('a week fits on a phone, and two are filled in twenty taps', async ({ browser }) => {
  const { availability: texts } = catalogues[language]
  const installation = await startStaffel({
    isDemo: true,
  })
  const { page } = await person(browser, installation, language, phone)
  const brush = (name: keyof typeof texts.brush.names) =>
    page.getByRole('radio', { name: texts.brush.names[name], exact: true })
  const stored = () =>
    page.waitForResponse(answer => answer.url().endsWith('/availability/setCells') && answer.ok(), {
      timeout: 20_000,
    })
  await openWeek(page, language, 'chatter@demo.staffel.test', 8)
  // whichever brush is chosen
  await expect(page.getByText(texts.vacationDays(0, 2), { exact: true })).toBeVisible()
  const finger = await fingerOn(page)
  const next = page.getByRole('button', { name: texts.nextWeek })

  await test.step('all seven days and the brushes stand on the screen, and nothing is beyond it', async () => {
    expect(await beyond(page)).toEqual([0, 0])
    await expect(cellIn(page, 6, 2)).toBeInViewport({ ratio: 1 })
    await expect(brush('note')).toBeInViewport({ ratio: 1 })
    const heights = await page.locator('[role=rowheader]').evaluateAll(all => all.map(one => one.clientHeight))
    expect(heights.every(height => height >= 56 && height <= 61)).toBe(true)
    expect((await brush('available').boundingBox())?.height).toBe(72)
  })

  await test.step('two weeks in twenty taps or fewer, a swipe counted as one', async () => {
    // weekdays early and late, the early ones rather; the night of the weekend
    let done = stored()
    await finger.swipe(cellIn(page, 0, 1), cellIn(page, 4, 1))
    await done
    await expect(marked(page, 'available')).toHaveCount(5)
    done = stored()
    await finger.swipe(cellIn(page, 5, 2), cellIn(page, 6, 2))
    await done
    await finger.tap(brush('preferred'))
    done = stored()
    await finger.swipe(cellIn(page, 0, 0), cellIn(page, 4, 0))
    await done
    await expect(marked(page, 'preferred')).toHaveCount(5)
    await expect(brush('preferred')).toContainText('5')
    await expect(brush('available')).toContainText('7')
    // another pattern in the week after
    await finger.tap(next)
    await expect(page.getByText(texts.week(weekNumber(addWeeks(thisWeek, 9))))).toBeVisible()
    await expect(marked(page, 'none')).toHaveCount(21)
    done = stored()
    await finger.swipe(cellIn(page, 2, 2), cellIn(page, 6, 2))
    await done
    await finger.tap(brush('available'))
    done = stored()
    await finger.tap(page.getByRole('columnheader', { name: 'Late' }).getByRole('button'))
    await done
    done = stored()
    await finger.swipe(cellIn(page, 0, 0), cellIn(page, 0, 2))
    await done
    // begun on what is not marked yet: the swipe marks, and unmarks nothing on its way
    await expect(marked(page, 'available')).toHaveCount(9)
    await expect(marked(page, 'preferred')).toHaveCount(5)
    expect(finger.taps).toBeLessThanOrEqual(mostTaps)
    test.info().annotations.push({ type: 'taps', description: `${finger.taps}` })
  })

  await installation.stop()
})

test('a finger marks, unmarks and undoes, requests vacation and writes notes', { tag: '@all' }, async ({ browser }) => {
  const { availability: texts, ownShifts, vacation } = catalogues[language]
  const installation = await startStaffel({
    isDemo: true,
  })
  const { page } = await person(browser, installation, language, phone)
  const brush = (name: keyof typeof texts.brush.names) =>
    page.getByRole('radio', { name: texts.brush.names[name], exact: true })
  const stored = () =>
    page.waitForResponse(answer => answer.url().endsWith('/availability/setCells') && answer.ok(), {
      timeout: 20_000,
    })
  await openWeek(page, language, 'chatter@demo.staffel.test', 9)
  const finger = await fingerOn(page)

  await finger.tap(brush('preferred'))
  const painted = stored()
  await finger.swipe(cellIn(page, 2, 2), cellIn(page, 6, 2))
  await painted
  await expect(marked(page, 'preferred')).toHaveCount(5)
  await finger.tap(brush('available'))

  await test.step('a tap sets one and takes it back; the empty brush empties; undoing goes back stroke by stroke', async () => {
    let done = stored()
    await finger.tap(cellIn(page, 1, 0))
    await done
    await expect(cellIn(page, 1, 0)).toHaveAttribute('data-status', 'available')
    done = stored()
    await finger.tap(cellIn(page, 1, 0))
    await done
    await expect(cellIn(page, 1, 0)).toHaveAttribute('data-status', 'none')
    await finger.tap(brush('none'))
    done = stored()
    await finger.swipe(cellIn(page, 2, 2), cellIn(page, 6, 2))
    await done
    await expect(marked(page, 'preferred')).toHaveCount(0)
    done = stored()
    await finger.tap(page.getByRole('button', { name: texts.brush.undo }))
    await done
    await expect(marked(page, 'preferred')).toHaveCount(5)
  })

  await test.step('by keys, and by those who press without a finger', async () => {
    await brush('available').tap()
    await cellIn(page, 1, 0).focus()
    let done = stored()
    await page.keyboard.press('Space')
    await done
    await expect(cellIn(page, 1, 0)).toHaveAttribute('data-status', 'available')
    done = stored()
    await page.keyboard.press('Shift+ArrowDown')
    await done
    await expect(cellIn(page, 2, 0)).toBeFocused()
    await expect(cellIn(page, 2, 0)).toHaveAttribute('data-status', 'available')
    await page.keyboard.press('End')
    await expect(cellIn(page, 6, 0)).toBeFocused()
    done = stored()
    await cellIn(page, 6, 0).evaluate(cell => cell instanceof HTMLElement && cell.click())
    await done
    await expect(cellIn(page, 6, 0)).toHaveAttribute('data-status', 'available')
  })

  await test.step('vacation is swiped and asked for', async () => {
    await brush('vacation').tap()
    await expect(page.getByText(texts.brush.vacation)).toBeVisible()
    await finger.swipe(cellIn(page, 3, 0), cellIn(page, 3, 2))
    await expect(marked(page, 'wished')).toHaveCount(3)
    await page.getByRole('button', { name: vacation.request.open }).tap()
    const dialog = dialogIn(page)
    await dialog.locator('[name=reason]').fill('Umzug')
    await dialog.getByRole('button', { name: vacation.request.send }).tap()
    await expect(marked(page, 'vacation_requested')).toHaveCount(3)
    // what is asked for cannot be painted, and says so
    await brush('available').tap()
    await cellIn(page, 3, 1).tap({ force: true })
    await expect(page.getByText(texts.wish.taken.vacation_requested)).toBeVisible()
  })

  await test.step('a note lands where it was tapped', async () => {
    await brush('note').tap()
    await cellIn(page, 0, 1).tap()
    const dialog = dialogIn(page)
    await dialog.locator('[name=note]').fill('ab 17 Uhr')
    const done = stored()
    await dialog.getByRole('button', { name: texts.note.save }).tap()
    await done
    await expect(cellIn(page, 0, 1)).toHaveAttribute('aria-label', /ab 17 Uhr/)
    await expect(brush('note')).toContainText('1')
  })

  await test.step('one’s own seats stand in the corners of their cells', async () => {
    const week = addWeeks(thisWeek, 1)
    await visit(page, `/availability?week=${week}`)
    const seat = page.locator('[data-cell]:has([data-seat])')
    await expect(seat.first()).toBeVisible()
    const said = new RegExp(`${ownShifts.status.assigned}|${ownShifts.status.confirmed}`)
    await expect(seat.first()).toHaveAttribute('aria-label', said)
  })
  await installation.stop()
})

test('more shifts than fit scroll sideways beside the days, and a finger still paints downwards', {
  tag: '@all',
}, async ({ browser }) => {
  const { availability: texts } = catalogues.de
  const installation = await startStaffel({ isDemo: true })
  const owner = await person(browser, installation, 'de')
  await signIn(owner.page, 'de', 'owner@demo.staffel.test', '/dashboard')
  for (const [name, startTime] of [
    ['Mittag', '11:00'],
    ['Abend', '18:30'],
  ]) {
    const made = await owner.page.request.post('/api/v1/shifts', {
      data: { name, startTime, endTime: '22:00', color: 'green', isEnabled: true },
      headers: { origin: installation.url },
    })
    expect(made.ok(), await made.text()).toBe(true)
  }
  const { page } = await person(browser, installation, 'de', phone)
  await signIn(page, 'de', 'chatter@demo.staffel.test', `/availability?week=${addWeeks(thisWeek, 8)}`)
  await expect(page.locator('[data-cell]')).toHaveCount(35)
  expect(await beyond(page)).toEqual([0, 0])
  const finger = await fingerOn(page)
  const scrolled = () => page.getByRole('grid').evaluate(grid => grid.parentElement?.scrollLeft ?? 0)

  // sideways it scrolls, and paints nothing
  await finger.swipe(cellIn(page, 3, 2), cellIn(page, 3, 0))
  await expect.poll(scrolled).toBeGreaterThan(40)
  await expect(marked(page, 'available')).toHaveCount(0)
  const days = page.getByRole('rowheader').first()
  expect((await days.boundingBox())?.x).toBe(0)

  const stored = page.waitForResponse('**/availability/setCells')
  await finger.swipe(cellIn(page, 1, 3), cellIn(page, 5, 3))
  await stored
  await expect(marked(page, 'available')).toHaveCount(5)
  await expect(page.getByRole('radio', { name: texts.brush.names.available })).toContainText('5')
  await installation.stop()
})
