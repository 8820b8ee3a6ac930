import type { ShiftColour } from '#kit/colour.ts'

/** Worded by the server alone. */
export const refusals = {
  nameRequired: 'Bitte gib der Schicht einen Namen.',
  sameName: 'Es gibt schon eine Schicht mit diesem Namen.',
  notFound: 'Diese Schicht gibt es nicht mehr.',
  lastEnabled: 'Mindestens eine Schicht muss aktiv bleiben.',
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} Schichten sind nicht möglich.`,
  staleShift: 'Jemand anderes hat diese Schicht inzwischen geändert. Prüfe die Angaben und speichere noch einmal.',
  staleOrder: 'Die Schichten haben sich inzwischen geändert. Sortiere sie bitte noch einmal.',
  fromPast: 'Wähle den heutigen oder einen späteren Tag.',
  inUse: 'Diese Schicht wird verwendet und kann nicht gelöscht werden. Du kannst sie deaktivieren.',
}

export const de = {
  title: 'Schichtzeiten',
  subtitle: 'Diese Zeiten gelten für alle Gruppen ohne eigene Schichten.',
  add: 'Schicht hinzufügen',
  edit: 'Bearbeiten',
  save: 'Speichern',
  remove: 'Löschen',
  more: (name: string) => `Aktionen für ${name}`,
  list: 'Liste der Schichten',
  empty: 'Noch keine Schichten.',
  enabled: (name: string) => `${name} aktiv`,
  disabled: 'Deaktiviert',
  nextDayLong: 'endet am nächsten Tag',
  newTitle: 'Neue Schicht',
  editTitle: 'Schicht bearbeiten',
  fields: {
    name: 'Name',
    startTime: 'Von',
    endTime: 'Bis',
    color: 'Farbe',
    belongsToPreviousDay: 'Gehört zum Vortag',
    belongsToPreviousDayHint: 'Eine Nachtschicht ab 2 Uhr wird dann am Vortag angezeigt.',
    from: 'Neue Zeiten gelten ab',
    fromHint: 'Davor gelten die bisherigen Zeiten.',
    isEnabled: 'Aktiv',
  },
  yes: 'Ja',
  no: 'Nein',
  allDay: 'Bei gleichem Beginn und Ende dauert die Schicht 24 Stunden.',
  fixedColour: (colour: string) => `Schichten mit diesem Namen erscheinen immer in ${colour}.`,
  colours: {
    yellow: 'Gelb',
    blue: 'Blau',
    purple: 'Lila',
    green: 'Grün',
    red: 'Rot',
    orange: 'Orange',
    pink: 'Rosa',
    indigo: 'Indigo',
    teal: 'Türkis',
    gray: 'Grau',
  } satisfies Record<ShiftColour, string>,
  impact: {
    seats: (count: number) =>
      count === 1
        ? '1 Schicht ab diesem Tag ist schon besetzt und behält ihren Namen und ihre Zeiten.'
        : `${count} Schichten ab diesem Tag sind schon besetzt und behalten ihren Namen und ihre Zeiten.`,
    people: (count: number) =>
      count === 1
        ? '1 Person hat für diese Schicht ihre Verfügbarkeit eingetragen. Die Angabe gilt auch für die neuen Zeiten.'
        : `${count} Personen haben für diese Schicht ihre Verfügbarkeit eingetragen. Die Angaben gelten auch für die neuen Zeiten.`,
    off: (count: number) =>
      `Die Schicht wird dann nicht mehr eingeplant. ${
        count === 1
          ? '1 kommende Einteilung bleibt im Plan, bis du sie entfernst.'
          : `${count} kommende Einteilungen bleiben im Plan, bis du sie entfernst.`
      }`,
    title: (name: string) => `„${name}“ deaktivieren?`,
    confirm: 'Deaktivieren',
  },
  saveFailed: 'Die Schicht konnte nicht gespeichert werden. Versuche es noch einmal.',
  orderFailed: 'Die Reihenfolge konnte nicht gespeichert werden. Versuche es noch einmal.',
  removeFailed: 'Die Schicht konnte nicht gelöscht werden. Versuche es noch einmal.',
  removeTitle: (name: string) => `Schicht „${name}“ löschen?`,
  removeText: 'Das lässt sich nicht rückgängig machen.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    shifts: typeof de
  }
  interface Refusals {
    shifts: typeof refusals
  }
}
