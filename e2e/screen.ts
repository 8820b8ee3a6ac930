import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Catalogue } from '#kit/catalogue.ts'
import { addWeeks, weekOf } from '#kit/week.ts'
import { anything, dialogIn, inBoth, press, readIn, today } from './people.ts'
import { watchPolicy } from './policy.ts'
import { password, shared, type SharedInstallation } from './staffel.ts'

type Language = 'de' | 'en'
type Theme = 'light' | 'dark'

/** A member of the sample agency; undefined: not signed in. */
type Who = 'owner' | 'admin' | 'lead' | 'chatter' | 'locked' | undefined

export interface Screen {
  readonly name: string
  readonly path: string
  readonly who: Who
  /** The installation; the sample agency (`demo`) by default. */
  readonly on?: SharedInstallation
  /** Every read except that of the session fails. */
  readonly isFailing?: true
  /**
   * The page is loaded for the screen, and again for the next one: because the screen mocks answers in `after`, or because it is
   * what `leave` navigates to.
   */
  readonly needsLoad?: true
  /** Runs before the page is loaded, which it always is: no mocked answer stays in the query cache for the next screen. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Runs when the screen is ready, before it is checked. */
  readonly after?: (page: Page) => Promise<void>
}

export const dialog = (page: Page) => expect(dialogIn(page)).toBeVisible()

/** Does what `press` does with the button of that text, in either language. */
export const pressIn = (within: Page | Locator, text: Parameters<typeof inBoth>[0]): Promise<void> =>
  press(within, inBoth(text))

/** The calendar week a few weeks from this one. */
export const inWeeks = (weeks: number) => addWeeks(weekOf(today()), weeks)

/** The id of a group of the sample that works the standard shifts. */
export async function groupOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/creator-groups')
  const groups: { id: string; useCustomShifts: boolean }[] = await answer.json()
  const id = groups.find(({ useCustomShifts }) => !useCustomShifts)?.id
  if (id === undefined) throw new Error('there is no group')
  return id
}

export async function openPlan(page: Page): Promise<void> {
  const plan = page.locator(`[href="/schichtplan/${await groupOf(page)}"]`)
  await page.getByRole('main').getByRole('link').and(plan).click()
  await expect(page.getByRole('grid')).toBeVisible()
}

export const openBy = (name: RegExp) => async (page: Page) => {
  await press(page, name)
  await dialog(page)
}

export const openTab = (text: (texts: Catalogue) => string) => async (page: Page) => {
  await page.getByRole('tab', { name: inBoth(texts => `${text(texts)}${anything}`) }).click()
}

export interface View {
  readonly language: Language
  readonly theme: Theme
  readonly width: number
}

type Cookies = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['cookies']>>

/** Session cookies by installation and person: a session is opened once for all browsers of a person. */
const cookiesByPerson = new Map<string, Cookies>()

const personByContext = new WeakMap<BrowserContext, string>()

/** The language that was last stored in the profile of a person. */
const languageByPerson = new Map<string, Language>()

/** No page of the app: it unmounts the frame with its windows and its stream of events, and keeps the document. */
const nowhere = '/between-two-screens'

/** Pages that show `nowhere`, from where the next screen is reached without loading the app again. */
const betweenScreens = new WeakSet<Page>()

export const heightOf = (width: number) => (width < 600 ? 844 : 800)

/** A browser context of the person that the screen is for, signed in. */
export async function enter(
  browser: Browser,
  screen: Screen,
  { language, theme, width }: View,
  baseURL = shared(screen.on ?? 'demo'),
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: heightOf(width) },
    colorScheme: theme,
    locale: language === 'de' ? 'de-DE' : 'en-US',
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  })
  watchPolicy(context)
  // lets `skipRetries` skip the pauses between the retries of a failing query
  if (screen.isFailing) await context.clock.install()
  if (screen.who !== undefined) {
    const person = `${baseURL} ${screen.who}`
    const known = cookiesByPerson.get(person)
    if (known) await context.addCookies(known)
    else {
      const answer = await context.request.post('/api/v1/session', {
        data: { email: `${screen.who}@demo.staffel.test`, password },
      })
      expect(answer.status()).toBe(200)
      cookiesByPerson.set(person, await context.cookies())
    }
    if (screen.who !== 'locked') personByContext.set(context, person)
  }
  return context.newPage()
}

/** Whether the page has to be loaded for the screen, and again for the screen after it. */
const isLoaded = ({ before, isFailing, needsLoad }: Screen) => before !== undefined || isFailing || needsLoad

/** Shows the screen in a page of `enter`, inside the app where possible, and resolves when it is ready to be checked. */
export async function show(page: Page, screen: Screen, { language }: View): Promise<void> {
  await chooseLanguage(page.context(), language)
  if (betweenScreens.has(page) && !isLoaded(screen)) await goTo(page, screen.path)
  else {
    await page.unrouteAll()
    await screen.before?.(page)
    if (screen.isFailing) {
      await page.route(/\/api\/rpc\/(?!signIn\/session)/, route => route.fulfill({ status: 500, body: '{}' }))
    }
    await page.goto(screen.path)
  }
  betweenScreens.delete(page)
  if (screen.isFailing) await skipRetries(page)
  await settled(page)
  await screen.after?.(page)
  await settled(page)
}

async function chooseLanguage(context: BrowserContext, language: Language): Promise<void> {
  const person = personByContext.get(context)
  if (person === undefined || languageByPerson.get(person) === language) return
  await readIn(context.request, language)
  languageByPerson.set(person, language)
}

/** Leaves nothing of the screen to the next one: no window, no storage, no lost connection, no unsent action, no hovered control. */
export async function leave(page: Page, screen: Screen): Promise<void> {
  // a tooltip under the pointer would cover controls of the next screen
  await page.mouse.move(0, 0)
  const isOnline = await page.evaluate(() => navigator.onLine)
  const mayGoOn = isOnline && !isLoaded(screen)
  if (mayGoOn) await goTo(page, nowhere)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const isClean = await page.evaluate(() => !document.querySelector('[role=dialog], [role=alertdialog]'))
  if (mayGoOn && isClean) betweenScreens.add(page)
  if (!isOnline) {
    // the app would send waiting actions as soon as there is a connection
    await page.goto('about:blank')
    await page.context().setOffline(false)
  }
}

/** Navigates inside the app: the router listens to `pushState`, and no guard for unsaved changes asks. */
async function goTo(page: Page, path: string): Promise<void> {
  const left = await page.evaluateHandle(next => {
    const [title, href] = [document.querySelector('h1'), window.__TSR_ROUTER__?.state.resolvedLocation?.href]
    history.pushState(null, '', next)
    return { title, href }
  }, path)
  // the router shows the old screen until the new one is ready, and may remount the old title before that
  await page.waitForFunction(({ title, href }) => {
    const { location, resolvedLocation } = window.__TSR_ROUTER__?.state ?? {}
    return !title?.isConnected && resolvedLocation?.href !== href && resolvedLocation?.href === location?.href
  }, left)
}

const isSettled = () =>
  // a screen that is hidden behind another one may have a title and skeletons as well
  [...document.querySelectorAll('h1')].filter(title => title.checkVisibility()).length === 1 &&
  [...document.querySelectorAll('.skeleton')].every(shape => !shape.checkVisibility())

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled)
  await page.evaluate(() => document.fonts.ready)
}

/** A failing query is retried after one and after two seconds; the page's clock skips them. */
async function skipRetries(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(2000)
        return page.evaluate(isSettled)
      },
      { intervals: [50] },
    )
    .toBe(true)
}

/** The screen in a browser context of its own. */
export async function openScreen(browser: Browser, screen: Screen, view: View): Promise<Page> {
  const page = await enter(browser, screen, view)
  await show(page, screen, view)
  return page
}
