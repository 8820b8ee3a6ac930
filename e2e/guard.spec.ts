import { expect, type Page } from '@playwright/test'
import { shared } from './staffel.ts'
import { test } from './test.ts'

/** A page with its own content and a clock that stands still; presses are guarded as in the app. */
test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto(`${shared('demo')}/login`)
  await expect(page.getByRole('main')).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.evaluate(() => {
    document.body.innerHTML = `
      <div id="above" style="height: 400px"></div>
      <button data-consequence style="height: 60px; width: 200px">Nehmen</button>
      <div id="below" style="height: 3000px"></div>`
    const button = document.querySelector('button')
    button?.addEventListener('click', () => (button.dataset['taken'] = ''))
  })
})

const button = (page: Page) => page.getByRole('button', { name: 'Nehmen' })

/** After so many milliseconds nothing is guarded. */
const settle = (page: Page) => page.clock.runFor(2000)

/** Presses where the button is in this moment. */
async function pressAtOnce(page: Page): Promise<void> {
  const box = await button(page).boundingBox()
  if (!box) throw new Error('the button is not on the page')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Makes the part above or below the button so many pixels high. */
const setHeight = (page: Page, part: '#above' | '#below', height: number) =>
  page.locator(part).evaluate((element: HTMLElement, to) => void (element.style.height = `${to}px`), height)

async function scrollByWheel(page: Page, down: number): Promise<void> {
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, down)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(down)
}

test('a press right after a button has appeared is ignored, a later one is not', async ({ page }) => {
  await pressAtOnce(page)
  await expect(button(page)).not.toHaveAttribute('data-taken')
  await settle(page)
  await pressAtOnce(page)
  await expect(button(page)).toHaveAttribute('data-taken')
})

test('keys reach a button that ignores presses', async ({ page }) => {
  await pressAtOnce(page)
  await expect(button(page)).toHaveAttribute('data-guarded')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(button(page)).toHaveAttribute('data-taken')
})

test('a press right after the reader has scrolled is taken', async ({ page }) => {
  await settle(page)
  await scrollByWheel(page, 100)
  await pressAtOnce(page)
  await expect(button(page)).toHaveAttribute('data-taken')
})

const movements: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['something above it grew', page => setHeight(page, '#above', 440)],
  ['a script scrolled', page => page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }))],
  [
    'the page became shorter below what the reader had scrolled to',
    async page => {
      await setHeight(page, '#below', 500)
      await scrollByWheel(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      await settle(page)
      await setHeight(page, '#below', 480)
    },
  ],
]
for (const [why, move] of movements) {
  test(`a press right after a button has moved is ignored: ${why}`, async ({ page }) => {
    await settle(page)
    await move(page)
    await pressAtOnce(page)
    await expect(button(page)).not.toHaveAttribute('data-taken')
    await settle(page)
    await pressAtOnce(page)
    await expect(button(page)).toHaveAttribute('data-taken')
  })
}
