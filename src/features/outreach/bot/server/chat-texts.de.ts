import type { OfferKind } from '#features/planning/market/states.ts'
import type { AbsenceKind } from '#features/planning/assignments/states.ts'

interface ShownShift {
  readonly day: string
  readonly shiftName: string
  readonly times: string
  readonly groupName: string
  /** The person's own clock, with the weekday where that is another. */
  readonly ownTimes: string | undefined
}

/** As they are typed. */
const commands: Readonly<Record<string, string>> = {
  schichten: 'Deine nächsten Schichten',
  dienst: 'Ein- und auschecken',
  boerse: 'Schichten, die du übernehmen kannst',
  stumm: 'Eine Weile keine Nachrichten',
  laut: 'Wieder Nachrichten',
  start: 'Deine Chat-ID und wie du dich verbindest',
  stop: 'Die Verbindung trennen',
}

/** What the bot says about shifts and itself. Read in the person's messenger, never by the browser. */
export const de = {
  commands,
  channel: {
    command: 'Diesen Kanal für Beiträge verbinden',
    codeOption: 'Der Code aus Staffel, Organisation, „Discord“',
    nowhere: 'Das geht nur in Discord, im Kanal eines Servers: Dort verbindet der Befehl den Kanal.',
    linked: (organization: string) =>
      `Dieser Kanal gehört jetzt zu ${organization}. Was hier erscheint und in welcher Sprache, steht in Staffel unter „Organisation“, „Discord“.`,
    codeUnknown:
      'Dieser Code gilt nicht mehr: Er ist benutzt oder älter als 15 Minuten. Hol dir in Staffel unter „Organisation“, „Discord“ einen neuen.',
    taken: 'Dieser Kanal gehört schon zu einer anderen Organisation. Erst muss sie ihn entfernen.',
    tooMany: 'Mehr als 20 Kanäle gehen nicht. Entferne in Staffel zuerst einen.',
  },
  help: (list: string) => `Das kann ich:\n\n${list}`,
  shift: ({ day, shiftName, times, groupName, ownTimes }: ShownShift) =>
    `${day} · ${shiftName}, ${times} · ${groupName}${ownTimes === undefined ? '' : ` (bei dir ${ownTimes})`}`,
  next: 'Deine nächsten Schichten:',
  noShifts: 'Für dich sind keine Schichten geplant.',
  confirmed: 'bestätigt',
  open: 'noch nicht bestätigt',
  confirm: (shift: string) => `✓ ${shift}`,
  cannot: 'Kann nicht',
  absences: { illness: 'Krank', emergency: 'Notfall', other: 'Anderes' } satisfies Record<AbsenceKind, string>,
  give: 'Abgeben',
  surelyGive: (shift: string) => `Ja, ${shift} anbieten`,
  keep: (shift: string) => `Nein, ${shift} behalten`,
  reallyCannot: (shift: string) => `Du kannst nicht? Dein Platz wird sofort frei: ${shift}`,
  reallyGive: (shift: string) =>
    `Allen anbieten, die übernehmen dürfen? Bis jemand zusagt, bleibst du zuständig: ${shift}`,
  kept: (shift: string) => `Du behältst: ${shift}`,
  nowConfirmed: (shift: string) => `✓ Bestätigt: ${shift}`,
  nowFree: (shift: string) => `✗ Dein Platz ist frei: ${shift}. Die Planung weiß Bescheid.`,
  nowOffered: (shift: string) => `Angeboten: ${shift}. Bis jemand zusagt, bleibst du zuständig.`,
  alreadyConfirmed: (shift: string) => `Schon bestätigt: ${shift}`,
  alreadyDeclined: (shift: string) => `Schon abgelehnt: ${shift}`,
  tooLate: (shift: string) => `Diese Schicht hat schon begonnen: ${shift}. Ruf bitte deine Schichtleitung an.`,
  over: (shift: string) => `Diese Schicht ist schon vorbei: ${shift}`,
  gone: (slash: string) => `Diese Schicht gibt es so nicht mehr. ${slash}schichten zeigt, was jetzt gilt.`,
  mute: 'Wie lange soll ich still sein? In der App siehst du alles weiterhin.',
  muteHours: (hours: number) => (hours === 24 ? '1 Tag' : `${hours} Stunden`),
  muteForever: 'Bis auf Weiteres',
  mutedUntil: (time: string, slash: string) => `Ich bin still bis ${time}. ${slash}laut holt mich zurück.`,
  muted: (slash: string) => `Ich bin still, bis du ${slash}laut schreibst.`,
  unmuted: 'Ich schreibe dir wieder.',
  oldButton: 'Dieser Knopf gilt nicht mehr.',
  notAllowed: 'Dafür fehlt dir das Recht.',
  market: {
    take: 'Nehme ich',
    swap: 'Tauschen',
    refuse: 'Kann ich nicht',
    apply: 'Bewerben',
    retract: 'Bewerbung zurückziehen',
    withdraw: 'Angebot zurückziehen',
    approve: 'Zustimmen',
    reject: 'Ablehnen',
    choose: (name: string) => `${name} nehmen`,
    advertise: (shift: string) => `Ersatz suchen: ${shift}`,
    taken: '✓ Die Schicht ist deine.',
    takenWaits: 'Zugesagt. Jetzt entscheidet die Planung.',
    applied: 'Du hast dich beworben. Die Planung wählt aus.',
    refused: 'In Ordnung, du bist raus.',
    withdrawn: 'Zurückgezogen.',
    reasonInApp: (said: string) => `${said} Das geht in der App, unter „Schichtbörse“.`,
    approved: '✓ Zugestimmt. Der Platz ist besetzt.',
    rejected: '✗ Abgelehnt.',
    chosen: '✓ Ausgewählt. Der Platz ist besetzt.',
    advertised: 'Ausgeschrieben: Alle, die können, sind gefragt. Wer zuerst zusagt, bekommt den Platz.',
    from: {
      give: (name: string) => `${name} gibt ab:`,
      swap: (name: string) => `${name} möchte tauschen:`,
      gap: (_name: string) => 'Freier Platz:',
    } satisfies Record<OfferKind, (name: string) => string>,
    against: (seat: string) => `Gegen: ${seat}`,
    wants: (name: string) => `${name} möchte übernehmen:`,
    ownSwap: 'Du möchtest tauschen:',
    ownWants: 'Du möchtest übernehmen:',
    applications: 'Es gibt Bewerbungen:',
    others: (count: number) => `${count} weitere in der App`,
    nothing: 'Gerade gibt es nichts, was du übernehmen könntest.',
  },
}
