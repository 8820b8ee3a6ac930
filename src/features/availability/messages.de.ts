import type { Marking } from './markings.ts'

export const de = {
  refusals: {
    outsideWeek: 'Dieser Tag liegt nicht in der gewählten Woche.',
    dayBegun: 'Dieser Tag hat schon begonnen. Bitte wende dich an deine Leitung.',
    onVacation: 'An diesem Tag ist Urlaub eingetragen oder beantragt.',
    shiftGone: 'Diese Schicht gibt es nicht mehr.',
    notFound: 'Diese Person gibt es nicht.',
  },
  title: 'Verfügbarkeit',
  subtitle: 'Markiere, wann du arbeiten kannst.',
  person: 'Person',
  own: 'Meine Verfügbarkeit',
  week: (week: number) => `KW ${week}`,
  previousWeek: 'Vorige Woche',
  nextWeek: 'Nächste Woche',
  today: 'Heute',
  indicator: {
    expired: 'Abgelaufen',
    thisWeek: 'Diese Woche',
    nextWeek: 'Nächste Woche',
    lastWeek: 'Letzte Woche',
    weeksAgo: (weeks: number) => `Vor ${weeks} Wochen`,
    inWeeks: (weeks: number) => `In ${weeks} Wochen`,
  },
  status: {
    none: 'Keine Angabe',
    available: 'Verfügbar',
    preferred: 'Bevorzugt',
    vacation: 'Urlaub',
    vacation_requested: 'Urlaub beantragt',
  },
  brush: {
    label: 'Pinsel',
    names: { none: 'Löschen', available: 'Verfügbar', preferred: 'Bevorzugt' } satisfies Record<Marking, string>,
  },
  shift: 'Schicht',
  disabled: 'Nicht verfügbar',
  readOnly: 'Vergangene Tage können nicht mehr geändert werden.',
  vacationDays: (current: number, max: number) => `${current} von ${max} Urlaubstagen`,
  saveFailed: 'Die Änderung wurde nicht gespeichert.',
  allDay: (day: string) => `${day}: alle Schichten`,
  allWeek: (shift: string) => `${shift}: ganze Woche`,
  cell: (shift: string, day: string, status: string) => `${shift}, ${day}: ${status}`,
  keys: {
    open: 'Tasten',
    title: 'Tasten im Raster',
    arrows: 'Bewegen',
    shiftArrows: 'Bewegen und malen',
    space: 'Setzen oder löschen',
    digits: 'Keine Angabe, verfügbar, bevorzugt',
    homeEnd: 'Erster und letzter Tag',
    help: 'Diese Hilfe',
  },
  noShifts: 'Es gibt keine Schichten. Lege sie in den Einstellungen an.',
  dayOf: (day: number, days: number) => `Tag ${day} von ${days}`,
  previousDay: 'Voriger Tag',
  nextDay: 'Nächster Tag',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    availability: typeof de
  }
}
