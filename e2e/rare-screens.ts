import { expect, type Page, type Route } from '@playwright/test'
import { todayIn } from '#kit/day.ts'
import { dialogIn, refusals } from './people.ts'
import { dialog, openFirst, openPlan, type Screen } from './screen.ts'

/** What the server says, with something else in it. */
const changed = (change: (answer: never) => void) => async (route: Route) => {
  const response = await route.fetch()
  const body: { json: never } = await response.json()
  change(body.json)
  await route.fulfill({ response, json: body })
}

/** As on an installation with an application in Discord, of which the sample's has none. */
const inDiscord = (page: Page, channels: readonly object[]) =>
  page.route(
    '**/api/rpc/discordChannels/list*',
    changed((answer: object) => {
      const installUrl = 'https://discord.com/oauth2/authorize?client_id=1'
      Object.assign(answer, { hasApplication: true, installUrl, channels })
    }),
  )

/** Refuses to change a group because of people who would lose their seats, in the language of the page. */
async function refuseSurplus(route: Route): Promise<void> {
  const language = (await route.request().frame().locator('html').getAttribute('lang')) === 'en' ? 'en' : 'de'
  const date = todayIn('Europe/Berlin', Temporal.Now.instant())
  const message = refusals[language].creatorGroups.surplus({
    people: ['Nico Hoffmann', 'Anna Brückner'].map(fullName => ({ fullName, date, shiftName: 'Spät' })),
  })
  const refusal = { defined: false, code: 'creatorGroups.surplus', status: 422, message, data: {} }
  await route.fulfill({ status: 422, json: { json: refusal } })
}

/** What is seen only in rare states: the server is made to say that they are there. */
export const rareScreens: readonly Screen[] = [
  {
    name: 'second-factor-demanded',
    path: '/dashboard',
    who: 'chatter',
    before: page =>
      page.route(
        '**/api/rpc/signIn/session',
        changed((session: { member: { secondFactor: unknown } }) => {
          session.member.secondFactor = { from: todayIn('Europe/Berlin', Temporal.Now.instant()), isDue: true }
        }),
      ),
  },
  {
    name: 'second-factor-soon',
    path: '/dashboard',
    who: 'chatter',
    before: page =>
      page.route(
        '**/api/rpc/signIn/session',
        changed((session: { member: { secondFactor: unknown } }) => {
          session.member.secondFactor = { from: '2030-12-24', isDue: false }
        }),
      ),
  },
  {
    name: 'recovery-active',
    path: '/dashboard',
    who: 'chatter',
    before: page =>
      page.route(
        '**/api/rpc/signIn/session',
        changed((session: { recoveryActive: boolean }) => {
          session.recoveryActive = true
        }),
      ),
  },
  {
    name: 'confirm-session',
    path: '/permissions',
    who: 'admin',
    before: page =>
      page.route('**/api/rpc/permissions/save', route =>
        route.fulfill({
          status: 403,
          json: { json: { defined: false, code: 'permissions.signInAgain', status: 403, message: '', data: {} } },
        }),
      ),
    after: async page => {
      await page.getByRole('checkbox', { disabled: false }).nth(1).click()
      await page.getByRole('button', { name: /^(Speichern|Save)$/ }).click()
      await dialog(page)
    },
  },
  {
    name: 'market-advertise',
    path: '/market',
    who: 'lead',
    after: async page => {
      await page
        .getByRole('button', { name: /^(Ausschreiben|Advertise)$/ })
        .first()
        .click()
      await dialogIn(page)
        .getByRole('radio', { name: /^(Bestimmte Personen|Certain people)$/ })
        .click()
      await expect(dialogIn(page).getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'plan-surplus',
    path: '/creator-groups',
    who: 'lead',
    before: page =>
      page.route(
        '**/api/rpc/schedule/plan*',
        changed((plan: { assignments: object[] }) => {
          plan.assignments.push({ ...plan.assignments[0], id: 'surplus', fullName: 'Nico Hoffmann', seat: 2 })
        }),
      ),
    after: openPlan,
  },
  {
    name: 'creator-group-surplus',
    path: '/creator-groups',
    who: 'owner',
    before: page => page.route('**/api/rpc/creatorGroups/update', refuseSurplus),
    after: async page => {
      await openFirst('li button[aria-label]')(page)
      await dialogIn(page).locator('button[type=submit]').click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'organization-discord-steps',
    path: '/organization/settings/discord',
    who: 'owner',
    before: async page => {
      await inDiscord(page, [])
      const expiresAt = Temporal.Now.instant().add({ minutes: 15 }).toString()
      const code = 'dQ7xvG1bTz0rKcW4mYfN8sLpJhAeUi2oE9XtRgVjB3k'
      await page.route('**/api/rpc/discordChannels/startLink', route =>
        route.fulfill({ json: { json: { code, expiresAt } } }),
      )
    },
    after: async page => {
      await page.getByRole('button', { name: /^(Code holen|Get a code)$/ }).click()
      await expect(page.locator('[name=discordChannelCode]')).toBeVisible()
    },
  },
  {
    name: 'organization-discord-channels',
    path: '/organization/settings/discord',
    who: 'owner',
    before: page =>
      inDiscord(page, [
        { id: 'duty', name: 'dienste', kinds: ['plan', 'gap', 'cover'], language: 'de', brokenSince: null },
        {
          id: 'ranking',
          name: 'rangliste-des-ganzen-teams-und-aller-freunde',
          kinds: ['scoreboard'],
          language: 'en',
          brokenSince: Temporal.Now.instant().subtract({ hours: 3 }).toString(),
        },
      ]),
  },
  {
    name: 'offline',
    path: '/dashboard',
    who: 'chatter',
    after: async page => {
      await page.context().setOffline(true)
      await expect(page.getByText(/^(Keine Verbindung|No connection)/)).toBeVisible()
    },
  },
  {
    name: 'offline-waiting',
    path: '/dashboard',
    who: 'chatter',
    after: async page => {
      await confirmOffline(page)
    },
  },
  {
    name: 'offline-list',
    path: '/dashboard',
    who: 'chatter',
    after: async page => {
      await confirmOffline(page)
      await page.getByRole('button', { name: /^(Ansehen|View)$/ }).click()
      await dialog(page)
    },
  },
  {
    name: 'offline-away',
    path: '/dashboard',
    who: 'chatter',
    after: async page => {
      await forgetVisited(page)
      await page.context().setOffline(true)
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/scoreboard"]')?.click())
      await expect(page.getByRole('heading', { level: 1, name: /ohne Verbindung|without a connection/i })).toBeVisible()
    },
  },
]

/** As if no screen but this one had been opened on this device. */
async function forgetVisited(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
  await page.evaluate(async () => {
    const visited = (await caches.keys()).filter(name => name.startsWith('visited '))
    await Promise.all(visited.map(name => caches.delete(name)))
  })
  await page.reload()
  // on a phone it is behind the menu
  await expect(page.locator('a[href="/scoreboard"]').first()).toBeAttached()
}

/** One's first shift that waits for an answer is given it, which waits for the connection. */
async function confirmOffline(page: Page): Promise<void> {
  const answer = page.getByRole('button', { name: /^(?!.*(ablehnen|Decline)).*(bestätigen|Confirm)/ }).first()
  await expect(answer).toBeVisible()
  // what is kept is begun once the page stands
  await expect.poll(() => page.evaluate(() => localStorage.getItem('staffel.kept'))).not.toBeNull()
  await page.context().setOffline(true)
  await answer.click()
  await expect(page.getByText(/^(Bestätigung wird|Confirmation is)/)).toBeVisible()
  // whatever comes next on this page sends it no more: the sample stays as it was
  await page.evaluate(async () => {
    localStorage.removeItem('staffel.kept')
    const opening = indexedDB.open('staffel')
    await new Promise(opened => (opening.onsuccess = opened))
    const clearing = opening.result.transaction('kept', 'readwrite')
    clearing.objectStore('kept').clear()
    await new Promise(cleared => (clearing.oncomplete = cleared))
    opening.result.close()
  })
}
