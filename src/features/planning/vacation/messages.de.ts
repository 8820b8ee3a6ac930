import type { RequestMove, RequestStatus } from './states.ts'

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`)

const statuses: Record<RequestStatus, string> = { pending: 'Offen', approved: 'Genehmigt', rejected: 'Abgelehnt' }

/** Worded by the server alone. */
export const refusals = {
  noReason: 'Eine Begründung ist erforderlich',
  tooFarAhead: 'Urlaubsanträge können maximal 3 Monate im Voraus gestellt werden',
  pastWeek: 'Urlaubsanträge können nicht für vergangene Wochen gestellt werden',
  noDays: 'Bitte wähle erst Urlaubstage aus',
  outsideWeek: 'Ein Tag liegt nicht in der gewählten Woche.',
  dayPassed: 'Mindestens ein gewählter Tag ist schon vorbei',
  alreadyRequested: 'Für diese Tage wurde bereits ein Antrag gestellt',
  shiftGone: 'Diese Schicht gibt es nicht mehr.',
  notFound: 'Urlaubsantrag nicht gefunden',
  alreadyDeleted: 'Dieser Antrag wurde bereits gelöscht',
  mayNotDelete: 'Keine Berechtigung diesen Antrag zu löschen',
  staleDecided: 'Über diesen Antrag wurde schon entschieden. Du kannst ihn nicht mehr zurückziehen.',
  staleRequest: ({ status, responder }: { status: RequestStatus; responder: string | null }) =>
    responder === null
      ? `Dieser Antrag hat sich inzwischen geändert. Er ist jetzt ${statuses[status].toLowerCase()}.`
      : `${responder} hat schon entschieden. Der Antrag ist jetzt ${statuses[status].toLowerCase()}.`,
  staleSeats: 'Der Plan hat sich inzwischen geändert. Prüfe die betroffenen Schichten noch einmal.',
  conflictingRequest: 'Für diese Tage gibt es inzwischen einen anderen Antrag.',
}

export const de = {
  statuses,
  days,
  shortWeek: (week: number) => `KW ${week}`,
  request: {
    open: 'Urlaub beantragen',
    title: (week: number, year: number) => `Urlaubsantrag KW ${week} / ${year}`,
    summary: (requested: number, limit: number) => `${days(requested)} ausgewählt, Limit ${limit} pro Woche`,
    overLimit: 'Urlaubstage in dieser Woche: {requested}. Dein Limit: {limit} pro Woche.',
    within: '{requested} von {limit} Urlaubstagen dieser Woche ausgewählt.',
    forShift: 'Für',
    allShifts: 'Alle Schichten',
    reason: 'Begründung',
    send: 'Senden',
    sent: 'Antrag gesendet',
    sentSeveral: (count: number) => `${count} Anträge gesendet`,
    sentText: (totalDays: number, count: number) => `${days(totalDays)} in ${count} separaten Anträgen`,
    createFailed: 'Fehler beim Erstellen der Urlaubsanträge',
    failed: 'Antrag konnte nicht gesendet werden',
    marked: (count: number) => `${days(count)} ausgewählt`,
    clear: 'Auswahl aufheben',
    brush: 'Urlaub',
  },
  mine: {
    title: 'Meine Anträge',
    tabs: { open: 'Offen', processed: 'Bearbeitet' },
    empty: { open: 'Keine offenen Anträge.', processed: 'Noch keine bearbeiteten Anträge.' },
    withdraw: 'Zurückziehen',
    withdrawTitle: 'Antrag zurückziehen?',
    withdrawText: 'Deine früheren Angaben für diese Tage gelten dann wieder.',
    withdrawn: 'Antrag zurückgezogen',
    outcomes: { withdrawn: 'Zurückgezogen', gone: 'Geändert' },
    withdrawFailed: 'Der Antrag konnte nicht zurückgezogen werden. Versuche es noch einmal.',
    by: (firstName: string) => `von ${firstName}`,
  },
  board: {
    title: 'Urlaubsanträge',
    tabs: { open: 'Offen', processed: 'Bearbeitet' },
    empty: { open: 'Keine offenen Urlaubsanträge.', processed: 'Noch keine bearbeiteten Urlaubsanträge.' },
    /** For members who do not decide: the board lists only their own requests. */
    emptyOwn: {
      open: 'Du hast keine offenen Urlaubsanträge.',
      processed: 'Du hast noch keine bearbeiteten Urlaubsanträge.',
    },
    onlyOwn: 'Du siehst nur deine eigenen Anträge. Inhaber und Admins sehen alle.',
    more: 'Weitere laden',
    gone: 'Geändert',
    removed: 'Gelöscht',
    overLimit: 'Über dem Limit',
  },
  decision: {
    loading: 'Urlaubsantrag',
    title: (name: string) => `Urlaubsantrag von ${name}`,
    reason: 'Begründung',
    sent: (when: string) => `Gestellt am ${when}`,
    decided: (name: string, when: string) => `${name}, ${when}`,
    response: 'Antwort (optional)',
    given: 'Antwort',
    limit: (used: number, limit: number) => `${used} von ${limit} Tagen dieser Woche`,
    others: 'Weitere offene Anträge dieser Woche',
    whatIf: 'Folgen der Genehmigung',
    opens: (count: number) => (count === 1 ? '1 Schicht wird frei' : `${count} Schichten werden frei`),
    opensNothing: 'Keine Schichten betroffen.',
    draft: 'Entwurf',
    filled: (before: number, after: number, seats: number) => `${before} → ${after} von ${seats} besetzt`,
    /** How many others could work each shift. */
    available: (shifts: readonly { shiftName: string; count: number }[]) =>
      `Außerdem verfügbar: ${shifts.map(({ shiftName, count }) => `${shiftName} ${count}`).join(' · ')}`,
    off: (names: string) => `Auch im Urlaub: ${names}`,
    asked: (name: string) => `${name} (beantragt)`,
    nobodyOff: 'Sonst ist niemand im Urlaub',
    moves: {
      approve: 'Genehmigen',
      reject: 'Ablehnen',
      approveNow: 'Doch genehmigen',
      reactivate: 'Wieder öffnen',
      revoke: 'Genehmigung zurücknehmen',
    } satisfies Record<RequestMove, string>,
    done: {
      approve: 'Urlaub genehmigt',
      reject: 'Urlaub abgelehnt',
      approveNow: 'Urlaub genehmigt',
      reactivate: 'Antrag wieder geöffnet',
      revoke: 'Genehmigung zurückgenommen',
    } satisfies Record<RequestMove, string>,
    undo: 'Rückgängig',
    undone: 'Rückgängig gemacht. Der Antrag ist wieder offen.',
    failed: 'Die Entscheidung konnte nicht gespeichert werden. Versuche es noch einmal.',
    remove: 'Löschen',
    removeSure: 'Wirklich löschen?',
    removed: 'Urlaubsantrag gelöscht',
    removeFailed: 'Der Antrag konnte nicht gelöscht werden. Versuche es noch einmal.',
    readOnly: 'Nur Inhaber und Admins entscheiden über Urlaubsanträge.',
  },
  blocks: {
    title: 'Urlaub',
    current: 'Du bist im Urlaub',
    upcoming: 'Dein nächster Urlaub',
    empty: 'Kein Urlaub geplant.',
    until: (day: string) => `bis ${day}`,
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    vacation: typeof de
  }
  interface Refusals {
    vacation: typeof refusals
  }
}
