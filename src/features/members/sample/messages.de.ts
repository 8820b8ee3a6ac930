import type { SampleCountKind, OwnDataKind } from './rules.ts'

/** Worded by the server alone. */
export const refusals = {
  gone: 'Die Beispieldaten sind schon entfernt.',
}

export const de = {
  title: 'Beispieldaten',
  text: 'Ein Teil dessen, was du hier siehst, sind Beispiele. Als eine der Beispielpersonen kann sich niemand anmelden.',
  openText:
    'Ein Teil dessen, was du hier siehst, sind Beispiele. In dieser Demo kannst du dich auch als Beispielperson anmelden.',
  remove: 'Beispieldaten entfernen',
  removed: 'Die Beispieldaten sind entfernt.',
  failed: 'Die Beispieldaten konnten nicht entfernt werden.',
  question: 'Alle Beispieldaten entfernen?',
  goes: (list: string) => `Endgültig gelöscht werden: ${list}.`,
  going: {
    people: (n: number) => (n === 1 ? '1 Beispielperson' : `${n} Beispielpersonen`),
    creators: (n: number) => (n === 1 ? '1 Creator' : `${n} Creators`),
    groups: (n: number) => (n === 1 ? '1 Gruppe mit ihren Plänen' : `${n} Gruppen mit ihren Plänen`),
    seats: (n: number) => (n === 1 ? '1 Einteilung' : `${n} Einteilungen`),
    vacation: (n: number) => (n === 1 ? '1 Urlaubsantrag' : `${n} Urlaubsanträge`),
    figures: (n: number) => (n === 1 ? '1 hochgeladene Tabelle' : `${n} hochgeladene Tabellen`),
    todos: (n: number) => (n === 1 ? '1 Aufgabe' : `${n} Aufgaben`),
    contacts: (n: number) => (n === 1 ? '1 Ansprechperson' : `${n} Ansprechpersonen`),
  } satisfies Record<SampleCountKind, (n: number) => string>,
  goesAlong: (list: string) => `Ebenfalls gelöscht wird, was von euch daran hängt: ${list}.`,
  own: {
    changed: (n: number) => (n === 1 ? '1 Beispiel, das ihr geändert habt' : `${n} Beispiele, die ihr geändert habt`),
    seats: (n: number) => (n === 1 ? '1 Einteilung' : `${n} Einteilungen`),
    notes: (n: number) => (n === 1 ? '1 Notiz an einem Platz' : `${n} Notizen an Plätzen`),
    todos: (n: number) => (n === 1 ? '1 Aufgabe' : `${n} Aufgaben`),
    figures: (n: number) => (n === 1 ? '1 Zeile eurer Tabellen' : `${n} Zeilen eurer Tabellen`),
    accounts: (n: number) => (n === 1 ? '1 Account in euren Gruppen' : `${n} Accounts in euren Gruppen`),
  } satisfies Record<OwnDataKind, (n: number) => string>,
  stays: 'Alles andere bleibt: eure Leute, Schichtzeiten, Einstellungen und was ihr selbst angelegt habt.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    sample: typeof de
  }
  interface Refusals {
    sample: typeof refusals
  }
}
