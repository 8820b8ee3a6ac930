import { expect, type Frame, type Locator, type Page, type Route } from '@playwright/test'
import type { Day } from '#kit/day.ts'
import { shortDate } from '#kit/locale.ts'
import { unconfirmed } from './own-shifts.ts'
import {
  atRest,
  catalogues,
  dialogIn,
  disconnect,
  inBoth,
  type Language,
  now,
  press,
  refusals,
  today,
} from './people.ts'
import { dialog, openPlan, type Screen } from './screen.ts'

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

/** The language in which the page is shown. */
const languageOf = async (shown: Page | Frame): Promise<Language> =>
  (await shown.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'de'

/** Refuses to change a group because of people who would lose their seats, in the language of the page. */
async function refuseSurplus(route: Route): Promise<void> {
  const language = await languageOf(route.request().frame())
  const date = today()
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
          session.member.secondFactor = { from: today(), isDue: true }
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
      await page.getByText(inBoth(texts => texts.permissionPage.detail)).click()
      await page
        .getByRole('checkbox', {
          name: inBoth(({ permissionPage: { grant, names }, permissions: { roles } }) =>
            grant(names.page_scoreboard, roles.chatter),
          ),
        })
        .click()
      await page.getByRole('button', { name: inBoth(texts => texts.permissionPage.save) }).click()
      await dialog(page)
    },
  },
  {
    name: 'market-advertise',
    path: '/exchange',
    who: 'lead',
    after: async page => {
      await press(
        await openGap(page),
        inBoth(texts => texts.market.planned.advertise),
      )
      await dialogIn(page)
        .getByRole('radio', { name: inBoth(texts => texts.market.advertise.some) })
        .click()
      await expect(dialogIn(page).getByRole('checkbox')).not.toHaveCount(0)
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
      // the texts of some installations are markup
      const [group] = await (await page.request.get('/api/v1/creator-groups')).json()
      await press(page, catalogues[await languageOf(page)].creatorGroups.edit(group.name))
      await dialog(page)
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
      const expiresAt = now().add({ minutes: 15 }).toString()
      const code = 'dQ7xvG1bTz0rKcW4mYfN8sLpJhAeUi2oE9XtRgVjB3k'
      await page.route('**/api/rpc/discordChannels/startLink', route =>
        route.fulfill({ json: { json: { code, expiresAt } } }),
      )
    },
    after: async page => {
      await press(
        page,
        inBoth(texts => texts.discordChannels.start),
      )
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
          brokenSince: now().subtract({ hours: 3 }).toString(),
        },
      ]),
  },
  {
    name: 'offline',
    path: '/dashboard',
    who: 'chatter',
    after: async page => {
      await disconnect(page)
      await expect(page.getByText(inBoth(texts => texts.shell.offline))).toBeVisible()
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
      await page.getByRole('button', { name: inBoth(texts => texts.app.show) }).click()
      await dialog(page)
    },
  },
  {
    name: 'offline-away',
    path: '/dashboard',
    who: 'chatter',
    after: async page => {
      await forgetVisited(page)
      await disconnect(page)
      await page.evaluate(() => void window.__TSR_ROUTER__?.navigate({ href: '/scoreboard' }))
      await expect(page.getByRole('heading', { level: 1, name: inBoth(texts => texts.shell.away.title) })).toBeVisible()
    },
  },
]

interface Gap {
  readonly date: Day
  readonly shiftName: string
  readonly groupName: string
  readonly offerId: string | null
  readonly startsAt: string
}

/** The entry of an open seat that no planner has advertised, and that no other entry is called like. */
async function openGap(page: Page): Promise<Locator> {
  const language = await languageOf(page)
  const { gaps }: { gaps: Gap[] } = await (await page.request.get('/api/v1/market')).json()
  const nameOf = ({ date, shiftName, groupName }: (typeof gaps)[number]) => `${date} ${shiftName} ${groupName}`
  // a shift that has begun is not advertised
  const isToCome = ({ startsAt }: Gap) => Temporal.Instant.compare(startsAt, now().add({ hours: 1 })) > 0
  const isOnlyOne = (gap: Gap) => gaps.filter(other => nameOf(other) === nameOf(gap)).length === 1
  const gap = gaps.find(one => one.offerId === null && isToCome(one) && isOnlyOne(one))
  if (!gap) throw new Error('the sample has an open seat that is not advertised')
  return page
    .getByRole('region', { name: catalogues[language].market.planned.gaps })
    .getByRole('listitem')
    .filter({ hasText: shortDate(gap.date, language) })
    .filter({ hasText: `${gap.shiftName} · ${gap.groupName}` })
}

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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await atRest(page)
}

/** One's first shift that waits for an answer is given it, which waits for the connection. */
async function confirmOffline(page: Page): Promise<void> {
  const language = await languageOf(page)
  const [first] = await unconfirmed(page, language)
  const answer = page.getByRole('button', {
    name: catalogues[language].ownShifts.next.confirmShift(first.name, first.day),
  })
  await expect(answer).toBeVisible()
  // what is kept is begun once the page stands
  await expect.poll(() => page.evaluate(() => localStorage.getItem('staffel.kept'))).not.toBeNull()
  await disconnect(page)
  await answer.click()
  await expect(page.getByText(inBoth(({ ownShifts: { next } }) => next.waits(next.confirms)))).toBeVisible()
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
