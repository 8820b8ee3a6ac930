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
  stumm: 'Eine Weile keine Nachrichten',
  laut: 'Wieder Nachrichten',
  start: 'Deine Chat-ID und wie du dich verbindest',
  stop: 'Die Verbindung trennen',
}

/** What the bot says about shifts and itself. Read in Telegram, never by the browser. */
export const de = {
  commands,
  help: (list: string) => `Das kann ich:\n\n${list}`,
  shift: ({ day, shiftName, times, groupName, ownTimes }: ShownShift) =>
    `${day} · ${shiftName}, ${times} · ${groupName}${ownTimes === undefined ? '' : ` (bei dir ${ownTimes})`}`,
  next: 'Deine nächsten Schichten:',
  noShifts: 'Für dich sind keine Schichten geplant.',
  confirmed: 'bestätigt',
  open: 'noch nicht bestätigt',
  confirm: (shift: string) => `✓ ${shift}`,
  sick: 'Krank',
  busy: 'Verhindert',
  surely: (shift: string) => `✗ Ja, ${shift} ablehnen`,
  keep: 'Nein, behalten',
  reallyDecline: (shift: string) => `Wirklich ablehnen? ${shift}`,
  kept: (shift: string) => `Nicht abgelehnt: ${shift}`,
  sickReason: 'krank (über Telegram)',
  busyReason: 'verhindert (über Telegram)',
  nowConfirmed: (shift: string) => `✓ Bestätigt: ${shift}`,
  nowDeclined: (shift: string) => `✗ Abgelehnt: ${shift}. Die Planung weiß Bescheid.`,
  alreadyConfirmed: (shift: string) => `Schon bestätigt: ${shift}`,
  alreadyDeclined: (shift: string) => `Schon abgelehnt: ${shift}`,
  tooLate: (shift: string) => `Diese Schicht hat schon begonnen: ${shift}. Ruf bitte deine Schichtleitung an.`,
  over: (shift: string) => `Diese Schicht ist schon vorbei: ${shift}`,
  gone: 'Diese Schicht gibt es so nicht mehr. /schichten zeigt, was jetzt gilt.',
  mute: 'Wie lange soll ich still sein? In der App siehst du alles weiterhin.',
  muteHours: (hours: number) => (hours === 24 ? '1 Tag' : `${hours} Stunden`),
  muteForever: 'Bis auf Weiteres',
  mutedUntil: (time: string) => `Ich bin still bis ${time}. /laut holt mich zurück.`,
  muted: 'Ich bin still, bis du /laut schreibst.',
  unmuted: 'Ich schreibe dir wieder.',
  oldButton: 'Dieser Knopf gilt nicht mehr.',
}
