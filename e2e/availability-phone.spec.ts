import { expect, type Locator, type Page } from '@playwright/test'
import { addWeeks, daysOfWeek, mondayOf, type Week, weekNumber, weekOf } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { cellOf, cellsShowing, showing } from './availability-cells.ts'
import { catalogues, dialogIn, type Language, person, signIn, today, visit } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const thisWeek = weekOf(today())
const phone = { width: 390, height: 844 }
/** What two weeks may take. */
const maxTaps = 20

interface Point {
  readonly x: number
  readonly y: number
}

/** A finger on the screen, with what it has done so far. */
async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', timestamp: number, ...touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints })
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
      // in seconds on the real clock, which the browser has; `Date` is moved
      const began = (performance.timeOrigin + performance.now()) / 1000 - 1
      await touch('touchStart', began, start)
      for (let step = 1; step <= 6; step++) {
        const at = (a: number, b: number) => a + ((b - a) * step) / 6
        await touch('touchMove', began + step / 50, { x: at(start.x, end.x), y: at(start.y, end.y) })
      }
      // the finger rests before it is lifted: after a fling the browser would take the next tap for its end
      await touch('touchMove', began + 0.5, { x: end.x + 1, y: end.y })
      await touch('touchEnd', began + 0.5)
    },
  }
  return finger
}

/** Finds a cell of a week by its weekday, Monday is 0, and by its shift. */
const cellsIn = (page: Page, week: Week, language: Language) => {
  const days = daysOfWeek(week)
  return (weekday: number, shift: string) => cellOf(page, language, shift, days[weekday] ?? mondayOf(week))
}
/** How far the page goes on beyond the screen. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement
    return [scrollHeight - clientHeight, scrollWidth - clientWidth]
  })

async function openWeek(page: Page, language: Language, email: string, weeks: number) {
  await signIn(page, language, email, `/availability?week=${addWeeks(thisWeek, weeks)}`)
  await expect(page.getByRole('gridcell')).toHaveCount(21)
}

const language = 'en'
test('a week fits on a phone, and two are filled in twenty taps', async ({ browser }) => {
  const { availability: texts } = catalogues[language]
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language, phone)
  const brush = (name: keyof typeof texts.brush.names) =>
    page.getByRole('radio', { name: texts.brush.names[name], exact: true })
  const stored = () => page.waitForResponse(answer => answer.url().endsWith('/availability/setCells') && answer.ok())
  await openWeek(page, language, 'chatter@demo.staffel.test', 8)
  // whichever brush is chosen
  await expect(page.getByText(texts.vacationDays(0, 2), { exact: true })).toBeVisible()
  const finger = await fingerOn(page)
  const cell = cellsIn(page, addWeeks(thisWeek, 8), language)
  const later = cellsIn(page, addWeeks(thisWeek, 9), language)
  const next = page.getByRole('button', { name: texts.nextWeek })

  await test.step('all seven days and the brushes stand on the screen, and nothing is beyond it', async () => {
    await expect.poll(() => beyond(page)).toEqual([0, 0])
    await expect(cell(6, 'Night')).toBeInViewport({ ratio: 1 })
    await expect(brush('note')).toBeInViewport({ ratio: 1 })
    const heights = () => page.getByRole('rowheader').evaluateAll(all => all.map(one => one.clientHeight))
    await expect.poll(async () => (await heights()).filter(height => height < 56 || height > 61)).toEqual([])
    await expect.poll(async () => (await brush('available').boundingBox())?.height).toBe(72)
  })

  await test.step('two weeks in twenty taps or fewer, a swipe counted as one', async () => {
    // weekdays early and late, the early ones rather; the night of the weekend
    let done = stored()
    await finger.swipe(cell(0, 'Late'), cell(4, 'Late'))
    await done
    await expect(cellsShowing(page, language, 'available')).toHaveCount(5)
    done = stored()
    await finger.swipe(cell(5, 'Night'), cell(6, 'Night'))
    await done
    await finger.tap(brush('preferred'))
    done = stored()
    await finger.swipe(cell(0, 'Early'), cell(4, 'Early'))
    await done
    await expect(cellsShowing(page, language, 'preferred')).toHaveCount(5)
    await expect(brush('preferred')).toContainText('5')
    await expect(brush('available')).toContainText('7')
    // another pattern in the week after
    await finger.tap(next)
    await expect(page.getByText(texts.week(weekNumber(addWeeks(thisWeek, 9))))).toBeVisible()
    await expect(cellsShowing(page, language, 'none')).toHaveCount(21)
    done = stored()
    await finger.swipe(later(2, 'Night'), later(6, 'Night'))
    await done
    await finger.tap(brush('available'))
    done = stored()
    await finger.tap(page.getByRole('columnheader', { name: 'Late' }).getByRole('button'))
    await done
    done = stored()
    await finger.swipe(later(0, 'Early'), later(0, 'Night'))
    await done
    // begun on what is not marked yet: the swipe marks, and unmarks nothing on its way
    await expect(cellsShowing(page, language, 'available')).toHaveCount(9)
    await expect(cellsShowing(page, language, 'preferred')).toHaveCount(5)
    expect(finger.taps).toBeLessThanOrEqual(maxTaps)
    test.info().annotations.push({ type: 'taps', description: `${finger.taps}` })
  })

  await installation.stop()
})

test('a finger marks, unmarks and undoes, requests vacation and writes notes', { tag: '@all' }, async ({ browser }) => {
  const { availability: texts, ownShifts, vacation } = catalogues[language]
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language, phone)
  const brush = (name: keyof typeof texts.brush.names) =>
    page.getByRole('radio', { name: texts.brush.names[name], exact: true })
  const stored = () => page.waitForResponse(answer => answer.url().endsWith('/availability/setCells') && answer.ok())
  await openWeek(page, language, 'chatter@demo.staffel.test', 9)
  const finger = await fingerOn(page)
  const cell = cellsIn(page, addWeeks(thisWeek, 9), language)

  await finger.tap(brush('preferred'))
  const painted = stored()
  await finger.swipe(cell(2, 'Night'), cell(6, 'Night'))
  await painted
  await expect(cellsShowing(page, language, 'preferred')).toHaveCount(5)
  await finger.tap(brush('available'))

  await test.step('a tap sets one and takes it back; the empty brush empties; undoing goes back stroke by stroke', async () => {
    let done = stored()
    await finger.tap(cell(1, 'Early'))
    await done
    await expect(cell(1, 'Early')).toHaveAccessibleName(showing('available', language))
    done = stored()
    await finger.tap(cell(1, 'Early'))
    await done
    await expect(cell(1, 'Early')).toHaveAccessibleName(showing('none', language))
    await finger.tap(brush('none'))
    done = stored()
    await finger.swipe(cell(2, 'Night'), cell(6, 'Night'))
    await done
    await expect(cellsShowing(page, language, 'preferred')).toHaveCount(0)
    done = stored()
    await finger.tap(page.getByRole('button', { name: texts.brush.undo }))
    await done
    await expect(cellsShowing(page, language, 'preferred')).toHaveCount(5)
  })

  await test.step('by keys, and by those who press without a finger', async () => {
    await brush('available').tap()
    await cell(1, 'Early').focus()
    let done = stored()
    await page.keyboard.press('Space')
    await done
    await expect(cell(1, 'Early')).toHaveAccessibleName(showing('available', language))
    done = stored()
    await page.keyboard.press('Shift+ArrowDown')
    await done
    await expect(cell(2, 'Early')).toBeFocused()
    await expect(cell(2, 'Early')).toHaveAccessibleName(showing('available', language))
    await page.keyboard.press('End')
    await expect(cell(6, 'Early')).toBeFocused()
    done = stored()
    await cell(6, 'Early').evaluate(element => element instanceof HTMLElement && element.click())
    await done
    await expect(cell(6, 'Early')).toHaveAccessibleName(showing('available', language))
  })

  await test.step('vacation is swiped and asked for', async () => {
    await brush('vacation').tap()
    await expect(page.getByText(texts.brush.vacation)).toBeVisible()
    await finger.swipe(cell(3, 'Early'), cell(3, 'Night'))
    await expect(cellsShowing(page, language, 'wished')).toHaveCount(3)
    await page.getByRole('button', { name: vacation.request.open }).tap()
    const dialog = dialogIn(page)
    await dialog.locator('[name=reason]').fill('Umzug')
    await dialog.getByRole('button', { name: vacation.request.send }).tap()
    await expect(cellsShowing(page, language, 'vacation_requested')).toHaveCount(3)
    // what is asked for cannot be painted, and says so
    await brush('available').tap()
    await cell(3, 'Late').tap({ force: true })
    await expect(page.getByText(texts.wish.taken.vacation_requested())).toBeVisible()
  })

  await test.step('a note lands where it was tapped', async () => {
    await brush('note').tap()
    await cell(0, 'Late').tap()
    const dialog = dialogIn(page)
    await dialog.locator('[name=note]').fill('ab 17 Uhr')
    const done = stored()
    await dialog.getByRole('button', { name: texts.note.save }).tap()
    await done
    await expect(cell(0, 'Late')).toHaveAccessibleName(/ab 17 Uhr/)
    await expect(brush('note')).toContainText('1')
  })

  await test.step('one’s own seats stand in the corners of their cells', async () => {
    const week = addWeeks(thisWeek, 1)
    await visit(page, `/availability?week=${week}`)
    const said = new RegExp(`${ownShifts.status.assigned}|${ownShifts.status.confirmed}`)
    const marks = page.locator('[data-seat]')
    await expect(marks).not.toHaveCount(0)
    await expect(page.getByRole('gridcell', { name: said }).filter({ has: marks })).toHaveCount(await marks.count())
  })
  await installation.stop()
})

test('more shifts than fit scroll sideways beside the days, and a finger still paints downwards', {
  tag: '@all',
}, async ({ browser }) => {
  const { availability: texts } = catalogues.de
  const week = addWeeks(thisWeek, 8)
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
    await expect(made).toBeOK()
  }
  const { page } = await person(browser, installation, 'de', phone)
  await signIn(page, 'de', 'chatter@demo.staffel.test', `/availability?week=${week}`)
  await expect(page.getByRole('gridcell')).toHaveCount(35)
  await expect.poll(() => beyond(page)).toEqual([0, 0])
  const finger = await fingerOn(page)
  const cell = cellsIn(page, week, 'de')
  const scrolled = () => page.getByRole('grid').evaluate(grid => grid.parentElement?.scrollLeft ?? 0)

  // sideways it scrolls, and paints nothing
  await finger.swipe(cell(3, 'Nacht'), cell(3, 'Früh'))
  await expect.poll(scrolled).toBeGreaterThan(40)
  await expect(cellsShowing(page, 'de', 'available')).toHaveCount(0)
  const monday = page.getByRole('rowheader', { name: longDay(mondayOf(week), 'de') })
  await expect.poll(async () => (await monday.boundingBox())?.x).toBe(0)

  const stored = page.waitForResponse('**/availability/setCells')
  await finger.swipe(cell(1, 'Mittag'), cell(5, 'Mittag'))
  await stored
  await expect(cellsShowing(page, 'de', 'available')).toHaveCount(5)
  await expect(page.getByRole('radio', { name: texts.brush.names.available })).toContainText('5')
  await installation.stop()
})
