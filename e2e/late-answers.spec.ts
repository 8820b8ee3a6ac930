import { expect, type Page } from '@playwright/test'
import { password, shared } from './staffel.ts'
import { test } from './test.ts'

const demo = () => shared('demo')

/** A todo for oneself, given by a call as another of one's windows would. */
async function give(page: Page, text: string): Promise<void> {
  const { member } = await (await page.request.get(`${demo()}/api/v1/session`)).json()
  const answer = await page.request.post(`${demo()}/api/v1/todos`, {
    data: { text, category: 'work', assignedTo: member.profileId },
    headers: { origin: demo() },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const signIn = async (page: Page) => {
  const answer = await page.request.post(`${demo()}/api/v1/session`, {
    data: { email: 'lead@demo.staffel.test', password },
    headers: { origin: demo() },
  })
  expect(answer.ok()).toBe(true)
}

test('what was told while the dashboard was on its way is not covered by its older answer', async ({ page }) => {
  await signIn(page)
  const title = `Unterwegs ${Date.now()}`
  let isFirst = true
  await page.route('**/api/rpc/dashboard/get*', async route => {
    if (!isFirst) return route.continue()
    isFirst = false
    const older = await route.fetch()
    await give(page, title)
    // long enough for the stream to have said so; were it not, the todo would simply come after the answer
    await page.waitForTimeout(1500)
    await route.fulfill({ response: older })
  })
  await page.goto(`${demo()}/dashboard`)
  await expect(page.getByText(title)).toBeVisible({ timeout: 10_000 })
})

for (const wait of [0, 3000]) {
  test(`what changed before the page began to listen is read again, over a line of ${wait} ms`, async ({ page }) => {
    await signIn(page)
    const title = `Vorher ${Date.now()}`
    await page.route('**/api/events*', async route => {
      // everything has been read, and somebody has changed it since
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await give(page, title)
      await page.waitForTimeout(wait)
      await route.continue()
    })
    await page.goto(`${demo()}/dashboard`)
    await expect(page.getByText(title)).toBeVisible({ timeout: 10_000 })
  })
}
