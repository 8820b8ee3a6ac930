/** What is found and done by typing. */
export const de = {
  label: 'Schnellsuche',
  hint: 'Seite, Person, Creator, Gruppe, Woche, Aktion, Hilfe …',
  pages: 'Seiten',
  actions: 'Aktionen',
  people: 'Personen',
  creators: 'Creator',
  handbook: 'Handbuch',
  groups: 'Gruppen',
  weeks: 'Wochen',
  week: (number: number, year: number) => `KW ${number} / ${year}`,
  requestVacation: 'Urlaub beantragen',
  cannotCome: 'Schicht absagen',
  manageTodos: 'Aufgaben verwalten',
  invite: 'Personen einladen',
  readAll: 'Alle Benachrichtigungen als gelesen markieren',
  light: 'Helle Darstellung',
  dark: 'Dunkle Darstellung',
  signOut: 'Abmelden',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    palette: typeof de
  }
}
