/** The way from screen to screen. */
export const de = {
  label: 'Hauptnavigation',
  open: 'Menü öffnen',
  close: 'Menü schließen',
  dashboard: 'Dashboard',
  shifts: 'Schichten',
  planning: 'Schichtplanung',
  creators: 'Creator',
  groups: 'Gruppen',
  balance: 'Ausgleich',
  team: 'Team',
  notifications: 'Benachrichtigungen',
  unread: (count: number) => `${count >= 100 ? '99+' : count} ungelesen`,
  scoreboard: 'Scoreboard',
  telegram: 'Telegram',
  account: 'Konto',
  audit: 'Protokoll',
  permissions: 'Berechtigungen',
  settings: 'Einstellungen',
  language: 'Sprache',
  organization: 'Organisation',
  organizationOverview: 'Übersicht',
  organizationGeneral: 'Allgemein',
  organizationContacts: 'Ansprechpersonen',
  organizationDiscord: 'Discord',
  organizationFeatures: 'Funktionen',
  organizationPlatforms: 'Plattformen',
  organizationPlanning: 'Planungsregeln',
  weekPlan: 'Wochenplan',
  scheduleOverview: 'Übersicht',
  organizationShifts: 'Schichtzeiten',
  search: 'Suchen',
  fold: 'Navigation einklappen',
  unfold: 'Navigation ausklappen',
  searchKeys: { apple: '⌘ K', other: 'Strg K' },
  signOut: 'Abmelden',
  profile: 'Profil',
  skip: 'Zum Inhalt springen',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    nav: typeof de
  }
}
