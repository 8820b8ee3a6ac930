/** Worded by the server alone. */
export const refusals = {
  outsideWeek: 'Dieser Tag liegt nicht in der gewählten Woche.',
  dayBegun: 'Dieser Tag hat schon begonnen. Bitte wende dich an deine Leitung.',
  /** `shift`: of vacation in this shift only; null: the whole day. */
  onVacation: ({ shift }: { shift: string | null }) =>
    shift === null
      ? 'An diesem Tag ist Urlaub eingetragen oder beantragt.'
      : `An diesem Tag ist Urlaub für die Schicht „${shift}“ eingetragen oder beantragt.`,
  shiftGone: 'Diese Schicht gibt es nicht mehr.',
  changedMeanwhile: 'Hier steht inzwischen etwas anderes. Es bleibt, wie es ist.',
  notFound: 'Diese Person gibt es nicht.',
}

export const de = {
  title: 'Schichten',
  subtitles: {
    own: 'Deine Verfügbarkeit: Markiere, wann du arbeiten kannst.',
    other: 'Verfügbarkeit der gewählten Person: Du trägst für sie ein.',
    team: 'Verfügbarkeit des Teams: Du siehst, wer wann arbeiten kann.',
  },
  person: 'Person',
  own: 'Meine Verfügbarkeit',
  week: (week: number) => `KW ${week}`,
  noSuchWeek: (asked: string) => `„${asked}“ gibt es nicht. Du siehst die aktuelle Woche.`,
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
    wished: 'Urlaub gewählt',
  },
  brush: {
    label: 'Pinsel',
    names: { available: 'Verfügbar', preferred: 'Bevorzugt', vacation: 'Urlaub', none: 'Leer', note: 'Notiz' },
    cells: (count: number) => (count === 1 ? '1 Feld' : `${count} Felder`),
    hint: 'Pinsel wählen, dann über die Felder wischen',
    note: 'Tippe auf das Feld, zu dem du etwas schreiben möchtest.',
    vacation: 'Wähle die Felder, für die du Urlaub möchtest.',
    undo: 'Rückgängig',
  },
  shift: 'Schicht',
  day: 'Tag',
  disabled: 'Nicht verfügbar',
  readOnly: 'Heute und vergangene Tage können nicht mehr geändert werden.',
  vacationDays: (current: number, max: number) => `${current} von ${max} Urlaubstagen`,
  saveFailed: 'Die Änderung wurde nicht gespeichert.',
  /** Of marks that wait for a connection. */
  marks: (week: number) => `Verfügbarkeit KW ${week}`,
  allDay: (day: string) => `${day}: alle Schichten`,
  ownTimes: {
    /** `apart`: how many days later than on the plan it begins. */
    own: (times: string, apart: number) =>
      `${times} deine Zeit${apart === 0 ? '' : apart > 0 ? ', am Tag danach' : ', am Tag davor'}`,
    from: (weekday: string, own: string) => `ab ${weekday} ${own}`,
  },
  allWeek: (shift: string) => `${shift}: ganze Woche`,
  absent: 'Ausfall gemeldet',
  cell: (shift: string, day: string, status: string) => `${shift}, ${day}: ${status}`,
  noted: (status: string, note: string) => `${status}. Notiz: ${note}`,
  seated: (status: string, seat: string) => `${status}. ${seat}`,
  note: {
    title: (shift: string, day: string) => `Notiz: ${shift}, ${day}`,
    label: 'Notiz',
    hint: 'Deine Leitung sieht sie beim Planen.',
    unreadable: 'Enthält unsichtbare Zeichen, die nicht erlaubt sind.',
    save: 'Speichern',
  },
  copy: {
    open: 'Übertragen',
    lastWeek: 'Wie letzte Woche',
    onward: 'Auf die nächsten Wochen …',
    title: 'Wochenmuster übertragen',
    text: (week: number) =>
      `Die Angaben aus KW ${week} gelten dann auch für die folgenden Wochen. Urlaub und vergangene Tage bleiben, wie sie sind.`,
    weeks: 'Anzahl der Wochen',
    submit: 'Übertragen',
    done: (weeks: number) => (weeks === 1 ? 'Eine Woche übertragen' : `${weeks} Wochen übertragen`),
    failed: 'Die Angaben konnten nicht übertragen werden.',
  },
  team: {
    title: 'Verfügbarkeit des Teams',
    views: { week: 'Woche', team: 'Team' },
    view: 'Ansicht',
    search: 'Person suchen',
    show: 'Zeigen',
    all: 'Alle',
    marked: 'Mit Angaben',
    missing: 'Ohne Angaben',
    empty: 'Niemand passt zu dieser Auswahl.',
    people: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
    available: (shift: string, count: number) => `${shift}: ${count} verfügbar`,
  },
  keys: {
    open: 'Tastenkürzel',
    title: 'Tastenkürzel im Raster',
    names: { homeEnd: 'Pos1 Ende' },
    arrows: 'Bewegen',
    shiftArrows: 'Bewegen und malen',
    space: 'Setzen oder löschen',
    note: 'Notiz schreiben',
    digits: 'Keine Angabe, verfügbar, bevorzugt',
    homeEnd: 'Erster und letzter Tag',
    help: 'Diese Hilfe',
  },
  wish: {
    hint: 'Markiere die Tage oder einzelne Schichten, die du frei haben möchtest. Danach kannst du den Urlaub beantragen.',
    taken: {
      /** `shift`: where it is not the whole day. */
      vacation: (shift?: string) =>
        shift === undefined
          ? 'An diesem Tag hast du schon Urlaub.'
          : `An diesem Tag hast du für die Schicht „${shift}“ schon Urlaub.`,
      vacation_requested: (shift?: string) =>
        shift === undefined
          ? 'Für diesen Tag hast du schon Urlaub beantragt.'
          : `Für die Schicht „${shift}“ dieses Tages hast du schon Urlaub beantragt.`,
    },
    closed: {
      tooFarAhead: 'Urlaubsanträge können maximal 3 Monate im Voraus gestellt werden',
      pastWeek: 'Urlaubsanträge können nicht für vergangene Wochen gestellt werden',
    },
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
  interface Refusals {
    availability: typeof refusals
  }
}
