import { expect, type Page } from '@playwright/test'
import { catalogues, dialogIn, person, press, signIn } from './people.ts'
import { inWeeks } from './screen.ts'
import { type Installation, startStaffel } from './staffel.ts'
import { test } from './test.ts'

/** Planned, and not published yet. */
const drafted = inWeeks(2)
const { agencyWeek: texts } = catalogues.en

let installation: Installation
test.beforeAll(async () => {
  installation = await startStaffel({ isDemo: true })
})
test.afterAll(() => installation.stop())

async function board(browser: Parameters<typeof person>[0], search: string, viewport = { width: 1440, height: 1400 }) {
  const { page } = await person(browser, installation, 'en', viewport)
  await signIn(page, 'en', 'lead@demo.staffel.test', `${installation.url}/schichtplan?week=${drafted}${search}`)
  await expect(lines(page).first()).toBeVisible()
  return page
}

const lines = (page: Page) => page.locator('aside [data-gap]')
const isIn = (page: Page, name: string) => page.locator('[data-person]').filter({ hasText: name })

test('among people the next gap opens with who could, and a row is dragged onto a gap', { tag: '@all' }, async ({
  browser,
}) => {
  // everybody in sight: nothing is scrolled with the button held
  const page = await board(browser, '&view=people', { width: 1440, height: 2800 })
  const gaps = page.getByRole('region', { name: texts.gaps.title })
  const left = async () => Number((await gaps.getByRole('heading').locator('span').textContent()) ?? '0')
  const open = await left()
  await page.locator('body').press('n')
  const best = page.locator('[data-candidate]').first()
  await expect(best).toBeVisible()
  await expect(page.getByRole('searchbox', { name: catalogues.en.schedule.candidates.search })).toHaveValue('')
  const name = ((await best.locator('.truncate').first().textContent()) ?? '').trim()
  await page.keyboard.press('Escape')
  await expect(best).toBeHidden()
  const key = (await lines(page).first().getAttribute('data-gap')) ?? ''
  const own = page.locator(`[data-own="${key}"]`)
  const reason = page.getByRole('dialog').getByRole('button', { name: catalogues.en.planBoard.usualReasons[0] ?? '' })
  const answer = page.waitForResponse(/rpc\/agencyWeek\/assign/)
  await isIn(page, name)
    .getByRole('rowheader')
    .dragTo(page.locator(`[data-gap="${key}"]`))
  // the board shows the seat at once; the server may ask for a reason
  const { json }: { json: { left: unknown[] } } = await (await answer).json()
  if (json.left.length > 0) await reason.click()
  await expect(reason).toBeHidden()
  await expect(own).toBeVisible()
  await expect(page.getByRole('button', { name: texts.undo })).toBeEnabled()
  await expect.poll(left).toBe(open - 1)
  // pinned and cleared by key
  await own.focus()
  await page.keyboard.press('p')
  await expect(own).toHaveAccessibleName(new RegExp(texts.pinned))
  await page.keyboard.press('Delete')
  await expect(own).toBeHidden()
  await expect.poll(left).toBe(open)
})

test('among people a filter leaves those whose seats it asks for', { tag: '@all' }, async ({ browser }) => {
  const page = await board(browser, '&view=people')
  const rows = page.locator('[data-person]')
  const all = await rows.count()
  await expect(page.getByRole('button', { name: texts.filters.gaps })).toHaveCount(0)
  await page
    .getByRole('button', { name: new RegExp(`^${texts.filters.colour}: `) })
    .first()
    .click()
  await expect(page).toHaveURL(/colour=/)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  expect(await rows.count()).toBeGreaterThan(0)
})

test('on a phone a gap of the list opens with who could', { tag: '@all' }, async ({ browser }) => {
  const page = await board(browser, '', { width: 390, height: 844 })
  await lines(page).nth(3).tap()
  await expect(dialogIn(page).locator('[data-candidate]').first()).toBeVisible()
})

test('what is published is the whole week of a group, whichever rows a filter shows', { tag: '@all' }, async ({
  browser,
}) => {
  const page = await board(browser, '')
  const first = page.locator('[data-agency-board] [role=rowgroup]').first()
  const [group, name] = [
    (await first.getAttribute('aria-label')) ?? '',
    (await first.locator('[data-seat][draggable=true]').first().getAttribute('title')) ?? '',
  ]
  const said = async () => {
    await press(page, texts.publish.short)
    const said = await dialogIn(page)
      .getByRole('group', { name: texts.publish.groups })
      .locator('label', { hasText: group })
      .textContent()
    await page.keyboard.press('Escape')
    await expect(dialogIn(page)).toHaveCount(0)
    return said
  }
  const whole = await said()
  const rows = first.locator('[data-row-of]')
  const before = await rows.count()
  await page.getByRole('searchbox', { name: texts.filters.search }).fill(name)
  await expect.poll(() => rows.count()).toBeLessThan(before)
  expect(await said()).toBe(whole)
})

test('a free seat of a published week leads to somebody who takes it', { tag: '@all' }, async ({ browser }) => {
  const page = await board(browser, '')
  await page.goto(`${installation.url}/schichtplan?week=${inWeeks(0)}`)
  await lines(page).first().click()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: catalogues.en.planBoard.replace }).click()
  await expect(dialogIn(page)).toContainText(catalogues.en.market.advertise.replacement)
})

test('a note that is being written for a seat is asked about before another seat or a window takes its place', {
  tag: '@all',
}, async ({ browser }) => {
  const page = await board(browser, '')
  const { planBoard, shell } = catalogues.en
  // one beside the other, as what opens below the first covers what is under it
  const seats = page.locator('[data-agency-board] [data-seat]')
  const [here, there] = [seats.first(), seats.nth(6)]
  const note = page.getByRole('textbox', { name: planBoard.note.label })
  const question = page.getByRole('alertdialog', { name: shell.ui.unsaved.title })
  const answer = async (word: string) => {
    await press(question, word)
    await expect(question).toBeHidden()
  }
  await there.click()
  await note.fill('For Sunday')
  await press(page, planBoard.note.save)
  await expect(page.getByText(planBoard.note.saved).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()

  await here.click()
  const before = await note.inputValue()
  await note.fill('For Monday')
  await there.click()
  await answer(shell.ui.unsaved.stay)
  await expect(note).toHaveValue('For Monday')
  await press(page, texts.publish.short)
  await answer(shell.ui.unsaved.stay)
  await expect(note).toHaveValue('For Monday')
  await there.click()
  await answer(shell.ui.unsaved.discard)
  await expect(note).toHaveValue('For Sunday')
  await here.click()
  await expect(note).toHaveValue(before)
})
