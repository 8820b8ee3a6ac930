import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { de } from '#app/messages.de.ts'
import { en } from '#app/messages.en.ts'
import { de as refusalsDe } from '#app/refusals.de.ts'
import { en as refusalsEn } from '#app/refusals.en.ts'
import type { Catalogue } from '#kit/catalogue.ts'
import type { SessionView } from '#features/access/sign-in/contract.ts'
import { type Day, todayIn } from '#kit/day.ts'
import { watchPolicy } from './policy.ts'
import { type Installation, password } from './staffel.ts'

export const zone = 'Europe/Berlin'
export const refusals = { de: refusalsDe, en: refusalsEn }
export const catalogues = { de, en }
export type Language = keyof typeof catalogues

/** Somebody with a browser of their own. */
export async function person(
  browser: Browser,
  installation: Pick<Installation, 'url'>,
  language: Language,
  viewport = { width: 1280, height: 800 },
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: installation.url,
    locale: language === 'de' ? 'de-DE' : 'en-US',
    timezoneId: zone,
    viewport,
    hasTouch: viewport.width < 640,
  })
  watchPolicy(context)
  return { context, page: await context.newPage() }
}

/** As the form does it, without it: `signInByForm` is for journeys that walk through it. */
export async function signIn(page: Page, language: Language, email: string, to: string): Promise<void> {
  const origin = URL.canParse(to) ? new URL(to).origin : ''
  const answer = await page.request.post(`${origin}/api/v1/session`, { data: { email, password } })
  await expect(answer).toBeOK()
  await readIn(page.request, language, origin)
  await page.goto(to)
  await expect(page).toHaveURL(to)
}

/** Sets the language of the signed-in member's profile, unless it is set already. */
export async function readIn(request: APIRequestContext, language: Language, origin = ''): Promise<void> {
  const session: SessionView = await (await request.get(`${origin}/api/v1/session`)).json()
  if (!session?.member || session.member.language === language) return
  await request.put(`${origin}/api/v1/me/language`, { data: { language } })
}

export const signInGerman = (page: Page, email: string, to: string) => signIn(page, 'de', email, to)

export async function signInByForm(page: Page, language: Language, email: string, to: string): Promise<void> {
  const { signIn: accounts } = catalogues[language]
  await page.goto(to)
  await expect(page).toHaveURL(/\/login$/)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: accounts.login.submit, exact: true }).click()
  await expect(page).toHaveURL(to)
}

/**
 * Changes the page inside the app, at a fifth of the cost of `page.goto`, and waits until the new page has its heading and its
 * data. For the first page, and where loading is the point, use `page.goto`.
 */
export async function visit(page: Page, path: string): Promise<void> {
  // a page that is being loaded has its address before its router
  await page.waitForFunction(() => window.__TSR_ROUTER__ !== undefined)
  // not awaited here: the router never leaves a page with unsaved input
  const navigation = await page.evaluateHandle(href => {
    const begun = { isOver: false }
    // TanStack Router leaves itself there for its developer tools
    void window.__TSR_ROUTER__?.navigate({ href }).then(() => Object.assign(begun, { isOver: true }))
    return begun
  }, path)
  await page.waitForFunction(({ isOver }) => {
    const state = window.__TSR_ROUTER__?.state
    return (
      isOver &&
      state?.resolvedLocation !== undefined &&
      state.location.href === state.resolvedLocation.href &&
      [...document.querySelectorAll('h1')].filter(title => title.checkVisibility()).length === 1 &&
      [...document.querySelectorAll('.skeleton')].every(shape => !shape.checkVisibility())
    )
  }, navigation)
  await atRest(page)
}

/** Waits until no route, first query or write of the page is under way (`Main` of the shell). */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && !('busy' in main.dataset)
  })
}

/** Waits until a closed dialog has left its history entry, which would abort a navigation that begins meanwhile. */
export async function historySettled(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state.staffelWindow === undefined)
}

/** Takes the connection from every page of the context, and waits until this page has noticed. */
export async function disconnect(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}

/** Each page then has a stream of events of its own, as on some phones, and a test can route it. */
export const withoutSharedWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'))

/**
 * Presses a button of a page at rest, and waits until the page is at rest again. Where the time between the two is the point,
 * use `click`.
 */
export async function press(within: Page | Locator, name: string | RegExp): Promise<void> {
  const page = 'page' in within ? within.page() : within
  await atRest(page)
  await within.getByRole('button', { name, exact: true }).click()
  await atRest(page)
}

/** The window that waits for an answer; what is told at the edge of the screen is a dialog that waits for nothing. */
export const dialogIn = (page: Page): Locator => page.locator('[role=dialog]:not([aria-modal=false])')

/** What is told at the edge of the screen, which is on the page a second time for screen readers. */
export const toastIn = (page: Page, text: string): Locator => page.locator('.tells').filter({ hasText: text })

/** A card of the page by its heading. */
export const cardIn = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

/** The moment of the moved clock, which runner, servers and pages share. */
export const now = (): Temporal.Instant => Temporal.Now.instant()

/** The date of `now` in the sample agency's time zone. */
export const today = (): Day => todayIn(zone, now())

/** The control of a form by its label; a field for a password has no role. */
export const fieldIn = (within: Page | Locator, label: string): Locator => within.getByLabel(label, { exact: true })

/** Clicks a checkbox, option or link of a page at rest, and waits until the page is at rest again. */
export async function choose(target: Locator): Promise<void> {
  const page = target.page()
  await atRest(page)
  await target.click()
  await atRest(page)
}

/** `press` by touch. */
export async function tap(within: Page | Locator, name: string | RegExp): Promise<void> {
  const page = 'page' in within ? within.page() : within
  await atRest(page)
  await within.getByRole('button', { name, exact: true }).tap()
  await atRest(page)
}

/** A text as a part of a regular expression; Playwright matches it with one space for each run of white space. */
const escaped = (text: string): string => RegExp.escape(text.replaceAll(/\s+/g, ' '))

/** Names that begin with a text. */
export const beginning = (text: string): RegExp => new RegExp(`^${escaped(text)}`)

/** A wildcard in `inBoth`: some installations have markup in the place of names. */
export const anything = '<anything>'

/** Matches a whole text of the interface in German and English. */
export function inBoth(text: (texts: Catalogue, language: Language) => string): RegExp {
  const patterns = [text(catalogues.de, 'de'), text(catalogues.en, 'en')].map(one =>
    // the page keeps the two parts of 4:00 PM on one line
    one.split(anything).map(escaped).join('.*').replaceAll(String.raw`\x20`, String.raw`\s`),
  )
  return new RegExp(`^(?:${patterns.join('|')})$`, 's')
}

/** The cell of a table in the row that contains a text, under the column header with this name. */
export const cellIn = async (table: Locator, row: string | RegExp, column: string): Promise<Locator> =>
  table
    .getByRole('row')
    .filter({ hasText: row })
    .locator(await cellsUnder(table, column))

/** The cells of a table without its foot, under the column header with this name. */
export const columnIn = async (table: Locator, column: string): Promise<Locator> =>
  table.locator('tr:not(tfoot tr), [role=row]').locator(await cellsUnder(table, column))

async function cellsUnder(table: Locator, column: string): Promise<string> {
  const head = table.getByRole('columnheader', { name: column, exact: true })
  const index = await head.evaluate(one => [...(one.parentElement?.children ?? [])].indexOf(one))
  return `:nth-child(${index + 1}):is(td, [role=cell], [role=gridcell])`
}
