import { expect } from '@playwright/test'
import { mondayOf } from '#kit/week.ts'
import { dialogIn, inBoth, refusals } from './people.ts'
import { joiningScreens } from './joining-screens.ts'
import { lastMonth } from './last-month.ts'
import { leftScreens } from './left-screens.ts'
import { organizationScreens } from './organization-screens.ts'
import { planScreens } from './plan-screens.ts'
import { programScreens } from './program-screens.ts'
import { rareScreens } from './rare-screens.ts'
import { dialog, inWeeks, openBy, openTab, pressIn, type Screen } from './screen.ts'
import { dayHeading, markVacation, openDecision, openMember, readTable } from './screen-steps.ts'
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
      await pressIn(page, texts => texts.signIn.login.submit)
      const email = page.getByRole('textbox', { name: inBoth(texts => texts.signIn.fields.email) })
      await expect(email).toHaveAttribute('aria-invalid', 'true')
    },
  },
  { name: 'register', path: '/register', who: undefined },
  { name: 'forgot-password', path: '/forgot-password', who: undefined },
  { name: 'confirmation-mail', path: '/confirmation-mail', who: undefined },
  { name: 'reset-password', path: '/reset-password?token=nothing', who: undefined },
  {
    name: 'reset-password-invalid',
    path: '/reset-password?token=nothing',
    who: undefined,
    async after(page) {
      await pressIn(page, texts => texts.entry.reset.start)
      await expect(page.getByText(inBoth(texts => texts.entry.reset.invalidTitle))).toBeVisible()
    },
  },
  { name: 'handbook', path: '/handbook', who: undefined },
  { name: 'handbook-plan', path: '/handbook/plan#rules', who: 'chatter' },
  { name: 'handbook-unknown', path: '/handbook/nothing', who: undefined },
  {
    name: 'locked',
    path: '/dashboard',
    who: 'locked',
    // the ways out come last
    after: page => page.getByRole('button', { name: inBoth(texts => texts.ownAccount.data.remove) }).waitFor(),
  },
  { name: 'dashboard', path: '/dashboard', who: 'chatter' },
  { name: 'availability', path: '/availability', who: 'chatter' },
  {
    name: 'availability-vacation',
    path: `/availability?week=${inWeeks(2)}`,
    who: 'chatter',
    after: async page => {
      await page.getByRole('radio', { name: inBoth(texts => texts.availability.brush.names.vacation) }).click()
      await dayHeading(page, mondayOf(inWeeks(2))).click()
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
    after: openBy(inBoth(texts => texts.todos.add)),
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
    after: openTab(texts => texts.notifications.tabs.rules),
  },
  {
    name: 'notifications-delivery',
    path: '/notifications',
    who: 'owner',
    after: openTab(texts => texts.delivery.failed.tab),
  },
  { name: 'dashboard-manager', path: '/dashboard', who: 'admin' },
  { name: 'vacation-decision', path: '/dashboard', who: 'admin', after: openDecision },
  { name: 'availability-manager', path: '/availability', who: 'admin' },
  { name: 'availability-team', path: `/availability?view=team&week=${inWeeks(1)}`, who: 'admin' },
  {
    name: 'availability-settings',
    path: '/availability',
    who: 'admin',
    after: openBy(inBoth(texts => texts.availabilitySettings.title)),
  },
  { name: 'vacation-request', path: `/availability?week=${inWeeks(3)}`, who: 'chatter', after: markVacation },
  {
    name: 'availability-copy',
    path: `/availability?week=${inWeeks(1)}`,
    who: 'chatter',
    after: async page => {
      await pressIn(page, texts => texts.availability.copy.open)
      await page.getByRole('menuitem', { name: inBoth(texts => texts.availability.copy.onward) }).click()
      await dialog(page)
    },
  },
  {
    name: 'availability-keys',
    // on a Sunday night the page opens the next week
    path: `/availability?week=${inWeeks(1)}`,
    who: 'chatter',
    after: async page => {
      await dayHeading(page, mondayOf(inWeeks(1))).focus()
      await page.keyboard.press('?')
      await dialog(page)
    },
  },
  {
    name: 'preferences',
    path: '/availability',
    who: 'chatter',
    after: openBy(inBoth(texts => texts.preferences.open)),
  },
  { name: 'team', path: '/team', who: 'owner' },
  { name: 'team-lead', path: '/team', who: 'lead' },
  { name: 'team-invite', path: '/team', who: 'owner', after: openBy(inBoth(texts => texts.team.invite)) },
  ...joiningScreens,
  { name: 'team-member', path: '/team', who: 'owner', after: openMember },
  {
    name: 'team-member-security',
    path: '/team',
    who: 'owner',
    after: async page => {
      await openMember(page)
      await openTab(texts => texts.team.dialog.tabs.security)(page)
    },
  },
  {
    name: 'team-member-shifts',
    path: '/team',
    who: 'owner',
    after: async page => {
      await openMember(page)
      await openTab(texts => texts.team.dialog.tabs.shifts)(page)
      await expect(page.getByRole('textbox', { name: inBoth(texts => texts.preferences.hours.max) })).toBeVisible()
    },
  },
  {
    name: 'permissions',
    path: '/permissions',
    who: 'admin',
    after: async page => {
      const grant = inBoth(({ permissionPage, permissions }) =>
        permissionPage.grant(permissionPage.names.page_team, permissions.roles.team_lead),
      )
      await page.getByText(inBoth(texts => texts.permissionPage.detail)).click()
      await page.getByRole('checkbox', { name: grant }).click()
    },
  },
  { name: 'audit', path: '/organization/audit', who: 'owner' },
  { name: 'settings-telegram', path: '/settings/telegram', who: 'chatter' },
  { name: 'settings-notifications', path: '/settings/notifications', who: 'chatter' },
  { name: 'settings-account', path: '/settings/account', who: 'owner' },
  {
    name: 'second-factor',
    path: '/settings/account',
    who: 'chatter',
    on: 'jobs',
    after: async page => {
      await openBy(inBoth(texts => texts.ownAccount.protection.start))(page)
      await dialogIn(page)
        .getByLabel(inBoth(texts => texts.ownAccount.ask.password))
        .fill(password)
      await pressIn(dialogIn(page), texts => texts.ownAccount.protection.next)
      await expect(page.getByLabel(inBoth(texts => texts.ownAccount.protection.secret))).toBeVisible()
    },
  },
  {
    name: 'account-deletion',
    path: '/settings/account',
    who: 'chatter',
    after: openBy(inBoth(texts => texts.ownAccount.data.remove)),
  },
  {
    name: 'account-leaving',
    path: '/settings/account',
    who: 'chatter',
    after: openBy(inBoth(texts => texts.ownAccount.data.leave)),
  },
  { name: 'profile', path: '/profile', who: 'chatter' },
  { name: 'confirm-email', path: '/confirm-email?token=nothing', who: undefined },
  {
    name: 'confirm-email-invalid',
    path: '/confirm-email?token=nothing',
    who: undefined,
    async after(page) {
      await pressIn(page, texts => texts.entry.confirmEmail.submit)
      await expect(page.getByText(inBoth((_, language) => refusals[language].signIn.linkExpired))).toBeVisible()
    },
  },
  { name: 'join-unknown', path: '/join/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', who: undefined },
  { name: 'creators', path: '/creator', who: 'owner' },
  { name: 'creator-new', path: '/creator', who: 'owner', after: openBy(inBoth(texts => texts.creators.add)) },
  { name: 'creator-groups', path: '/creator-groups', who: 'owner' },
  {
    name: 'creator-group-new',
    path: '/creator-groups',
    who: 'owner',
    after: openBy(inBoth(texts => texts.creatorGroups.add)),
  },
  ...planScreens,
  ...leftScreens,
  ...rareScreens,
  ...organizationScreens,
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
  { name: 'scoreboard', path: '/scoreboard', who: 'chatter' },
  { name: 'scoreboard-manager', path: '/scoreboard', who: 'admin' },
  {
    name: 'scoreboard-plots',
    path: '/scoreboard',
    who: 'chatter',
    after: async page => {
      await page
        .getByRole('heading', { name: inBoth(texts => texts.scoreboard.plots.progress) })
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'scoreboard-per-hour',
    path: `/scoreboard?month=${lastMonth()}`,
    who: 'admin',
    after: async page => {
      await page.getByRole('radio', { name: inBoth(texts => texts.revenue.dimensions.group) }).click()
      await page.getByRole('heading', { name: inBoth(texts => texts.revenue.title) }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'scoreboard-upload',
    path: '/scoreboard',
    who: 'admin',
    after: openBy(inBoth(texts => texts.scoreboard.upload.open)),
  },
  { name: 'scoreboard-preview', path: '/scoreboard', who: 'admin', after: readTable },
  {
    name: 'scoreboard-history',
    path: '/scoreboard',
    who: 'admin',
    after: openBy(inBoth(texts => texts.scoreboard.history.open)),
  },
  {
    name: 'scoreboard-rewards',
    path: '/scoreboard',
    who: 'admin',
    after: openBy(inBoth(texts => texts.scoreboard.rewards.open)),
  },
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
      page.getByRole('heading', { name: inBoth(texts => texts.balance.own.title) }).scrollIntoViewIfNeeded(),
  },
  { name: 'settings-language', path: '/settings/language', who: 'chatter' },
  { name: 'denied', path: '/creator', who: 'chatter' },
  { name: 'not-found', path: '/nowhere', who: 'chatter', needsLoad: true },
  { name: 'not-found-signed-out', path: '/nowhere', who: undefined, needsLoad: true },
]
