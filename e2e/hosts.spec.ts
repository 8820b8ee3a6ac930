import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { chromium, expect, type Page } from '@playwright/test'
import { browser as launch } from './browser.ts'
import { catalogues, press } from './people.ts'
import { type Installation, password, startStaffel } from './staffel.ts'
import { moveClockOf, test } from './test.ts'

const { de } = catalogues
const hosts = { APEX_HOST: 'staffel.test', LOGIN_HOST: 'login.staffel.test', APP_HOST: 'app.staffel.test' }

/** Three names for one server, as a browser of the world outside would see them. */
test.describe('an installation with three host names', () => {
  let installation: Installation
  let at: (host: string, path: string) => string

  test.beforeAll(async () => {
    installation = await startStaffel({ isDemo: true, env: hosts })
    const { port } = new URL(installation.url)
    at = (host, path) => `http://${host in hosts ? hosts[host as keyof typeof hosts] : host}:${port}${path}`
  })
  test.afterAll(() => installation.stop())

  async function visitor(work: (page: Page) => Promise<void>): Promise<void> {
    const own = await chromium.launch({
      ...launch?.launchOptions,
      args: [...(launch?.launchOptions?.args ?? []), '--host-resolver-rules=MAP *.test 127.0.0.1'],
    })
    moveClockOf(own)
    const page = await own.newPage({ locale: 'de-DE' })
    await work(page)
    await own.close()
  }

  async function typePassword(page: Page): Promise<void> {
    await page.locator('[name=email]').fill('owner@demo.staffel.test')
    await page.locator('[name=password]').fill(password)
    await press(page, de.signIn.login.submit)
  }

  test('sends people to sign in and brings them where they wanted to go', { tag: '@all' }, () =>
    visitor(async page => {
      await page.goto(at('APP_HOST', '/team?view=table'))
      await expect(page).toHaveURL(at('LOGIN_HOST', '/login?to=%2Fteam%3Fview%3Dtable'))
      await typePassword(page)
      await expect(page).toHaveURL(at('APP_HOST', '/team?view=table'))
      await expect(page.getByRole('heading', { level: 1, name: de.team.title })).toBeVisible()

      await page.goto(at('LOGIN_HOST', '/login'))
      await expect(page).toHaveURL(at('APP_HOST', '/dashboard'))
      await page.goto(at('APEX_HOST', '/'))
      await expect(page).toHaveURL(at('APP_HOST', '/dashboard'))

      await press(page, de.nav.signOut)
      await expect(page).toHaveURL(at('LOGIN_HOST', '/login'))
      await page.getByRole('link', { name: de.signIn.login.forgot }).click()
      await expect(page).toHaveURL(at('LOGIN_HOST', '/forgot-password'))
    }),
  )

  test('says at the sign-in that a session was ended, and leads back', { tag: '@all' }, () =>
    visitor(async page => {
      await page.goto(at('APP_HOST', '/team'))
      await enter(page)
      const elsewhere = await secondVisitor(page)
      await elsewhere.goto(at('APP_HOST', '/team'))
      await enter(elsewhere)
      await endOthers(elsewhere)
      await expect(ended(page)).toBeVisible()
      await enter(page)
      await expect(page.getByRole('heading', { level: 1, name: de.team.title })).toBeVisible()
      // who signs out needs no reason
      await press(page, de.nav.signOut)
      await expect(page).toHaveURL(at('LOGIN_HOST', '/login'))
      await page.goto(at('APP_HOST', '/team'))
      await expect(page.locator('[name=password]')).toBeVisible()
      await expect(ended(page)).toBeHidden()
    }),
  )

  // a browser of its own: one that is sent between the hosts too often within five seconds is left where it is
  test('says after the app was closed that a session was ended', { tag: '@all' }, () =>
    visitor(async page => {
      await page.goto(at('APP_HOST', '/team'))
      await enter(page)
      const elsewhere = await secondVisitor(page)
      await elsewhere.goto(at('APP_HOST', '/team'))
      await enter(elsewhere)
      await page.goto('about:blank')
      await endOthers(elsewhere)
      await page.goto(at('APP_HOST', '/team'))
      await expect(ended(page)).toBeVisible()
      await enter(page)
    }),
  )

  const ended = (page: Page) => page.getByText(de.signIn.login.ended)
  const endOthers = (page: Page) =>
    page.evaluate(() => fetch('/api/v1/me/sessions', { method: 'DELETE' }).then(({ ok }) => ok))
  const enter = async (page: Page) => {
    await typePassword(page)
    await expect(page).toHaveURL(at('APP_HOST', '/team'))
  }

  test('shows who comes by another name that the domain is not ours', { tag: '@all' }, async () => {
    const answer = await getAs('somewhere.test', `${installation.url}/dashboard`, '')
    expect(answer.status).toBe(421)
    expect(answer.text).toContain('Ungültige Domain')
  })

  test('never sends anybody round and round, and forgets after five seconds', { tag: '@all' }, async () => {
    let cookie = ''
    const ask = async () => {
      const { status, cookies } = await getAs(hosts.APP_HOST, `${installation.url}/team`, cookie)
      cookie = cookies ?? cookie
      return status
    }
    const answers: number[] = []
    for (let tries = 0; tries < 8; tries++) answers.push(await ask())
    expect(answers).toEqual([302, 302, 302, 302, 302, 302, 200, 200])
    expect(cookie).toContain('Max-Age=5')
  })
})

/** The same person with another device. */
async function secondVisitor(page: Page): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  return browser.newPage({ locale: 'de-DE' })
}

/** A request under a name that this machine's resolver does not know. */
async function getAs(host: string, url: string, cookie: string) {
  const { port, pathname } = new URL(url)
  const headers = { host: `${host}:${port}`, 'accept-language': 'de', cookie: cookie.split(';')[0] }
  const [answer] = await once(http.get({ host: '127.0.0.1', port, path: pathname, headers }), 'response')
  if (!(answer instanceof http.IncomingMessage)) throw new Error('no answer')
  return { status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie']?.[0], text: await text(answer) }
}
