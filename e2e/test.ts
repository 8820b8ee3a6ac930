import { test as base } from '@playwright/test'

/** Leaves an empty browser behind: a page that stays open goes on asking a server that has ended. */
export const test = base.extend<{ emptyBrowser: undefined }>({
  emptyBrowser: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map(context => context.close()))
    },
    { auto: true },
  ],
})
