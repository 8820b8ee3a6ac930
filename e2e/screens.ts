import { type Browser, expect, type Page } from '@playwright/test'
import { inWeeks, planScreens } from './plan-screens.ts'
import type { Screen } from './screen.ts'
import { password } from './staffel.ts'

type Language = 'de' | 'en'
type Theme = 'light' | 'dark'

const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()

const openFirst = (button: string) => async (page: Page) => {
  await page.locator(`main ${button}`).first().click()
  await dialog(page)
}

/** Of somebody who sits on a seat of the plan: what approving would do is seen. */
async function openDecision(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Hellwig|Chatter/ })
    .first()
    .click()
  await dialog(page)
}

async function markVacation(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^(Urlaub|Vacation)$/ }).click()
  await page.getByRole('columnheader').nth(1).getByRole('button').click()
  await page.getByRole('button', { name: /^(Urlaub beantragen|Request vacation)$/ }).click()
  await dialog(page)
}

/** Every screen there is, and its dialogs: axe and the camera walk through this list. */
export const screens: readonly Screen[] = [
  { name: 'set-up', path: '/', who: undefined, isFresh: true },
  { name: 'login', path: '/login', who: undefined },
  {
    name: 'login-refused',
    path: '/login',
    who: undefined,
    after: async page => {
      await page.locator('button[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  { name: 'register', path: '/register', who: undefined },
  { name: 'forgot-password', path: '/forgot-password', who: undefined },
  { name: 'confirmation-mail', path: '/confirmation-mail', who: undefined },
  { name: 'reset-password-invalid', path: '/reset-password?token=nothing', who: undefined },
  { name: 'locked', path: '/dashboard', who: 'locked' },
  { name: 'dashboard', path: '/dashboard', who: 'chatter' },
  { name: 'availability', path: '/availability', who: 'chatter' },
  { name: 'dashboard-manager', path: '/dashboard', who: 'admin' },
  { name: 'vacation-decision', path: '/dashboard', who: 'admin', after: openDecision },
  { name: 'availability-manager', path: '/availability', who: 'admin' },
  { name: 'availability-team', path: `/availability?view=team&week=${inWeeks(1)}`, who: 'admin' },
  {
    name: 'availability-settings',
    path: '/availability',
    who: 'admin',
    after: async page => {
      await page.getByRole('button', { name: /^(Verfügbarkeits-Einstellungen|Availability settings)$/ }).click()
      await dialog(page)
    },
  },
  { name: 'vacation-request', path: `/availability?week=${inWeeks(3)}`, who: 'chatter', after: markVacation },
  {
    name: 'availability-copy',
    path: `/availability?week=${inWeeks(1)}`,
    who: 'chatter',
    after: async page => {
      await page.getByRole('button', { name: /^(Übertragen|Carry over)$/ }).click()
      await page.getByRole('menuitem').last().click()
      await dialog(page)
    },
  },
  {
    name: 'availability-keys',
    path: '/availability',
    who: 'chatter',
    after: async page => {
      await page.getByRole('gridcell').first().focus()
      await page.keyboard.press('?')
      await dialog(page)
    },
  },
  {
    name: 'preferences',
    path: '/availability',
    who: 'chatter',
    after: async page => {
      await page.getByRole('button', { name: /^(Präferenzen|Preferences)$/ }).click()
      await dialog(page)
    },
  },
  { name: 'team', path: '/team', who: 'owner' },
  { name: 'team-lead', path: '/team', who: 'lead' },
  { name: 'team-invite', path: '/team', who: 'owner', after: openFirst('header button') },
  { name: 'team-member', path: '/team', who: 'owner', after: openFirst('li button') },
  {
    name: 'team-member-security',
    path: '/team',
    who: 'owner',
    after: async page => {
      await openFirst('li button')(page)
      await page.getByRole('tab').nth(1).click()
    },
  },
  {
    name: 'permissions',
    path: '/permissions',
    who: 'admin',
    after: async page => page.getByRole('checkbox', { disabled: false }).nth(1).click(),
  },
  { name: 'audit', path: '/organization/audit', who: 'owner' },
  { name: 'settings-account', path: '/settings/account', who: 'owner' },
  {
    name: 'second-factor',
    path: '/settings/account',
    who: 'chatter',
    after: async page => {
      await page.getByRole('button', { name: /^(Einrichten|Set up)$/ }).click()
      await page.getByRole('dialog').locator('[name=password]').fill(password)
      await page.getByRole('dialog').locator('button[type=submit]').click()
      await expect(page.locator('[name=secret]')).toBeVisible()
    },
  },
  {
    name: 'account-deletion',
    path: '/settings/account',
    who: 'chatter',
    after: async page => {
      await page.getByRole('button', { name: /^(Konto löschen|Delete account)$/ }).click()
      await dialog(page)
    },
  },
  { name: 'profile', path: '/profile', who: 'chatter' },
  { name: 'confirm-email-invalid', path: '/confirm-email?token=nothing', who: undefined },
  { name: 'join-unknown', path: '/join/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', who: undefined },
  { name: 'creators', path: '/creator', who: 'owner' },
  { name: 'creator-new', path: '/creator', who: 'owner', after: openFirst('header button') },
  { name: 'creator-groups', path: '/creator-groups', who: 'owner' },
  { name: 'creator-group-new', path: '/creator-groups', who: 'owner', after: openFirst('header button') },
  ...planScreens,
  { name: 'organization-platforms', path: '/organization/settings/platforms', who: 'owner' },
  { name: 'platform-new', path: '/organization/settings/platforms', who: 'owner', after: openFirst('header button') },
  { name: 'organization-planning', path: '/organization/settings/planning', who: 'owner' },
  { name: 'schedule-overview', path: '/schedule-overview', who: 'lead' },
  {
    name: 'schedule-overview-chatters',
    path: '/schedule-overview',
    who: 'lead',
    after: async page => {
      await page.getByRole('radio', { name: /^(Chatter|Chatters)$/ }).click()
    },
  },
  {
    name: 'schedule-overview-month',
    path: '/schedule-overview',
    who: 'owner',
    after: async page => {
      await page.getByRole('radio', { name: /^(Monat|Month)$/ }).click()
    },
  },
  { name: 'organization-shifts', path: '/organization/settings/shifts', who: 'owner' },
  { name: 'shift-new', path: '/organization/settings/shifts', who: 'owner', after: openFirst('header button') },
  { name: 'settings-language', path: '/settings/language', who: 'chatter' },
  { name: 'denied', path: '/creator', who: 'chatter' },
  { name: 'not-found', path: '/nowhere', who: 'chatter' },
]

interface View {
  readonly language: Language
  readonly theme: Theme
  readonly width: number
}

const cookies = new Map<string, Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['cookies']>>>()

/** Everything is read and drawn. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** The screen as somebody sees it, ready to be looked at. */
export async function openScreen(browser: Browser, screen: Screen, { language, theme, width }: View): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env[screen.isFresh ? 'E2E_FRESH_URL' : 'E2E_DEMO_URL'] ?? '',
    viewport: { width, height: width < 600 ? 844 : 800 },
    colorScheme: theme,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  })
  if (screen.who !== undefined) {
    const known = cookies.get(screen.who)
    if (known) await context.addCookies(known)
    else {
      const answer = await context.request.post('/api/v1/session', {
        data: { email: `${screen.who}@demo.staffel.test`, password },
      })
      expect(answer.status()).toBe(200)
      cookies.set(screen.who, await context.cookies())
    }
    if (screen.who !== 'locked') await context.request.put('/api/v1/people/me/language', { data: { language } })
  }
  const page = await context.newPage()
  await page.goto(screen.path)
  await expect(page.locator('h1')).toHaveCount(1)
  await settled(page)
  await screen.after?.(page)
  await settled(page)
  return page
}
