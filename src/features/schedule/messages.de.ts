import type { Day } from '#kit/day.ts'
import type { Reason } from './schema.ts'
import type { Block, PublishedState, Warning } from './states.ts'

const onDay = (day: Day): string =>
  Temporal.PlainDate.from(day).toLocaleString('de-DE', { weekday: 'short', day: '2-digit', month: '2-digit' })

interface Elsewhere {
  readonly name: string
  readonly group: string
  readonly shift: string
  readonly date: Day
  readonly startTime: string
  readonly endTime: string
}

const warnings: Record<Warning, string> = {
  not_available: 'nicht verfügbar',
  partly_available: 'nur teilweise verfügbar',
  vacation_requested: 'Urlaub beantragt',
  short_rest: 'zu wenig Ruhezeit',
  long_week: 'zu viele Stunden in der Woche',
  exclusive_elsewhere: 'arbeitet nur eine andere Schicht',
  shift_disabled_by_person: 'möchte diese Schicht nicht',
}

const namesOf = (reasons: readonly Reason[]): string => {
  const codes = new Set<string>(reasons.map(({ code }) => code))
  return Object.entries(warnings)
    .filter(([code]) => codes.has(code))
    .map(([, name]) => name)
    .join(', ')
}

export const de = {
  refusals: {
    groupNotFound: 'Diese Gruppe gibt es nicht mehr.',
    shiftNotFound: 'Diese Schicht gibt es in der Gruppe nicht mehr.',
    personNotFound: 'Diese Person gibt es nicht.',
    notFound: 'Diesen Einsatz gibt es nicht mehr.',
    noSeat: ({ seats }: { seats: number }) =>
      seats === 1 ? 'Diese Schicht hat nur einen Platz.' : `Diese Schicht hat nur ${seats} Plätze.`,
    noLength: ({ shift }: { shift: string }) =>
      `Die Schicht „${shift}“ fällt in dieser Nacht aus, weil die Uhr vorgestellt wird.`,
    taken: ({ name }: { name: string }) => `Auf diesem Platz ist schon ${name}.`,
    takenElsewhere: ({ name, group, shift, date, startTime, endTime }: Elsewhere) =>
      `${name} ist dann schon eingeteilt: ${group}, ${shift}, ${onDay(date)}, ${startTime}–${endTime}.`,
    conflict: 'Jemand war schneller. Bitte versuche es noch einmal.',
    onVacation: ({ name }: { name: string }) => `${name} hat dann Urlaub.`,
    lockedPerson: ({ name }: { name: string }) => `${name} ist gesperrt.`,
    needsReason: ({ warnings }: { warnings: readonly Reason[] }) => `Bitte gib einen Grund an: ${namesOf(warnings)}.`,
    stale: 'Der Plan hat sich inzwischen geändert. Sieh ihn dir an und veröffentliche dann noch einmal.',
  },
  warnings,
  blocks: { assigned_elsewhere: 'schon eingeteilt', vacation: 'Urlaub' } satisfies Record<Block, string>,
  status: { assigned: 'Eingeteilt', confirmed: 'Bestätigt' } satisfies Record<PublishedState, string>,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    schedule: typeof de
  }
}
