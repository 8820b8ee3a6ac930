/** Worded by the server alone. */
export const refusals = {
  noBot: 'Für diese Installation ist kein Telegram-Bot eingerichtet.',
  noDayLeft: 'Der Monat endet heute. Wähle einen längeren Zeitraum.',
  nobody: 'Niemand aus dem Team hat einen aktiven Chat mit dem Bot.',
  nobodyMissing: 'Es muss niemand erinnert werden.',
  remindedLately: ({ minutes }: { minutes: number }) =>
    `Alle, die noch nicht geantwortet haben, wurden in der letzten Stunde erinnert oder bekommen die Erinnerung nach ihrer Ruhezeit. Du kannst sie in ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} erneut erinnern.`,
  chatNotFound: 'Eine der Personen hat keinen aktiven Chat mehr mit dem Bot.',
  notFound: 'Diese Anfrage gibt es nicht mehr.',
  undoTooLate: 'Eine Antwort lässt sich nur fünf Minuten lang rückgängig machen.',
}

export const de = {
  tab: 'Verfügbarkeit anfragen',
  text: 'Der Bot fragt die ausgewählten Personen nach ihrer Verfügbarkeit.',
  duration: 'Zeitraum',
  durations: {
    '1week': '1 Woche',
    '2weeks': '2 Wochen',
    '3weeks': '3 Wochen',
    '1month': '1 Monat',
    endOfMonth: 'Bis Monatsende',
    endOfNextMonth: 'Bis Ende nächsten Monats',
    '2months': '2 Monate',
  },
  until: (day: string) => `Bis einschließlich ${day}`,
  people: (linked: number, all: number) => `${linked} von ${all} mit dem Bot verbunden`,
  chats: {
    unlinked: 'Kein Chat',
    active: 'Chat verbunden',
    inactive: 'Chat ausgeschaltet',
    paused: 'Bot blockiert',
  },
  requests: {
    later: 'Kommt nach der Ruhezeit',
    waiting: 'Wird gesendet …',
    sent: 'Angefragt',
    failed: 'Nicht zugestellt',
    saved: 'Eingetragen',
    none: 'Keine Verfügbarkeit',
  },
  asked: (end: string) => `bis ${end}`,
  reminded: 'erinnert',
  progress: (sent: number, of: number) => `${sent} von ${of} zugestellt`,
  answered: (answered: number, of: number) => `${answered} von ${of} haben geantwortet`,
  send: (count: number) => (count === 1 ? 'Anfrage an 1 Person senden' : `Anfrage an ${count} Personen senden`),
  sent: (count: number) => `Anfragen versendet: ${count}`,
  sendFailed: 'Anfragen konnten nicht versendet werden',
  remind: (count: number) => `Erinnerung senden (${count})`,
  remindedToast: (count: number) => (count === 1 ? '1 Person erinnert' : `${count} Personen erinnert`),
  empty: 'In dieser Organisation gibt es noch keine Chatter.',
  nobodyLinked: 'Noch ist kein Chatter mit dem Bot verbunden.',
  own: {
    title: 'Anfrage zur Verfügbarkeit',
    text: (end: string) => `Bitte trage deine Verfügbarkeit für die Zeit bis zum ${end} ein.`,
    open: 'Woche öffnen',
    none: 'Keine Verfügbarkeit',
    answered: 'Beantwortet',
    done: 'Danke, notiert',
    undo: 'Rückgängig',
    undone: 'Die Anfrage ist wieder offen',
    failed: 'Deine Antwort konnte nicht gespeichert werden. Versuche es noch einmal.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    availabilityRequests: typeof de
  }
  interface Refusals {
    availabilityRequests: typeof refusals
  }
}
