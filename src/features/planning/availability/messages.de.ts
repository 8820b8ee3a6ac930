/** Worded by the server alone. */
export const refusals = {
  outsideWeek: 'Dieser Tag liegt nicht in der gewählten Woche.',
  dayBegun: 'Dieser Tag hat schon begonnen. Bitte wende dich an deine Teamleitung.',
  /** `shift`: of vacation in this shift only; null: the whole day. */
  onVacation: ({ shift }: { shift: string | null }) =>
    shift === null
      ? 'An diesem Tag ist Urlaub eingetragen oder beantragt.'
      : `An diesem Tag ist Urlaub für die Schicht „${shift}“ eingetragen oder beantragt.`,
  shiftGone: 'Diese Schicht gibt es nicht mehr.',
  changedMeanwhile: 'Dieser Eintrag wurde inzwischen geändert und deshalb nicht überschrieben.',
  notFound: 'Diese Person gehört nicht mehr zur Organisation.',
}

export const de = {
  title: 'Schichten',
  subtitles: {
    own: 'Markiere, wann du arbeiten kannst.',
    other: 'Du bearbeitest die Verfügbarkeit einer anderen Person.',
    team: 'Hier siehst du, wer wann arbeiten kann.',
  },
  person: 'Person',
  own: 'Meine Verfügbarkeit',
  week: (week: number) => `KW ${week}`,
  /** `week`: where the day is in another week. */
  otherDay: (city: string, date: string, week: number | undefined) =>
    `In ${city} ist jetzt ${date}${week === undefined ? '' : ` (KW ${week})`}`,
  noSuchWeek: (asked: string) => `Die Woche „${asked}“ gibt es nicht. Du siehst die aktuelle Woche.`,
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
    wished: 'Urlaub ausgewählt',
  },
  brush: {
    label: 'Status',
    names: { available: 'Verfügbar', preferred: 'Bevorzugt', vacation: 'Urlaub', none: 'Leer', note: 'Notiz' },
    cells: (count: number) => (count === 1 ? '1 Angabe' : `${count} Angaben`),
    hint: 'Status wählen, dann über die Tage wischen',
    note: 'Tippe auf eine Schicht, um eine Notiz zu schreiben.',
    vacation: 'Markiere die Schichten, die du frei haben möchtest.',
    undo: 'Rückgängig',
  },
  shift: 'Schicht',
  day: 'Tag',
  disabled: 'Nicht verfügbar',
  readOnlyUntil: (day: string, clock: string) =>
    `Die Tage bis einschließlich ${day} (${clock}) lassen sich nicht mehr ändern.`,
  readOnly: 'Der heutige Tag und vergangene Tage lassen sich nicht mehr ändern.',
  vacationDays: (current: number, max: number) => `${current} von ${max} Urlaubstagen`,
  saveFailed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  /** Of marks that wait for a connection. */
  marks: (week: number) => `Verfügbarkeit KW ${week}`,
  allDay: (day: string) => `${day}: alle Schichten`,
  ownTimes: {
    from: (weekday: string, times: string) => `ab ${weekday} ${times}`,
  },
  allWeek: (shift: string) => `${shift}: ganze Woche`,
  absent: 'Abwesend gemeldet',
  cell: (shift: string, day: string, status: string) => `${shift}, ${day}: ${status}`,
  noted: (status: string, note: string) => `${status}. Notiz: ${note}`,
  seated: (status: string, seat: string) => `${status}. ${seat}`,
  note: {
    title: (shift: string) => `Notiz: ${shift}`,
    label: 'Notiz',
    hint: 'Die Planung sieht diese Notiz.',
    unreadable: 'Bitte entferne die unsichtbaren Zeichen aus der Notiz.',
    save: 'Speichern',
  },
  copy: {
    open: 'Übertragen',
    lastWeek: 'Wie letzte Woche',
    onward: 'Auf weitere Wochen übertragen …',
    title: 'Angaben übertragen',
    text: (week: number) =>
      `Deine Angaben aus KW ${week} werden auf die folgenden Wochen übertragen. Urlaub und vergangene Tage bleiben unverändert.`,
    weeks: 'Anzahl der Wochen',
    submit: 'Übertragen',
    done: (weeks: number) => (weeks === 1 ? 'Auf 1 Woche übertragen' : `Auf ${weeks} Wochen übertragen`),
    failed: 'Die Angaben konnten nicht übertragen werden. Versuche es noch einmal.',
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
    empty: 'Keine passende Person gefunden.',
    people: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
    available: (shift: string, count: number) => `${shift}: ${count} verfügbar`,
  },
  keys: {
    open: 'Tastenkürzel',
    title: 'Tastenkürzel für die Verfügbarkeit',
    names: { homeEnd: 'Pos1 Ende' },
    arrows: 'Bewegen',
    shiftArrows: 'Bewegen und markieren',
    space: 'Markieren oder löschen',
    note: 'Notiz schreiben',
    digits: 'Keine Angabe, verfügbar, bevorzugt',
    homeEnd: 'Erster und letzter Tag',
    help: 'Diese Hilfe anzeigen',
  },
  wish: {
    hint: 'Markiere Tage oder einzelne Schichten und beantrage dann Urlaub.',
    taken: {
      /** `shift`: where it is not the whole day. */ vacation: (shift?: string) =>
        shift === undefined
          ? 'An diesem Tag hast du schon Urlaub.'
          : `An diesem Tag hast du für die Schicht „${shift}“ schon Urlaub.`,
      vacation_requested: (shift?: string) =>
        shift === undefined
          ? 'Für diesen Tag hast du schon Urlaub beantragt.'
          : `An diesem Tag hast du für die Schicht „${shift}“ schon Urlaub beantragt.`,
    },
    closed: {
      tooFarAhead: 'Urlaubsanträge können maximal 3 Monate im Voraus gestellt werden',
      pastWeek: 'Urlaubsanträge können nicht für vergangene Wochen gestellt werden',
    },
  },
  noShifts: 'Noch keine Schichten. Lege sie in den Einstellungen an.',
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
