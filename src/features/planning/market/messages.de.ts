import type { AbsenceKind } from '#features/planning/assignments/states.ts'
import type { OfferKind, ApprovalPolicy } from './states.ts'

const seats = (count: number): string => (count === 1 ? '1 Platz' : `${count} Plätze`)

export const de = {
  title: 'Schichtbörse',
  subtitle: 'Schichten abgeben, tauschen und übernehmen.',
  loadFailed: 'Die Schichtbörse konnte nicht geladen werden.',
  ownShifts: { subtitle: 'Deine nächsten Schichten, und was geht, wenn du eine nicht arbeiten kannst.' },
  /** One seat of several. */
  place: (seat: number, isMain: boolean) => (isMain ? `Hauptplatz ${seat}` : `Platz ${seat}`),
  ownTime: (time: string) => `${time} deine Zeit`,
  kinds: {
    give: (name: string) => `${name} gibt ab`,
    swap: (name: string) => `${name} möchte tauschen`,
    gap: () => 'Freier Platz',
  } satisfies Record<OfferKind, (name: string) => string>,
  /** The reader's own offer. */
  ownKinds: { give: 'Du gibst ab', swap: 'Du möchtest tauschen', gap: 'Freier Platz' } satisfies Record<
    OfferKind,
    string
  >,
  against: (seat: string) => `gegen ${seat}`,
  againstOwn: (seat: string) => `gegen deine Schicht ${seat}`,
  needsWord: 'Die Planung muss zustimmen.',
  applyUntil: (at: string) => `Bewerben bis ${at}`,
  laidOut: {
    first: 'Wer zuerst zusagt',
    waves: (minutes: number) => (minutes === 1 ? 'In Runden, jede Minute' : `In Runden, alle ${minutes} Minuten`),
    nextWave: (at: string) => `nächste ${at}`,
    applications: 'Bewerbungen',
    untilStart: 'bis zum Beginn',
    untilFirst: 'bis die erste der beiden Schichten beginnt',
    toAll: (count: number) => `an alle, die können (${count} gefragt)`,
    to: (names: readonly string[], more: number) =>
      `an ${[...names, ...(more > 0 ? [more === 1 ? '1 weitere Person' : `${more} weitere`] : [])].join(', ')}`,
    asked: (count: number) => `${count} gefragt`,
    refused: (count: number) => (count === 1 ? '1 Absage' : `${count} Absagen`),
  },
  gone: 'Schon vergeben oder beendet',
  own: {
    asked: 'Du bist gefragt',
    gone: 'Dieses Angebot ist schon vergeben oder beendet.',
    open: 'Zu übernehmen',
    mine: 'Von dir angeboten',
    waiting: 'Die Planung entscheidet',
    shifts: 'Deine nächsten Schichten',
    absent: 'Du kannst nicht',
    back: 'Ich kann wieder',
    isBack: 'Die Planung weiß es. Was frei wurde, bleibt frei.',
    noneOpen: 'Gerade ist nichts zu übernehmen, was du könntest.',
    noShifts: 'Du hast keine veröffentlichten Schichten.',
    take: 'Nehme ich',
    swap: 'Tauschen',
    refuse: 'Kann ich nicht',
    apply: 'Bewerben',
    applied: 'Du hast dich beworben',
    retract: 'Bewerbung zurückziehen',
    withdraw: 'Zurückziehen',
    takeBack: 'Zusage zurücknehmen',
    outcomes: {
      refused: 'Abgelehnt',
      done: 'Übernommen',
      accepted: 'Zugesagt',
      withdrawn: 'Zurückgezogen',
      back: 'Du kannst wieder',
    },
    withdrawing: {
      title: 'Angebot zurückziehen?',
      text: 'Du behältst die Schicht. Wer gefragt war, kann nicht mehr zusagen.',
    },
    takingBack: {
      title: (deed: string) => `${deed}?`,
      text: 'Dieser Platz wird dir danach nicht mehr angeboten.',
    },
    taken: 'Die Schicht gehört dir.',
    refused: 'Abgelehnt.',
    appliedNow: 'Du hast dich beworben.',
    takenWaits: 'Zugesagt. Jetzt entscheidet die Planung.',
    takeFailed: 'Das hat nicht geklappt.',
    states: {
      open: 'offen',
      applied: 'mit Bewerbungen',
      accepted: 'wartet auf die Planung',
    } as Readonly<Record<string, string>>,
    more: (shift: string) => `Was du mit ${shift} tun kannst`,
    cannot: 'Kann nicht',
    give: 'Abgeben',
    swapAway: 'Tauschen',
  },
  cannot: {
    title: 'Du kannst nicht',
    kind: 'Was ist los?',
    kinds: { illness: 'Krank', emergency: 'Notfall', other: 'Anderes' } satisfies Record<AbsenceKind, string>,
    until: 'Bis wann?',
    thisShift: 'Nur diese Schicht',
    untilDay: 'Bis einschließlich',
    day: 'Letzter Tag',
    note: 'Notiz für die Planung',
    what: (count: number) =>
      count === 1
        ? 'Dein Platz wird sofort frei, und die Planung erfährt es.'
        : `Deine ${count} Plätze werden sofort frei, und die Planung erfährt es.`,
    submit: (count: number) => `${seats(count)} freigeben`,
    done: (count: number) => (count === 1 ? 'Dein Platz ist frei.' : `Deine ${count} Plätze sind frei.`),
    failed: 'Deine Plätze sind noch bei dir: Das hat nicht geklappt.',
    earlier: (count: number) =>
      count === 1 ? 'Deine Schicht davor behältst du.' : `Deine ${count} Schichten davor behältst du.`,
    rather: 'Lieber abgeben oder tauschen? Dann bleibst du zuständig, bis jemand übernimmt.',
  },
  give: {
    title: 'Schicht abgeben',
    text: 'Du bleibst zuständig, bis jemand übernommen hat.',
    to: 'An wen?',
    all: (count: number) => (count === 1 ? 'An die eine Person, die darf' : `An alle ${count}, die dürfen`),
    some: 'An bestimmte Personen',
    people: 'Personen',
    search: 'Person suchen',
    chosen: (count: number) => `${count} ausgewählt`,
    notFound: 'Niemand heißt so.',
    nobody: 'Niemand kann diese Schicht gerade übernehmen.',
    note: 'Notiz dazu',
    submit: 'Anbieten',
    done: 'Angeboten.',
    failed: 'Das Angebot wurde nicht gemacht.',
  },
  swap: {
    title: 'Schicht tauschen',
    text: 'Wer zustimmt, bekommt deine Schicht, und du ihre. Bis dahin bleibt alles, wie es ist.',
    against: 'Gegen welche Schicht?',
    search: 'Name, Tag oder Gruppe suchen',
    nothing: 'Es gibt keine Schicht, gegen die du tauschen könntest.',
    nearest: (count: number) => `Die ${count} Schichten, die deiner zeitlich am nächsten liegen.`,
    submit: 'Tausch vorschlagen',
  },
  planned: {
    outcomes: {
      withdrawn: 'Zurückgezogen',
      back: 'Kann wieder',
      approved: 'Zugestimmt',
      rejected: 'Abgelehnt',
      chosen: (name: string) => `${name} übernimmt`,
    },
    done: {
      approved: (name: string) => `Zugestimmt: ${name} übernimmt.`,
      rejected: (name: string) => `Abgelehnt: ${name} übernimmt nicht.`,
    },
    choosingOne: {
      title: (name: string) => `${name} die Schicht geben?`,
      text: 'Die anderen Bewerbungen sind damit abgelehnt. Das lässt sich nicht rückgängig machen.',
    },
    withdrawing: { title: 'Angebot zurückziehen?', text: 'Wer gefragt war, kann nicht mehr zusagen.' },
    waiting: 'Wartet auf deine Freigabe',
    choosing: 'Bewerbungen',
    gaps: 'Freie Plätze',
    offers: 'Laufende Angebote',
    absent: 'Wer nicht kann',
    back: 'Kann wieder',
    nothing: 'Nichts wartet auf dich.',
    noGaps: 'In den veröffentlichten Wochen ist kein Platz frei.',
    taker: (name: string) => `${name} möchte übernehmen`,
    ownTaker: 'Du möchtest übernehmen',
    approve: 'Zustimmen',
    reject: 'Ablehnen',
    choose: (name: string) => `${name} nehmen`,
    impossible: 'geht nicht mehr',
    allGaps: (count: number) => `Alle ${count} zeigen`,
    advertiseMany: 'Mehrere ausschreiben',
    advertise: 'Ausschreiben',
    advertised: 'ausgeschrieben',
    withdraw: 'Zurückziehen',
    until: (at: string) => `bis ${at}`,
    fromUntil: (from: string, until: string) => `${from} bis ${until}`,
    failed: 'Das wurde nicht entschieden.',
    decided: 'Darüber ist schon entschieden.',
  },
  endingAbsence: {
    ownTitle: 'Kannst du wieder arbeiten?',
    title: (name: string) => `Kann ${name} wieder arbeiten?`,
    text: 'Was frei wurde, bleibt frei.',
  },
  undo: {
    label: 'Rückgängig',
    done: 'Rückgängig gemacht.',
    failed: 'Das ließ sich nicht rückgängig machen.',
  },
  advertiseMany: {
    title: 'Mehrere Plätze ausschreiben',
    text: 'Gefragt wird, wen eure Regeln nicht sperren. Wer zuerst zusagt, bekommt den Platz.',
    day: (day: string, count: number) => (count === 1 ? `${day} · 1 Platz` : `${day} · ${count} Plätze`),
    tooMany: (max: number) => `Höchstens ${max} Plätze auf einmal.`,
    submit: (count: number) => (count === 1 ? '1 Platz ausschreiben' : `${count} Plätze ausschreiben`),
    done: (count: number) => (count === 1 ? '1 Platz ausgeschrieben.' : `${count} Plätze ausgeschrieben.`),
    nobodyFits: (count: number) =>
      count === 1 ? 'Einen Platz kann niemand übernehmen.' : `${count} Plätze kann niemand übernehmen.`,
    changed: (count: number) =>
      count === 1
        ? 'Ein Platz ist inzwischen vergeben, ausgeschrieben oder vorbei.'
        : `${count} Plätze sind inzwischen vergeben, ausgeschrieben oder vorbei.`,
    failed: 'Die Plätze wurden nicht ausgeschrieben.',
  },
  advertise: {
    title: 'Platz ausschreiben',
    text: 'Gefragt wird, wen eure Regeln nicht sperren.',
    replacement: 'Ersatz suchen',
    to: 'Wer wird gefragt?',
    /** `warned`: of how many a rule warns. */
    all: (count: number, warned: number) => {
      const who = count === 1 ? 'Die eine Person' : `Alle ${count}`
      if (warned === 0) return count === 1 ? `${who}, die kann` : `${who}, die können`
      return warned === count ? `${who}, mit Hinweis` : `${who}, ${warned} mit Hinweis`
    },
    some: 'Bestimmte Personen',
    needsReason: 'braucht einen Grund',
    nobody: 'Im Moment kann niemand diesen Platz übernehmen.',
    gone: 'Dieser Platz ist nicht mehr frei oder schon ausgeschrieben.',
    how: 'Wer bekommt ihn?',
    first: 'Wer zuerst zusagt',
    applications: 'Bewerbungen, ihr wählt',
    until: 'Bewerben bis',
    hoursBefore: (hours: number) => `${hours} Stunden vor Beginn`,
    waves: 'In Runden fragen',
    wavesHint: 'Erst die drei, die am besten passen, dann die nächsten drei.',
    minutes: 'Minuten zwischen den Runden',
    note: 'Notiz dazu',
    submit: 'Ausschreiben',
    done: 'Ausgeschrieben.',
    failed: 'Der Platz wurde nicht ausgeschrieben.',
  },
  widget: {
    gaps: (count: number) =>
      count === 1 ? '1 freier Platz in den nächsten 24 Stunden' : `${count} freie Plätze in den nächsten 24 Stunden`,
    noGaps: 'In den nächsten 24 Stunden ist kein Platz frei.',
    absentToday: (count: number, people: readonly string[]) =>
      `Heute ${count === 1 ? 'fehlt 1' : `fehlen ${count}`}: ${people.join(', ')}`,
    waiting: (count: number) =>
      count === 1 ? '1 Übernahme wartet auf Freigabe' : `${count} Übernahmen warten auf Freigabe`,
    replace: (seat: string) => `Ersatz suchen für ${seat}`,
    all: 'Zur Schichtbörse',
    more: (count: number) => `${count} weitere`,
    nothing: 'Gerade gibt es nichts zu übernehmen.',
  },
  settings: {
    title: 'Regeln',
    alarm: 'Alarm vor dem Beginn',
    alarmHint: 'Die Planung erfährt je Platz einmal, dass er frei oder nicht bestätigt ist.',
    alarmHours: (position: number) => `${position}. Alarm, Stunden vorher`,
    save: 'Speichern',
    word: 'Braucht ein Wort der Planung',
    words: {
      all: 'Jede Übernahme',
      warnings: 'Nur mit Hinweis',
      none: 'Keine',
    } satisfies Record<ApprovalPolicy, string>,
    saved: 'Gespeichert.',
    failed: 'Das wurde nicht gespeichert.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    market: typeof de
  }
}
