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
  stumm: 'Nachrichten eine Weile stummschalten',
  laut: 'Nachrichten wieder einschalten',
  start: 'Deine Chat-ID und Hilfe beim Verbinden',
  stop: 'Verbindung trennen',
}

/** What the bot says about shifts and itself. Read in the person's messenger, never by the browser. */
export const de = {
  commands,
  channel: {
    command: 'Diesen Kanal für Beiträge verbinden',
    codeOption: 'Der Code aus Staffel („Organisation → Discord“)',
    nowhere: 'Dieser Befehl funktioniert nur im Kanal eines Discord-Servers.',
    linked: (organization: string) =>
      `Dieser Kanal ist jetzt mit ${organization} verbunden. Beiträge und Sprache legst du in Staffel unter „Organisation → Discord“ fest.`,
    codeUnknown:
      'Dieser Code gilt nicht mehr: Er wurde schon benutzt oder ist älter als 15 Minuten. Erstelle in Staffel unter „Organisation → Discord“ einen neuen.',
    taken: 'Dieser Kanal ist schon mit einer anderen Organisation verbunden und muss dort zuerst entfernt werden.',
    tooMany: 'Mehr als 20 Kanäle sind nicht möglich. Entferne in Staffel zuerst einen.',
  },
  help: (list: string) => `Das kann ich:\n\n${list}`,
  shift: ({ day, shiftName, times, groupName, ownTimes }: ShownShift) =>
    `${day} · ${shiftName}, ${times} · ${groupName}${ownTimes === undefined ? '' : ` (${ownTimes} deine Zeit)`}`,
  next: 'Deine nächsten Schichten:',
  noShifts: 'Du hast keine geplanten Schichten.',
  confirmed: 'bestätigt',
  open: 'noch nicht bestätigt',
  confirm: (shift: string) => `✓ ${shift}`,
  cannot: 'Absagen',
  absences: { illness: 'Krank', emergency: 'Notfall', other: 'Anderer Grund' } satisfies Record<AbsenceKind, string>,
  give: 'Abgeben',
  surelyGive: (shift: string) => `Ja, ${shift} anbieten`,
  keep: (shift: string) => `Nein, ${shift} behalten`,
  reallyCannot: (shift: string) => `Schicht absagen? Sie ist dann sofort offen: ${shift}`,
  reallyGive: (shift: string) =>
    `Die Schicht allen anbieten, die infrage kommen? Bis jemand annimmt, bleibst du zuständig: ${shift}`,
  kept: (shift: string) => `Du behältst: ${shift}`,
  nowConfirmed: (shift: string) => `✓ Bestätigt: ${shift}`,
  nowFree: (shift: string) => `✗ Abgesagt: ${shift}. Die Planung weiß Bescheid.`,
  nowOffered: (shift: string) => `Zur Übernahme angeboten: ${shift}. Bis jemand annimmt, bleibst du zuständig.`,
  alreadyConfirmed: (shift: string) => `Schon bestätigt: ${shift}`,
  alreadyDeclined: (shift: string) => `Schon abgesagt: ${shift}`,
  tooLate: (shift: string) => `Diese Schicht hat schon begonnen: ${shift}. Ruf bitte deine Schichtleitung an.`,
  over: (shift: string) => `Diese Schicht ist schon vorbei: ${shift}`,
  gone: (slash: string) => `Diese Schicht hat sich geändert. ${slash}schichten zeigt deine aktuellen Schichten.`,
  mute: 'Wie lange soll ich stumm sein? In der App siehst du weiterhin alles.',
  muteHours: (hours: number) => (hours === 24 ? '1 Tag' : `${hours} Stunden`),
  muteForever: 'Bis auf Weiteres',
  mutedUntil: (time: string, slash: string) =>
    `Ich bin stumm bis ${time}. Mit ${slash}laut schaltest du mich wieder ein.`,
  muted: (slash: string) => `Ich bin stumm, bis du ${slash}laut sendest.`,
  unmuted: 'Ich schreibe dir wieder.',
  oldButton: 'Dieser Button funktioniert nicht mehr.',
  notAllowed: 'Für diese Aktion fehlt dir die Berechtigung.',
  market: {
    take: 'Nehme ich',
    swap: 'Tauschen',
    refuse: 'Ablehnen',
    apply: 'Bewerben',
    retract: 'Bewerbung zurückziehen',
    withdraw: 'Angebot zurückziehen',
    approve: 'Freigeben',
    reject: 'Ablehnen',
    choose: (name: string) => `${name} auswählen`,
    advertise: (shift: string) => `Ersatz suchen: ${shift}`,
    taken: '✓ Die Schicht gehört dir.',
    takenWaits: 'Angenommen. Jetzt entscheidet die Planung.',
    applied: 'Du hast dich beworben. Die Planung wählt aus.',
    refused: 'Angebot abgelehnt.',
    withdrawn: 'Zurückgezogen.',
    reasonInApp: (said: string) => `${said} Das kannst du in der App unter „Schichtbörse“ erledigen.`,
    approved: '✓ Freigegeben. Die Schicht ist besetzt.',
    rejected: '✗ Abgelehnt.',
    chosen: '✓ Ausgewählt. Die Schicht ist besetzt.',
    advertised: 'Ausgeschrieben: Alle, die infrage kommen, wurden gefragt. Die erste Zusage zählt.',
    from: {
      give: (name: string) => `${name} gibt eine Schicht ab:`,
      swap: (name: string) => `${name} möchte tauschen:`,
      gap: (_name: string) => 'Offene Schicht:',
    } satisfies Record<OfferKind, (name: string) => string>,
    against: (seat: string) => `Im Tausch gegen: ${seat}`,
    wants: (name: string) => `${name} möchte eine Schicht übernehmen:`,
    ownSwap: 'Du möchtest tauschen:',
    ownWants: 'Du möchtest eine Schicht übernehmen:',
    applications: 'Neue Bewerbungen:',
    others: (count: number) => `${count} weitere in der App`,
    nothing: 'Gerade gibt es nichts für dich.',
  },
}
