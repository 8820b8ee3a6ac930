import { expect } from '@playwright/test'
import { dialogIn } from './people.ts'
import { joiningScreens } from './joining-screens.ts'
import { lastMonth } from './last-month.ts'
import { leftScreens } from './left-screens.ts'
import { planScreens } from './plan-screens.ts'
import { programScreens } from './program-screens.ts'
import { rareScreens } from './rare-screens.ts'
import { dialog, inWeeks, markVacation, openDecision, openFirst, openBy, readTable, type Screen } from './screen.ts'
import { password } from './staffel.ts'

/** Every screen there is, and its dialogs: axe and the camera walk through this list. */
export const screens: readonly Screen[] = [
  { name: 'set-up', path: '/', who: undefined, on: 'fresh' },
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
  { name: 'handbook', path: '/handbook', who: undefined },
  { name: 'handbook-plan', path: '/handbook/plan#rules', who: 'chatter' },
  { name: 'handbook-unknown', path: '/handbook/nothing', who: undefined },
  {
    name: 'locked',
    path: '/dashboard',
    who: 'locked',
    // the ways out come last
    after: page => page.getByRole('button', { name: /^(Konto löschen|Delete account)$/ }).waitFor(),
  },
  { name: 'dashboard', path: '/dashboard', who: 'chatter' },
  { name: 'availability', path: '/availability', who: 'chatter' },
  {
    name: 'availability-vacation',
    path: `/availability?week=${inWeeks(2)}`,
    who: 'chatter',
    after: async page => {
      await page.getByRole('radio', { name: /^(Urlaub|Vacation)$/ }).click()
      await page.getByRole('gridcell').first().click()
    },
  },
  { name: 'dashboard-lead', path: '/dashboard', who: 'lead' },
  { name: 'dashboard-owner', path: '/dashboard', who: 'owner' },
  { name: 'dashboard-empty', path: '/dashboard', who: 'owner', on: 'empty' },
  { name: 'dashboard-failing', path: '/dashboard', who: 'owner', isFailing: true },
  {
    name: 'todo-new',
    path: '/dashboard',
    who: 'owner',
    after: async page => {
      await page.getByRole('button', { name: /^(Aufgabe anlegen|Add todo)$/ }).click()
      await dialog(page)
    },
  },
  { name: 'todo-management', path: '/todo-management', who: 'lead' },
  { name: 'todo-management-empty', path: '/todo-management', who: 'owner', on: 'empty' },
  { name: 'todo-management-failing', path: '/todo-management', who: 'owner', isFailing: true },
  { name: 'notifications', path: '/notifications', who: 'owner' },
  { name: 'notifications-empty', path: '/notifications', who: 'owner', on: 'empty' },
  { name: 'notifications-failing', path: '/notifications', who: 'owner', isFailing: true },
  {
    name: 'notifications-rules',
    path: '/notifications',
    who: 'owner',
    after: async page => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'notifications-delivery',
    path: '/notifications',
    who: 'owner',
    after: async page => page.getByRole('tab').nth(2).click(),
  },
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
      await page.getByRole('button', { name: /^(Übertragen|Copy)$/ }).click()
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
  { name: 'team-invite', path: '/team', who: 'owner', after: openBy(/^(Einladen|Invite)$/) },
  ...joiningScreens,
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
    name: 'team-member-shifts',
    path: '/team',
    who: 'owner',
    after: async page => {
      await openFirst('li button')(page)
      await page.getByRole('tab').nth(2).click()
      await expect(page.locator('[name=most]')).toBeVisible()
    },
  },
  {
    name: 'permissions',
    path: '/permissions',
    who: 'admin',
    after: async page => page.getByRole('checkbox', { disabled: false }).nth(1).click(),
  },
  { name: 'audit', path: '/organization/audit', who: 'owner' },
  { name: 'settings-telegram', path: '/settings/telegram', who: 'chatter' },
  { name: 'settings-notifications', path: '/settings/notifications', who: 'chatter' },
  { name: 'settings-account', path: '/settings/account', who: 'owner' },
  {
    name: 'second-factor',
    path: '/settings/account',
    who: 'chatter',
    after: async page => {
      await page.getByRole('button', { name: /^(Einrichten|Set up)$/ }).click()
      await dialogIn(page).locator('[name=password]').fill(password)
      await dialogIn(page).locator('button[type=submit]').click()
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
  {
    name: 'account-leaving',
    path: '/settings/account',
    who: 'chatter',
    after: async page => {
      await page.getByRole('button', { name: /^(Organisation verlassen|Leave the organisation)$/ }).click()
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
  ...leftScreens,
  ...rareScreens,
  { name: 'organization', path: '/organization', who: 'owner' },
  {
    name: 'organization-sample',
    path: '/organization',
    who: 'owner',
    after: async page => {
      await page.getByRole('button', { name: /^(Beispieldaten entfernen|Remove sample data)$/ }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { name: 'organization-empty', path: '/organization', who: 'owner', on: 'empty' },
  { name: 'organization-failing', path: '/organization', who: 'owner', isFailing: true },
  { name: 'organization-general', path: '/organization/settings/general', who: 'owner' },
  { name: 'organization-contacts', path: '/organization/settings/contacts', who: 'owner' },
  { name: 'organization-contacts-empty', path: '/organization/settings/contacts', who: 'owner', on: 'empty' },
  { name: 'organization-contacts-denied', path: '/organization/settings/contacts', who: 'admin' },
  {
    name: 'organization-contact-edit',
    path: '/organization/settings/contacts',
    who: 'owner',
    after: async page => {
      await page
        .getByRole('button', { name: /(bearbeiten|^Edit )/ })
        .first()
        .click()
    },
  },
  { name: 'organization-discord', path: '/organization/settings/discord', who: 'owner' },
  { name: 'organization-features', path: '/organization/settings/features', who: 'owner' },
  ...programScreens,
  {
    name: 'palette',
    path: '/dashboard',
    who: 'owner',
    after: async page => {
      await page.keyboard.press('Control+k')
      await dialog(page)
    },
  },
  { name: 'organization-platforms', path: '/organization/settings/platforms', who: 'owner' },
  { name: 'platform-new', path: '/organization/settings/platforms', who: 'owner', after: openFirst('header button') },
  { name: 'organization-planning', path: '/organization/settings/planning', who: 'owner' },
  { name: 'scoreboard', path: '/scoreboard', who: 'chatter' },
  { name: 'scoreboard-manager', path: '/scoreboard', who: 'admin' },
  {
    name: 'scoreboard-plots',
    path: '/scoreboard',
    who: 'chatter',
    after: async page => page.locator('figure').last().scrollIntoViewIfNeeded(),
  },
  {
    name: 'scoreboard-per-hour',
    path: `/scoreboard?month=${lastMonth()}`,
    who: 'admin',
    after: async page => {
      await page.getByRole('radio', { name: /^(Gruppe|Group)$/ }).click()
      await page.getByRole('heading', { name: /^(Umsatz je Stunde|Revenue per hour)$/ }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'scoreboard-upload', path: '/scoreboard', who: 'admin', after: openBy(/^(Hochladen|Upload)$/) },
  { name: 'scoreboard-preview', path: '/scoreboard', who: 'admin', after: readTable },
  { name: 'scoreboard-history', path: '/scoreboard', who: 'admin', after: openBy(/^(Historie|History)$/) },
  { name: 'scoreboard-rewards', path: '/scoreboard', who: 'admin', after: openBy(/^(Belohnungen|Rewards)$/) },
  { name: 'balance', path: '/balance', who: 'admin' },
  { name: 'balance-twelve', path: '/balance?weeks=12', who: 'owner' },
  { name: 'balance-empty', path: '/balance', who: 'owner', on: 'empty' },
  { name: 'balance-failing', path: '/balance', who: 'owner', isFailing: true },
  { name: 'balance-denied', path: '/balance', who: 'chatter' },
  {
    name: 'profile-balance',
    path: '/profile',
    who: 'chatter',
    after: async page =>
      page.getByRole('heading', { name: /^(Dein Ausgleich|Your balance)$/ }).scrollIntoViewIfNeeded(),
  },
  { name: 'organization-shifts', path: '/organization/settings/shifts', who: 'owner' },
  { name: 'shift-new', path: '/organization/settings/shifts', who: 'owner', after: openFirst('header button') },
  { name: 'settings-language', path: '/settings/language', who: 'chatter' },
  { name: 'denied', path: '/creator', who: 'chatter' },
  { name: 'not-found', path: '/nowhere', who: 'chatter', needsLoad: true },
]
