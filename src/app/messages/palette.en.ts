import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['palette']> = {
  label: 'Search and jump',
  hint: 'Page, person, creator, group, week, action, help …',
  pages: 'Pages',
  actions: 'Actions',
  people: 'People',
  creators: 'Creators',
  handbook: 'Handbook',
  groups: 'Groups',
  weeks: 'Weeks',
  week: (number, year) => `Week ${number} / ${year}`,
  requestVacation: 'Request vacation',
  cannotCome: 'I cannot come to a shift',
  manageTodos: 'Manage todos',
  invite: 'Invite someone',
  readAll: 'Mark all notifications as read',
  light: 'Light appearance',
  dark: 'Dark appearance',
  signOut: 'Sign out',
}
