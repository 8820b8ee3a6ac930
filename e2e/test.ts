import { type Browser, expect, type Locator, test as base, type TestInfo } from '@playwright/test'
import { clockOffset, moveClock } from '#test/moved-clock.ts'
import { takeRefusedWrites } from './staffel.ts'

/** Every page of its browser has the runner's clock, and a write to the shared sample fails the test that made it. */
export const clockTest = base.extend<{ refusedWrites: undefined }, { movedClock: undefined }>({
  refusedWrites: [
    async ({ browser: _ }, use) => {
      await use(undefined)
      expect(await takeRefusedWrites(), 'writes to the shared sample').toEqual([])
    },
    { auto: true },
  ],
  movedClock: [
    async ({ browser }, use) => {
      moveClockOf(browser)
      await use(undefined)
    },
    { auto: true, scope: 'worker' },
  ],
})

export const test = clockTest.extend<{ emptyBrowser: undefined }>({
  /** Closes every context: a page that stays open would go on asking a server that has ended. */
  emptyBrowser: [
    async ({ browser }, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus) await attachTexts(browser, info)
      await Promise.all(browser.contexts().map(context => context.close()))
    },
    { auto: true },
  ],
})

export function moveClockOf(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await newContext(options)
    context.on('page', page => pressUnguarded(page.locator('body')))
    await context.addInitScript(moveClock, clockOffset)
    return context
  }
}

const presses = ['click', 'tap', 'check', 'uncheck', 'setChecked'] as const
let isPressedUnguarded = false

/**
 * From now on every press of a locator waits until the control takes it: one with a consequence does not for a moment after it
 * appeared, moved or was scrolled to by the test. `touchscreen`, `mouse` and `evaluate` press at once.
 */
function pressUnguarded(locator: Locator): void {
  if (isPressedUnguarded) return
  isPressedUnguarded = true
  const methods: Record<(typeof presses)[number], unknown> = Object.getPrototypeOf(locator)
  for (const name of presses) {
    const press = methods[name]
    if (typeof press !== 'function') throw new Error(`a locator has no ${name}`)
    methods[name] = async function pressed(this: Locator, ...given: unknown[]): Promise<unknown> {
      await expect(this).not.toHaveAttribute('data-guarded')
      if ((await this.getAttribute('data-consequence')) !== null) await scrolledTo(this)
      return Reflect.apply(press, this, given)
    }
  }
}

async function scrolledTo(control: Locator): Promise<void> {
  await control.hover({ trial: true })
  // by then frames have passed, whatever the clock of the page does
  await control.hover({ trial: true })
  await expect(control).not.toHaveAttribute('data-guarded')
}

const maxLetters = 4000

/** Attaches the texts of every open page, its windows first: the output of a run has no pictures. */
async function attachTexts(browser: Browser, info: TestInfo): Promise<void> {
  for (const page of browser.contexts().flatMap(context => context.pages())) {
    const texts = await page
      .locator('[role=dialog], [role=alertdialog], body')
      .allInnerTexts()
      .catch((error: unknown) => [String(error)])
    const body = texts.toReversed().join('\n').replaceAll(/\n+/g, ' | ').slice(0, maxLetters)
    await info.attach(page.url(), { contentType: 'text/plain', body })
  }
}
