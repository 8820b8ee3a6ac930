import type { Day } from '#kit/day.ts'
import { textWithShifts } from '#features/agency/shifts/names.ts'
import { onDay, warnings as names } from '#features/planning/candidates/reasons.de.ts'
import type { Reason } from '#features/planning/candidates/schema.ts'

interface Elsewhere {
  readonly name: string
  readonly group: string
  readonly shift: string
  /** As its reader reads it. */
  readonly time: string
}

const namesOf = (reasons: readonly Reason[]): string => {
  const codes = new Set<string>(reasons.map(({ code }) => code))
  return Object.entries(names)
    .filter(([code]) => codes.has(code))
    .map(([, name]) => name)
    .join(', ')
}

/** Beside the messages, because the board shows some of these as well. */
export const refusals = {
  groupNotFound: 'Diese Gruppe gibt es nicht mehr.',
  shiftNotFound: 'Diese Schicht gibt es in der Gruppe nicht mehr.',
  personNotFound: 'Diese Person gehört nicht mehr zur Organisation.',
  notFound: ({ shift }: { shift: { name: string; date: Day } | null }) =>
    shift
      ? `Die Einteilung „${shift.name}“ am ${onDay(shift.date)} gibt es nicht mehr.`
      : 'Diese Einteilung gibt es nicht mehr.',
  noSeat: ({ seats }: { seats: number }) =>
    seats === 1
      ? 'Für diese Schicht ist nur 1 Person vorgesehen.'
      : `Für diese Schicht sind nur ${seats} Personen vorgesehen.`,
  noLength: ({ shift }: { shift: string }) =>
    `Die Schicht „${shift}“ fällt in dieser Nacht aus, weil die Uhr vorgestellt wird.`,
  taken: ({ name }: { name: string }) => `${name} ist für diese Schicht schon eingeteilt.`,
  takenElsewhere: ({ name, group, shift, time }: Elsewhere) =>
    `${name} ist zu dieser Zeit schon eingeteilt: ${group}, ${shift}, ${time}.`,
  conflict: 'Jemand hat gleichzeitig etwas geändert. Versuche es noch einmal.',
  onVacation: ({ name, shiftNames }: { name: string; shiftNames: readonly string[] }) =>
    `${name} hat zu dieser Zeit ${textWithShifts('Urlaub', shiftNames)}.`,
  lockedPerson: ({ name }: { name: string }) => `${name} ist gesperrt.`,
  needsReason: ({ warnings }: { warnings: readonly Reason[]; names?: readonly string[] }) =>
    `Bitte gib einen Grund an: ${namesOf(warnings)}.`,
  otherNote: ({ note }: { note: string }) =>
    note === ''
      ? 'Die Notiz wurde inzwischen entfernt. Speichere noch einmal, um deine Notiz zu behalten.'
      : `Die Notiz wurde inzwischen geändert: „${note}“. Speichere noch einmal, um deine Notiz zu übernehmen.`,
  staleWeek: 'Der Plan hat sich inzwischen geändert. Prüfe ihn, bevor du die Woche leerst.',
  stale: 'Der Plan hat sich inzwischen geändert. Prüfe ihn, bevor du ihn veröffentlichst.',
  ruleBlocks: ({ name, warnings }: { name: string; warnings: readonly Reason[] }) =>
    `${name} darf laut euren Planungsregeln nicht eingeteilt werden: ${namesOf(warnings)}.`,
  otherWeek: 'Du kannst Personen nur innerhalb der Woche verschieben.',
  hasBegun: 'Diese Schicht hat schon begonnen.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    schedule: typeof refusals
  }
}
