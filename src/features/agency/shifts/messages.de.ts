import type { ShiftColour } from '#kit/colour.ts'

/** Worded by the server alone. */
export const refusals = {
  nameRequired: 'Bitte gib der Schicht einen Namen.',
  sameName: 'Es gibt schon eine Schicht mit diesem Namen.',
  notFound: 'Diese Schicht gibt es nicht mehr.',
  lastEnabled: 'Mindestens eine Schicht muss aktiv bleiben.',
  tooMany: ({ max }: { max: number }) => `Mehr als ${max} Schichten sind nicht möglich.`,
  staleShift: 'Jemand hat diese Schicht inzwischen geändert. Prüfe die Angaben und speichere noch einmal.',
  staleOrder: 'Die Schichten haben sich inzwischen geändert. Bitte ordne sie noch einmal.',
  fromPast: 'Wähle heute oder einen späteren Tag.',
  inUse: 'Diese Schicht ist in Verwendung. Deaktiviere sie stattdessen.',
}

export const de = {
  title: 'Schichtzeiten',
  subtitle: 'Gelten für alle Gruppen ohne eigene Schichten.',
  add: 'Schicht hinzufügen',
  edit: 'Bearbeiten',
  save: 'Speichern',
  remove: 'Löschen',
  more: (name: string) => `Mehr zu ${name}`,
  list: 'Schichten in ihrer Reihenfolge',
  empty: 'Es gibt noch keine Schichten.',
  enabled: (name: string) => `${name} aktiv`,
  disabled: 'Deaktiviert',
  times: (start: string, end: string) => `${start}–${end}`,
  nextDay: '+1',
  nextDayLong: 'endet am nächsten Tag',
  newTitle: 'Neue Schicht',
  editTitle: 'Schicht bearbeiten',
  fields: {
    name: 'Name',
    startTime: 'Von',
    endTime: 'Bis',
    color: 'Farbe',
    belongsToPreviousDay: 'Gehört zum Vortag',
    belongsToPreviousDayHint: 'Eine Nachtschicht ab 02:00 steht dann beim Abend davor.',
    from: 'Neue Zeiten gelten ab',
    fromHint: 'Davor bleiben die Zeiten, wie sie sind.',
    isEnabled: 'Aktiv',
  },
  yes: 'Ja',
  no: 'Nein',
  allDay: 'Gleiche Zeiten bedeuten 24 Stunden.',
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
        ? '1 Platz ab diesem Tag ist schon besetzt und behält den bisherigen Namen und die bisherigen Zeiten.'
        : `${count} Plätze ab diesem Tag sind schon besetzt und behalten den bisherigen Namen und die bisherigen Zeiten.`,
    people: (count: number) =>
      count === 1
        ? '1 Person hat für diese Schicht angegeben, wann sie kann; das gilt für die neuen Zeiten weiter.'
        : `${count} Personen haben für diese Schicht angegeben, wann sie können; das gilt für die neuen Zeiten weiter.`,
    off: (count: number) =>
      `Neue Plätze gibt es dann nicht mehr. ${
        count === 1
          ? '1 kommender Platz ist schon besetzt und bleibt im Plan, bis jemand ihn leert.'
          : `${count} kommende Plätze sind schon besetzt und bleiben im Plan, bis jemand sie leert.`
      }`,
    title: (name: string) => `„${name}“ abschalten?`,
    confirm: 'Abschalten',
  },
  saveFailed: 'Die Schicht wurde nicht gespeichert.',
  orderFailed: 'Die Reihenfolge wurde nicht gespeichert.',
  removeFailed: 'Die Schicht wurde nicht gelöscht.',
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
