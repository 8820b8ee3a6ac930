import { person } from './people.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

test('a page that breaks the policy fails its test', async ({ browser }) => {
  test.fail()
  const { page } = await person(browser, { url: shared('demo') }, 'de')
  await page.goto('/login')
  const said = page.waitForEvent('console')
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.__struck = 1' }))
  })
  await said
})
