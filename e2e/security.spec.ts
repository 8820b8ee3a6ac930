import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { spoil } from '#test/security/spoil.ts'
import { person } from './people.ts'
import { screens } from './screens.ts'
import { type Installation, password, shared, startStaffel } from './staffel.ts'
import { test } from './test.ts'

/** The plain screens of somebody; the dialogs show the same texts by the same components. */
const pathsOf = (who: 'owner' | 'chatter'): readonly string[] => [
  ...new Set(screens.filter(one => one.who === who && one.on === undefined && !one.isFailing).map(({ path }) => path)),
]
const more = ['/schedule-overview', '/todo-management', '/scoreboard', '/availability']

const struck = (page: Page) =>
  page.evaluate(() => ({
    ran: '__struck' in window,
    handlers: document.querySelectorAll('#struck, [onerror], [onload], [onmouseover]').length,
    // React puts a sentence of its own in the place of such an address
    scripts: document.querySelectorAll('[href^="javascript:" i]:not([href*="React has blocked"]), form[action], iframe')
      .length,
  }))
const unharmed = { ran: false, handlers: 0, scripts: 0 }

async function signedIn(browser: Parameters<typeof person>[0], installation: Installation, who: string) {
  const opened = await person(browser, installation, 'de')
  const data = { email: `${who}@demo.staffel.test`, password }
  expect((await opened.context.request.post('/api/v1/session', { data })).status()).toBe(200)
  return opened
}

test('texts that mean something to a browser mean nothing on any screen', async ({ browser }) => {
  const server = process.env['E2E_POSTGRES_URL'] ?? ''
  const installation = await startStaffel(server, 'security', { isDemo: true })
  const url = new URL(server)
  url.pathname = '/security'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await spoil({ query: (text, values) => client.query(text, [...(values ?? [])]) })
  const groups = await client.query<{ id: string }>('select id from creator_groups order by id limit 1')
  await client.end()

  for (const who of ['owner', 'chatter'] as const) {
    const { page, context } = await signedIn(browser, installation, who)
    const dialogs: string[] = []
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const paths = new Set([
      ...pathsOf(who),
      ...(who === 'owner' ? [...more, `/schichtplan/${groups.rows[0]?.id}`] : []),
    ])
    let seen = ''
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('h1'), path).toHaveCount(1)
      await expect(page.locator('.skeleton'), path).toHaveCount(0)
      expect(await struck(page), path).toEqual(unharmed)
      seen += await page.locator('body').innerText()
    }
    // they were there, to be read
    expect(seen).toContain('<script>window.__struck = 1</script>')
    expect(dialogs).toEqual([])
    await context.close()
  }
  await installation.stop()
})

test('a page that breaks the policy fails its test', async ({ browser }) => {
  test.fail()
  const { page } = await person(browser, { url: shared('demo'), stop: async () => {} }, 'de')
  await page.goto('/login')
  const said = page.waitForEvent('console')
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.__struck = 1' }))
  })
  await said
})
