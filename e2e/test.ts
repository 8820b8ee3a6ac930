import { type Browser, test as base, type TestInfo } from '@playwright/test'

/** Leaves an empty browser behind: a page that stays open goes on asking a server that has ended. */
export const test = base.extend<{ emptyBrowser: undefined }>({
  emptyBrowser: [
    async ({ browser }, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus) await tellWhatStood(browser, info)
      await Promise.all(browser.contexts().map(context => context.close()))
    },
    { auto: true },
  ],
})

const enough = 4000

/** The words of every open page, where whoever reads the run's output has no pictures. */
async function tellWhatStood(browser: Browser, info: TestInfo): Promise<void> {
  for (const page of browser.contexts().flatMap(context => context.pages())) {
    const words = await page
      .locator('[role=dialog], [role=alertdialog], body')
      .last()
      .innerText({ timeout: 2000 })
      .catch((error: unknown) => String(error))
    await info.attach(page.url(), { contentType: 'text/plain', body: words.replaceAll(/\n+/g, ' | ').slice(0, enough) })
  }
}
