import type { AccountType } from '#features/agency/creators/accounts.ts'
import { listedPeople, type PublishedPeople } from './listed-people.ts'

/** Worded by the server alone. */
export const refusals = {
  nameRequired: 'Bitte gib der Gruppe einen Namen.',
  combinationsRequired: 'Bitte wähle mindestens einen Account.',
  customShiftsRequired: 'Füge mindestens eine eigene Schicht hinzu.',
  sameShiftName: 'Es gibt schon eine Schicht mit diesem Namen.',
  notFound: 'Diese Gruppe gibt es nicht mehr.',
  accountNotFound: 'Diesen Account gibt es nicht mehr.',
  personNotFound: 'Diese Person gibt es nicht mehr.',
  shiftNotFound: 'Diese Schicht gibt es nicht mehr.',
  shiftTaken: 'Die Kennung dieser Schicht ist schon vergeben.',
  shiftInUse: ({ name }: { name: string }) => `Die Schicht „${name}“ ist schon verplant. Deaktiviere sie stattdessen.`,
  tooManyMain: ({ max }: { max: number }) =>
    max === 1 ? 'Die Gruppe hat nur einen Platz je Schicht.' : `Die Gruppe hat nur ${max} Plätze je Schicht.`,
  surplus: (affected: PublishedPeople) =>
    `Auf Plätzen, die es dann nicht mehr gibt, sitzen schon: ${listedPeople(affected, 'de')}.`,
  outOfUse: (affected: PublishedPeople) =>
    `Auf Schichten, die dann nicht mehr im Einsatz sind, stehen veröffentlicht: ${listedPeople(affected, 'de')}.`,
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} Gruppen sind nicht möglich.`,
  conflictCombination: ({ account, group }: { account: string; group: string }) =>
    `${account} gehört schon zur Gruppe „${group}“.`,
  staleVersion: 'Jemand anderes hat diese Gruppe inzwischen geändert. Prüfe die Angaben und speichere noch einmal.',
  published: ({ count }: { count: number }) =>
    count === 1
      ? 'Für diese Gruppe ist noch ein veröffentlichter Einsatz geplant. Nimm ihn zuerst heraus.'
      : `Für diese Gruppe sind noch ${count} veröffentlichte Einsätze geplant. Nimm sie zuerst heraus.`,
}

export const de = {
  title: 'Gruppen',
  subtitle: 'Wer welche Accounts betreut, und mit wie vielen Chattern je Schicht.',
  add: 'Gruppe anlegen',
  search: 'Gruppe suchen',
  empty: 'Es gibt noch keine Gruppen.',
  nothingFound: (query: string) => `Keine Gruppe passt zu „${query}“.`,
  noCreators: {
    title: 'Keine Creator verfügbar',
    text: 'Lege zuerst einen Creator mit mindestens einem Account auf einer Creator-Plattform an.',
    action: 'Zu den Creators',
  },
  noPlatforms: (names: readonly string[]) => `Keine Plattformen verfügbar für ${names.join(', ')}.`,
  chatters: (count: number) => `${count} Chatter je Schicht`,
  accounts: (count: number) => (count === 1 ? '1 Account' : `${count} Accounts`),
  members: (count: number) => (count === 1 ? '1 fester Chatter' : `${count} feste Chatter`),
  ownShifts: 'Eigene Schichten',
  noShiftsInForce: 'Keine aktive Schicht',
  morePeople: (count: number) => `+${count}`,
  plan: 'Wochenplan',
  planOf: (name: string) => `Wochenplan von ${name}`,
  edit: (name: string) => `${name} bearbeiten`,
  remove: (name: string) => `${name} löschen`,
  removeTitle: (name: string) => `Gruppe „${name}“ löschen?`,
  removeText:
    'Die Pläne und die eigenen Schichten der Gruppe sind nicht mehr zu sehen. Was gearbeitet wurde, zählt weiter. Ihre Accounts werden frei.',
  removeConfirm: 'Löschen',
  removeFailed: 'Die Gruppe wurde nicht gelöscht.',
  removed: (name: string) => `${name} ist gelöscht.`,
  saved: (name: string) => `${name} ist gespeichert.`,
  surplus: {
    title: 'Weniger Plätze?',
    text: 'Sie bleiben eingeteilt und stehen auf dem Plan als überzählig.',
    confirm: 'Trotzdem speichern',
  },
  outOfUse: {
    title: 'Veröffentlichte Schichten außer Einsatz nehmen?',
    text: 'Sie bleiben eingeteilt; im Plan steht ihre Schicht als „Nicht mehr im Einsatz“, und neue Plätze hat sie keine.',
    confirm: 'Trotzdem speichern',
  },
  saveFailed: 'Die Gruppe konnte nicht gespeichert werden.',
  newTitle: 'Neue Gruppe',
  editTitle: 'Gruppe bearbeiten',
  create: 'Anlegen',
  update: 'Aktualisieren',
  tabs: { label: 'Bereiche der Gruppe', general: 'Allgemein', shifts: 'Schichtzeiten' },
  fields: {
    name: 'Gruppenname',
    nameHint: 'Wird aus den Accounts gebildet, bis du ihn änderst.',
    description: 'Beschreibung',
    color: 'Farbe',
    chatterCount: 'Chatter je Schicht',
    combinations: 'Accounts',
    addCombination: 'Account hinzufügen',
    members: 'Feste Chatter',
    membersHint: 'Optional. Hauptchatter zählen für die Schichten, die welche brauchen.',
    addMember: 'Person hinzufügen',
    isMain: 'Hauptchatter',
    useCustomShifts: 'Eigene Schichtzeiten für diese Gruppe',
    useCustomShiftsHint: 'Sonst gelten die Schichten der Organisation.',
    shiftName: 'Name',
    startTime: 'Von',
    endTime: 'Bis',
  },
  noCombinations: 'Noch kein Account gewählt.',
  allTaken: 'Alle Accounts sind vergeben.',
  removeCombination: (account: string) => `${account} entfernen`,
  removeMember: (name: string) => `${name} entfernen`,
  mainChatter: (name: string) => `${name} ist Hauptchatter`,
  standardShifts: 'Schichten der Organisation',
  noStandardShifts: 'Die Organisation hat keine aktiven Schichten.',
  customShifts: 'Eigene Schichten',
  noCustomShifts: 'Noch keine eigene Schicht. Ohne aktive Schicht lässt sich die Gruppe nicht planen.',
  addShift: 'Schicht hinzufügen',
  removeShift: (name: string) => `Schicht ${name} entfernen`,
  shiftEnabled: (name: string) => `Schicht ${name} aktiv`,
  colourOf: (name: string) => `Farbe von ${name}`,
  newShift: 'Neue Schicht',
  mainChatters: (shift: string) => `Hauptchatter in ${shift}`,
  requirements: 'Wie viele Plätze brauchen einen Hauptchatter?',
  suffixes: { main: 'Haupt', secondary: 'Neben' } satisfies Record<AccountType, string>,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    creatorGroups: typeof de
  }
  interface Refusals {
    creatorGroups: typeof refusals
  }
}
