import type { SampleCountKind, OwnDataKind } from './rules.ts'

/** Worded by the server alone. */
export const refusals = {
  gone: 'Die Beispieldaten wurden schon entfernt.',
}

export const de = {
  title: 'Beispieldaten',
  text: 'Einige Daten hier sind Beispieldaten. Als Beispielperson kann sich niemand anmelden.',
  openText: 'Einige Daten hier sind Beispieldaten. In dieser Demo kannst du dich auch als Beispielperson anmelden.',
  remove: 'Beispieldaten entfernen',
  removed: 'Die Beispieldaten wurden entfernt.',
  failed: 'Die Beispieldaten konnten nicht entfernt werden. Versuche es noch einmal.',
  question: 'Alle Beispieldaten entfernen?',
  goes: (list: string) => `Endgültig gelöscht werden: ${list}.`,
  going: {
    people: (n: number) => (n === 1 ? '1 Beispielperson' : `${n} Beispielpersonen`),
    creators: (n: number) => (n === 1 ? '1 Creator' : `${n} Creator`),
    groups: (n: number) => (n === 1 ? '1 Gruppe mit ihren Plänen' : `${n} Gruppen mit ihren Plänen`),
    seats: (n: number) => (n === 1 ? '1 Einteilung' : `${n} Einteilungen`),
    vacation: (n: number) => (n === 1 ? '1 Urlaubsantrag' : `${n} Urlaubsanträge`),
    figures: (n: number) => (n === 1 ? '1 hochgeladene Tabelle' : `${n} hochgeladene Tabellen`),
    todos: (n: number) => (n === 1 ? '1 Aufgabe' : `${n} Aufgaben`),
    contacts: (n: number) => (n === 1 ? '1 Ansprechperson' : `${n} Ansprechpersonen`),
  } satisfies Record<SampleCountKind, (n: number) => string>,
  goesAlong: (list: string) =>
    `Ebenfalls gelöscht werden eure eigenen Daten, die mit Beispieldaten verknüpft sind: ${list}.`,
  own: {
    changed: (n: number) => (n === 1 ? '1 Beispiel, das ihr geändert habt' : `${n} Beispiele, die ihr geändert habt`),
    seats: (n: number) => (n === 1 ? '1 Einteilung' : `${n} Einteilungen`),
    notes: (n: number) => (n === 1 ? '1 Notiz zu einer Schicht' : `${n} Notizen zu Schichten`),
    todos: (n: number) => (n === 1 ? '1 Aufgabe' : `${n} Aufgaben`),
    figures: (n: number) => (n === 1 ? '1 Zeile in euren Tabellen' : `${n} Zeilen in euren Tabellen`),
    accounts: (n: number) => (n === 1 ? '1 Account in euren Gruppen' : `${n} Accounts in euren Gruppen`),
  } satisfies Record<OwnDataKind, (n: number) => string>,
  stays:
    'Alles andere bleibt erhalten: eure Mitglieder, Schichtzeiten, Einstellungen und alles, was ihr sonst angelegt habt.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    sample: typeof de
  }
  interface Refusals {
    sample: typeof refusals
  }
}
