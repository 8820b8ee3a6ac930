import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['palette']> = {
  label: 'Search and jump',
  hint: 'Page, person, group, week or action …',
  pages: 'Pages',
  actions: 'Actions',
  people: 'People',
  groups: 'Groups',
  weeks: 'Weeks',
  week: (number, year) => `Week ${number} / ${year}`,
  requestVacation: 'Request vacation',
  manageTodos: 'Manage todos',
  invite: 'Invite someone',
  readAll: 'Mark all notifications as read',
  light: 'Light appearance',
  dark: 'Dark appearance',
  signOut: 'Sign out',
}
