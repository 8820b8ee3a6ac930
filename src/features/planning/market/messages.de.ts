import type { AbsenceKind } from '#features/planning/assignments/states.ts'
import type { OfferKind, ApprovalPolicy } from './states.ts'

const seats = (count: number): string => (count === 1 ? '1 Schicht' : `${count} Schichten`)

export const de = {
  title: 'Schichtbörse',
  subtitle: 'Schichten abgeben, tauschen und übernehmen.',
  loadFailed: 'Die Schichtbörse konnte nicht geladen werden.',
  ownShifts: { subtitle: 'Hier kannst du deine nächsten Schichten abgeben, tauschen oder absagen.' },
  /** One seat of several. */
  place: (seat: number, isMain: boolean) => (isMain ? `Hauptplatz ${seat}` : `Platz ${seat}`),
  kinds: {
    give: (name: string) => `${name} gibt eine Schicht ab`,
    swap: (name: string) => `${name} möchte tauschen`,
    gap: () => 'Offene Schicht',
  } satisfies Record<OfferKind, (name: string) => string>,
  /** The reader's own offer. */
  ownKinds: { give: 'Du gibst eine Schicht ab', swap: 'Du möchtest tauschen', gap: 'Offene Schicht' } satisfies Record<
    OfferKind,
    string
  >,
  against: (seat: string) => `gegen ${seat}`,
  againstOwn: (seat: string) => `gegen deine Schicht ${seat}`,
  needsWord: 'Muss von der Planung freigegeben werden.',
  applyUntil: (at: string) => `Bewerben bis ${at}`,
  laidOut: {
    first: 'Erste Zusage zählt',
    waves: (minutes: number) => (minutes === 1 ? 'Eine Runde pro Minute' : `Alle ${minutes} Minuten eine Runde`),
    nextWave: (at: string) => `nächste Runde ${at}`,
    applications: 'Bewerbungen',
    untilStart: 'bis zum Beginn',
    untilFirst: 'bis die erste der beiden Schichten beginnt',
    toAll: (count: number) => `an alle, die infrage kommen (${count} angefragt)`,
    to: (names: readonly string[], more: number) =>
      `an ${[...names, ...(more > 0 ? [more === 1 ? '1 weitere Person' : `${more} weitere`] : [])].join(', ')}`,
    asked: (count: number) => `${count} angefragt`,
    refused: (count: number) => `${count} abgelehnt`,
  },
  gone: 'Schon vergeben oder beendet',
  own: {
    asked: 'Anfragen an dich',
    gone: 'Dieses Angebot ist nicht mehr offen.',
    open: 'Offene Schichten für dich',
    mine: 'Von dir angeboten',
    waiting: 'Wartet auf Freigabe',
    shifts: 'Deine nächsten Schichten',
    absent: 'Deine Abwesenheit',
    back: 'Ich bin wieder da',
    isBack: 'Die Planung weiß Bescheid. Frei gewordene Schichten bleiben offen.',
    noneOpen: 'Gerade gibt es keine offenen Schichten für dich.',
    noShifts: 'Du hast keine veröffentlichten Schichten.',
    take: 'Nehme ich',
    swap: 'Tauschen',
    refuse: 'Ablehnen',
    apply: 'Bewerben',
    applied: 'Du hast dich beworben',
    retract: 'Bewerbung zurückziehen',
    withdraw: 'Zurückziehen',
    takeBack: 'Zusage zurückziehen',
    outcomes: {
      refused: 'Abgelehnt',
      done: 'Übernommen',
      accepted: 'Zugesagt',
      withdrawn: 'Zurückgezogen',
      back: 'Wieder verfügbar',
    },
    withdrawing: {
      title: 'Angebot zurückziehen?',
      text: 'Du behältst die Schicht. Die Angefragten können nicht mehr zusagen.',
    },
    takingBack: {
      title: (deed: string) => `${deed}?`,
      text: 'Diese Schicht wird dir danach nicht mehr angeboten.',
    },
    taken: 'Die Schicht gehört dir.',
    refused: 'Angebot abgelehnt.',
    appliedNow: 'Bewerbung gesendet.',
    takenWaits: 'Zugesagt. Jetzt fehlt noch die Freigabe.',
    takeFailed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
    states: { open: 'offen', applied: 'mit Bewerbungen', accepted: 'wartet auf Freigabe' } as Readonly<
      Record<string, string>
    >,
    more: (shift: string) => `Aktionen: ${shift}`,
    cannot: 'Kann nicht',
    give: 'Abgeben',
    swapAway: 'Tauschen',
  },
  cannot: {
    title: 'Schicht absagen',
    kind: 'Grund',
    kinds: { illness: 'Krank', emergency: 'Notfall', other: 'Anderes' } satisfies Record<AbsenceKind, string>,
    until: 'Wie lange?',
    thisShift: 'Nur diese Schicht',
    untilDay: 'Mehrere Tage',
    day: 'Letzter Tag im Plan',
    /** Shifts beyond those that are listed. */
    more: (count: number) => `und ${count} weitere`,
    note: 'Notiz für die Planung',
    what: (count: number) =>
      `${count === 1 ? 'Deine Schicht wird' : `Deine ${count} Schichten werden`} sofort frei. Die Planung wird benachrichtigt.`,
    submit: (count: number) => (count === 1 ? 'Absagen' : `${seats(count)} absagen`),
    done: (count: number) => `${seats(count)} abgesagt. Die Planung weiß Bescheid.`,
    failed: 'Die Absage konnte nicht gesendet werden. Du bist noch eingeteilt. Versuche es noch einmal.',
    earlier: (count: number) =>
      count === 1 ? 'Deine Schicht davor behältst du.' : `Deine ${count} Schichten davor behältst du.`,
    rather: 'Lieber abgeben oder tauschen? Dann bleibst du zuständig, bis jemand übernimmt.',
  },
  give: {
    title: 'Schicht abgeben',
    text: 'Du bleibst zuständig, bis jemand übernimmt.',
    to: 'An wen?',
    all: (count: number) =>
      count === 1 ? 'Die einzige Person, die infrage kommt' : `Alle ${count}, die infrage kommen`,
    some: 'Ausgewählte Personen',
    people: 'Personen',
    search: 'Person suchen',
    chosen: (count: number) => `${count} ausgewählt`,
    notFound: 'Keine Person gefunden.',
    nobody: 'Gerade kann niemand diese Schicht übernehmen.',
    note: 'Notiz',
    submit: 'Anbieten',
    done: 'Schicht zur Übernahme angeboten.',
    failed: 'Die Schicht konnte nicht angeboten werden. Versuche es noch einmal.',
  },
  swap: {
    title: 'Schicht tauschen',
    text: 'Ihr tauscht, sobald die andere Person zusagt. Bis dahin ändert sich nichts.',
    against: 'Gegen welche Schicht?',
    search: 'Nach Name, Tag oder Gruppe suchen',
    nothing: 'Es gibt keine Schichten zum Tauschen.',
    nearest: (count: number) => `Du siehst die ${count} Schichten, die zeitlich am nächsten liegen.`,
    submit: 'Tausch vorschlagen',
  },
  planned: {
    outcomes: {
      withdrawn: 'Zurückgezogen',
      back: 'Wieder verfügbar',
      approved: 'Freigegeben',
      rejected: 'Abgelehnt',
      chosen: (name: string) => `${name} übernimmt`,
    },
    done: {
      approved: (name: string) => `Freigegeben: ${name} übernimmt die Schicht.`,
      rejected: (name: string) => `Abgelehnt: ${name} übernimmt die Schicht nicht.`,
    },
    choosingOne: {
      title: (name: string) => `${name} die Schicht geben?`,
      text: 'Die anderen Bewerbungen werden abgelehnt. Das lässt sich nicht rückgängig machen.',
    },
    withdrawing: { title: 'Angebot zurückziehen?', text: 'Die Angefragten können nicht mehr zusagen.' },
    waiting: 'Wartet auf deine Freigabe',
    choosing: 'Bewerbungen',
    gaps: 'Offene Schichten',
    offers: 'Laufende Angebote',
    absent: 'Abwesenheiten',
    back: 'Wieder verfügbar',
    nothing: 'Keine offenen Freigaben.',
    noGaps: 'Keine offenen Schichten in den veröffentlichten Wochen.',
    taker: (name: string) => `${name} möchte die Schicht übernehmen`,
    ownTaker: 'Du möchtest die Schicht übernehmen',
    approve: 'Freigeben',
    reject: 'Ablehnen',
    choose: (name: string) => `${name} auswählen`,
    impossible: 'nicht mehr möglich',
    allGaps: (count: number) => `Alle ${count} anzeigen`,
    advertiseMany: 'Mehrere ausschreiben',
    advertise: 'Ausschreiben',
    advertised: 'ausgeschrieben',
    withdraw: 'Zurückziehen',
    until: (at: string) => `bis ${at}`,
    fromUntil: (from: string, until: string) => `${from} bis ${until}`,
    failed: 'Die Entscheidung konnte nicht gespeichert werden. Versuche es noch einmal.',
    decided: 'Diese Entscheidung wurde schon getroffen.',
  },
  endingAbsence: {
    ownTitle: 'Bist du wieder da?',
    title: (name: string) => `Ist ${name} wieder da?`,
    text: 'Frei gewordene Schichten bleiben offen.',
  },
  undo: {
    label: 'Rückgängig',
    done: 'Rückgängig gemacht.',
    failed: 'Die Aktion konnte nicht rückgängig gemacht werden. Versuche es noch einmal.',
  },
  advertiseMany: {
    title: 'Mehrere Schichten ausschreiben',
    text: 'Gefragt werden alle, die laut euren Regeln arbeiten dürfen. Die erste Zusage zählt.',
    day: (day: string, count: number) => `${day} · ${seats(count)}`,
    tooMany: (max: number) => `Du kannst höchstens ${max} Schichten auf einmal ausschreiben.`,
    submit: (count: number) => `${seats(count)} ausschreiben`,
    done: (count: number) => `${seats(count)} ausgeschrieben.`,
    nobodyFits: (count: number) => `Für ${seats(count)} ist niemand verfügbar.`,
    changed: (count: number) =>
      count === 1
        ? '1 Schicht ist nicht mehr offen oder wurde schon ausgeschrieben.'
        : `${count} Schichten sind nicht mehr offen oder wurden schon ausgeschrieben.`,
    failed: 'Die Schichten konnten nicht ausgeschrieben werden. Versuche es noch einmal.',
  },
  advertise: {
    title: 'Offene Schicht ausschreiben',
    text: 'Frag alle, die laut euren Regeln arbeiten dürfen, oder wähle Personen aus.',
    replacement: 'Ersatz suchen',
    to: 'Wer wird gefragt?',
    /** `warned`: of how many a rule warns. */
    all: (count: number, warned: number) => {
      const who = count === 1 ? 'Die einzige Person, die infrage kommt' : `Alle ${count}, die infrage kommen`
      return warned === 0 ? who : `${who}, ${warned} mit Hinweis`
    },
    some: 'Ausgewählte Personen',
    needsReason: 'Begründung nötig',
    nobody: 'Gerade kann niemand diese Schicht übernehmen.',
    gone: 'Diese Schicht ist nicht mehr offen oder wurde schon ausgeschrieben.',
    how: 'Wer bekommt die Schicht?',
    first: 'Die erste Person, die zusagt',
    applications: 'Auswahl aus Bewerbungen',
    until: 'Bewerben bis',
    hoursBefore: (hours: number) => `${hours} Stunden vor Beginn`,
    waves: 'In Runden fragen',
    wavesHint: 'Zuerst werden die drei passendsten Personen gefragt, dann die nächsten drei.',
    minutes: 'Minuten zwischen den Anfragerunden',
    note: 'Notiz',
    submit: 'Ausschreiben',
    done: 'Schicht ausgeschrieben.',
    failed: 'Die Schicht konnte nicht ausgeschrieben werden. Versuche es noch einmal.',
  },
  widget: {
    gaps: (count: number) =>
      `${count === 1 ? '1 offene Schicht' : `${count} offene Schichten`} in den nächsten 24 Stunden`,
    noGaps: 'Keine offenen Schichten in den nächsten 24 Stunden.',
    absentToday: (count: number, people: readonly string[]) =>
      `Heute ${count === 1 ? 'fehlt 1' : `fehlen ${count}`}: ${people.join(', ')}`,
    waiting: (count: number) =>
      count === 1 ? '1 Übernahme wartet auf Freigabe' : `${count} Übernahmen warten auf Freigabe`,
    replace: (seat: string) => `Ersatz suchen für ${seat}`,
    all: 'Zur Schichtbörse',
    more: (count: number) => `${count} weitere`,
    nothing: 'Gerade gibt es nichts für dich.',
  },
  settings: {
    title: 'Regeln',
    alarm: 'Alarm vor Beginn',
    alarmHint: 'Die Planung bekommt zu jeder offenen oder unbestätigten Schicht eine Nachricht.',
    alarmHours: (position: number) => `${position}. Alarm (Stunden vor Beginn)`,
    save: 'Speichern',
    word: 'Freigabe durch die Planung',
    words: { all: 'Jede Übernahme', warnings: 'Nur Übernahmen mit Hinweis', none: 'Nie' } satisfies Record<
      ApprovalPolicy,
      string
    >,
    saved: 'Regeln gespeichert.',
    failed: 'Die Regeln konnten nicht gespeichert werden. Versuche es noch einmal.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    market: typeof de
  }
}
