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
  personNotFound: 'Diese Person gehört nicht mehr zur Organisation.',
  shiftNotFound: 'Diese Schicht gibt es nicht mehr.',
  shiftTaken: 'Die ID dieser Schicht ist schon vergeben.',
  shiftInUse: ({ name }: { name: string }) =>
    `Die Schicht „${name}“ ist schon eingeplant und kann nicht gelöscht werden. Du kannst sie deaktivieren.`,
  tooManyMain: ({ max }: { max: number }) =>
    max === 1 ? 'Die Gruppe hat nur einen Chatter pro Schicht.' : `Die Gruppe hat nur ${max} Chatter pro Schicht.`,
  surplus: (affected: PublishedPeople) =>
    `Mit weniger Chattern pro Schicht wären diese eingeteilten Personen überzählig: ${listedPeople(affected, 'de')}.`,
  outOfUse: (affected: PublishedPeople) =>
    `Durch diese Änderung wären veröffentlichte Schichten dieser Personen nicht mehr aktiv: ${listedPeople(affected, 'de')}.`,
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} Gruppen sind nicht möglich.`,
  conflictCombination: ({ account, group }: { account: string; group: string }) =>
    `${account} gehört schon zur Gruppe „${group}“.`,
  staleVersion: 'Jemand anderes hat diese Gruppe inzwischen geändert. Prüfe die Angaben und speichere noch einmal.',
  published: ({ count }: { count: number }) =>
    count === 1
      ? 'Für diese Gruppe ist noch eine veröffentlichte Schicht geplant. Entferne zuerst die Einteilung.'
      : `Für diese Gruppe sind noch ${count} veröffentlichte Schichten geplant. Entferne zuerst die Einteilungen.`,
}

export const de = {
  title: 'Gruppen',
  subtitle: 'Lege fest, welche Accounts zusammengehören und wie viele Chatter sie brauchen.',
  add: 'Gruppe anlegen',
  search: 'Gruppe suchen',
  empty: 'Noch keine Gruppen.',
  nothingFound: (query: string) => `Keine Gruppe passt zu „${query}“.`,
  noCreators: {
    title: 'Keine Creator verfügbar',
    text: 'Lege zuerst einen Creator mit mindestens einem Account auf einer Creator-Plattform an.',
    action: 'Creator anlegen',
  },
  noPlatforms: (names: readonly string[]) => `Für ${names.join(', ')} sind keine Plattformen verfügbar.`,
  chatters: (count: number) => `${count} Chatter pro Schicht`,
  accounts: (count: number) => (count === 1 ? '1 Account' : `${count} Accounts`),
  members: (count: number) => (count === 1 ? '1 Stammchatter' : `${count} Stammchatter`),
  ownShifts: 'Eigene Schichten',
  noShiftsInForce: 'Keine aktive Schicht',
  morePeople: (count: number) => `+${count}`,
  plan: 'Plan',
  planOf: (name: string) => `Plan von ${name}`,
  edit: (name: string) => `${name} bearbeiten`,
  remove: (name: string) => `${name} löschen`,
  removeTitle: (name: string) => `Gruppe „${name}“ löschen?`,
  removeText:
    'Die Pläne und eigenen Schichten der Gruppe werden nicht mehr angezeigt. Gearbeitete Schichten zählen weiterhin in den Statistiken. Die Accounts kannst du anderen Gruppen zuordnen.',
  removeConfirm: 'Löschen',
  removeFailed: 'Die Gruppe konnte nicht gelöscht werden. Versuche es noch einmal.',
  removed: (name: string) => `${name} wurde gelöscht.`,
  saved: (name: string) => `${name} wurde gespeichert.`,
  surplus: {
    title: 'Weniger Chatter pro Schicht?',
    text: 'Diese Personen bleiben eingeteilt und werden im Plan als überzählig markiert.',
    confirm: 'Trotzdem speichern',
  },
  outOfUse: {
    title: 'Veröffentlichte Schichten deaktivieren?',
    text: 'Diese Personen bleiben eingeteilt. Ihre Schichten werden im Plan als „Nicht mehr aktiv“ markiert und nicht neu besetzt.',
    confirm: 'Trotzdem speichern',
  },
  saveFailed: 'Die Gruppe konnte nicht gespeichert werden. Versuche es noch einmal.',
  newTitle: 'Neue Gruppe',
  editTitle: 'Gruppe bearbeiten',
  create: 'Anlegen',
  update: 'Aktualisieren',
  tabs: { label: 'Bereiche der Gruppe', general: 'Allgemein', shifts: 'Schichtzeiten' },
  fields: {
    name: 'Gruppenname',
    nameHint: 'Ohne Eingabe wird der Name aus den Accounts gebildet.',
    description: 'Beschreibung',
    color: 'Farbe',
    chatterCount: 'Chatter pro Schicht',
    combinations: 'Accounts',
    addCombination: 'Account hinzufügen',
    members: 'Stammchatter',
    membersHint: 'Optional. Chatter, die meistens in dieser Gruppe arbeiten.',
    addMember: 'Person hinzufügen',
    isMain: 'Hauptchatter',
    useCustomShifts: 'Eigene Schichtzeiten für diese Gruppe',
    useCustomShiftsHint: 'Ohne eigene Schichtzeiten gelten die der Organisation.',
    shiftName: 'Name',
    startTime: 'Von',
    endTime: 'Bis',
  },
  noCombinations: 'Noch keine Accounts ausgewählt.',
  allTaken: 'Alle Accounts sind schon in einer Gruppe.',
  removeCombination: (account: string) => `${account} entfernen`,
  removeMember: (name: string) => `${name} entfernen`,
  mainChatter: (name: string) => `${name} ist Hauptchatter`,
  standardShifts: 'Schichten der Organisation',
  noStandardShifts: 'Die Organisation hat keine aktiven Schichten.',
  customShifts: 'Eigene Schichten',
  noCustomShifts: 'Noch keine eigenen Schichten. Ohne aktive Schicht lässt sich die Gruppe nicht planen.',
  addShift: 'Schicht hinzufügen',
  removeShift: (name: string) => `Schicht ${name} entfernen`,
  shiftEnabled: (name: string) => `Schicht ${name} aktiv`,
  colourOf: (name: string) => `Farbe von ${name}`,
  newShift: 'Neue Schicht',
  mainChatters: (shift: string) => `Hauptchatter in ${shift}`,
  requirements: 'Wie viele Hauptchatter braucht jede Schicht?',
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
