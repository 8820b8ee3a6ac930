import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['palette']> = {
  label: 'Quick search',
  hint: 'Search pages, people, weeks, actions, help…',
  pages: 'Pages',
  actions: 'Actions',
  people: 'People',
  creators: 'Creators',
  handbook: 'Handbook',
  groups: 'Groups',
  weeks: 'Weeks',
  week: (number, year) => `Week ${number}, ${year}`,
  requestVacation: 'Request vacation',
  cannotCome: 'Report absence',
  manageTodos: 'Manage todos',
  invite: 'Invite people',
  readAll: 'Mark all notifications as read',
  light: 'Switch to light mode',
  dark: 'Switch to dark mode',
  signOut: 'Sign out',
}
