import { type Browser, expect, type Page } from '@playwright/test'
import { todayIn } from '#kit/day.ts'
import { addWeeks, weekOf } from '#kit/week.ts'
import { dialogIn } from './people.ts'
import { watchPolicy } from './policy.ts'
import { password, shared } from './staffel.ts'

type Language = 'de' | 'en'
type Theme = 'light' | 'dark'

/** Somebody of the sample agency; undefined is nobody signed in. */
type Who = 'owner' | 'admin' | 'lead' | 'chatter' | 'locked' | undefined

export interface Screen {
  readonly name: string
  readonly path: string
  readonly who: Who
  /**
   * Whose data: the sample agency's unless told; `fresh` nobody has set up yet, `empty` has an owner and nothing else, in `wide`
   * every name is one long word. */
  readonly on?: 'fresh' | 'empty' | 'wide'
  /** Every read but the session's fails. */
  readonly isFailing?: true
  /** What to arrange before the page is asked for. */
  readonly before?: (page: Page) => Promise<unknown>
  /** What to do after the screen stands, before looking at it. */
  readonly after?: (page: Page) => Promise<void>
}

export const dialog = (page: Page) => expect(dialogIn(page)).toBeVisible()

export const openFirst = (button: string) => async (page: Page) => {
  await page.locator(`main ${button}`).first().click()
  await dialog(page)
}

/** The calendar week a few weeks from this one. */
export const inWeeks = (weeks: number) => addWeeks(weekOf(todayIn('Europe/Berlin', Temporal.Now.instant())), weeks)

/** Of somebody who sits on a seat of the plan: what approving would do is seen. */
export async function openDecision(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Hellwig|Chatter/ })
    .first()
    .click()
  await dialog(page)
}

export async function markVacation(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^(Urlaub|Vacation)$/ }).click()
  await page.getByRole('columnheader').nth(1).getByRole('button').click()
  await page.getByRole('button', { name: /^(Urlaub beantragen|Request vacation)$/ }).click()
  await dialog(page)
}

export async function openPlan(page: Page): Promise<void> {
  await page.locator('a[href^="/schichtplan/"]').first().click()
  await expect(page.getByRole('grid')).toBeVisible()
}

export const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await dialog(page)
}

/** A table with somebody whom nobody knows, and a line that is left out. */
export async function readTable(page: Page): Promise<void> {
  await press(/^(Hochladen|Upload)$/)(page)
  const csv =
    'Chatter;Umsatz;Tips\nNico Hoffmann;1.840,50 €;120\nMaxi;900,00 €;0\nNico Hoffmann;viel;0\nSumme;2.740,50 €;120\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'umsatz.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: /^(Weiter|Continue)$/ }).click()
  await expect(page.getByRole('tab').first()).toBeVisible()
}

export interface View {
  readonly language: Language
  readonly theme: Theme
  readonly width: number
}

const cookies = new Map<string, Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['cookies']>>>()

/** Everything is read and drawn; what fails is tried again before it says so. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // what another screen takes the place of meanwhile is hidden, whether it was read or not
      [...document.querySelectorAll('h1')].filter(title => title.checkVisibility()).length === 1 &&
      [...document.querySelectorAll('.skeleton')].every(shape => !shape.checkVisibility()),
  )
  await page.evaluate(() => document.fonts.ready)
}

export const heightOf = (width: number) => (width < 600 ? 844 : 800)

/** A browser of somebody whom the screen is for, signed in. */
export async function enter(browser: Browser, screen: Screen, { language, theme, width }: View): Promise<Page> {
  const context = await browser.newContext({
    baseURL: screen.on === 'wide' ? (process.env['E2E_WIDE_URL'] ?? '') : shared(screen.on ?? 'demo'),
    viewport: { width, height: heightOf(width) },
    colorScheme: theme,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  })
  watchPolicy(context)
  if (screen.who !== undefined) {
    const place = `${screen.who} ${screen.on}`
    const known = cookies.get(place)
    if (known) await context.addCookies(known)
    else {
      const answer = await context.request.post('/api/v1/session', {
        data: { email: `${screen.who}@demo.staffel.test`, password },
      })
      expect(answer.status()).toBe(200)
      cookies.set(place, await context.cookies())
    }
  }
  return context.newPage()
}

/** The screen in a browser that has been entered, ready to be looked at. */
export async function show(page: Page, screen: Screen, { language }: View): Promise<void> {
  // what an earlier screen would send as soon as there is a connection
  await page.goto('about:blank')
  await page.context().setOffline(false)
  if (screen.who !== undefined && screen.who !== 'locked') {
    // the server may just be closing the connection that it would go over
    await page.request.put('/api/v1/people/me/language', { data: { language }, maxRetries: 2 })
  }
  await page.unrouteAll()
  await screen.before?.(page)
  if (screen.isFailing) {
    await page.route(/\/api\/rpc\/(?!signIn\/session)/, route => route.fulfill({ status: 500, body: '{}' }))
  }
  await page.goto(screen.path)
  await settled(page)
  await screen.after?.(page)
  await settled(page)
}

/** What this screen remembers is nothing to the next, and what happens there is not followed here meanwhile. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('about:blank')
}

export async function openScreen(browser: Browser, screen: Screen, view: View): Promise<Page> {
  const page = await enter(browser, screen, view)
  await show(page, screen, view)
  return page
}
