/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Nachricht muss nicht erneut gesendet werden.',
  noQuietTime: 'Die Ruhezeit kann nicht zur selben Uhrzeit beginnen und enden. Wähle eine andere Uhrzeit.',
}

export const de = {
  own: {
    title: 'Ruhezeiten und Erinnerungen',
    quiet: 'Ruhezeit',
    quietHint:
      'In dieser Zeit schreibt dir der Bot nicht. Nachrichten bekommst du danach. Erinnerungen an Schichten, die noch in der Ruhezeit beginnen, kommen trotzdem.',
    from: 'Von',
    to: 'Bis',
    reminders: 'Erinnerungen vor Schichten',
    usual: (hours: string) => `Standard der Organisation (${hours})`,
    ownHours: 'Eigene Erinnerungen',
    first: 'Erste Erinnerung (Stunden vorher)',
    second: 'Zweite Erinnerung (Stunden vorher)',
    none: 'keine',
    hours: (hours: readonly number[]) => (hours.length === 0 ? 'keine' : `${hours.join(' und ')} Std. vorher`),
    save: 'Speichern',
    saved: 'Gespeichert',
    failed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  },
  rules: {
    title: 'Erinnerungen an Schichten',
    text: 'Diese Erinnerungen gelten für alle, die keine eigenen festgelegt haben.',
  },
  failed: {
    tab: 'Zustellung',
    text: 'Diese Nachrichten konnten endgültig nicht zugestellt werden. Bei vorübergehenden Fehlern versucht Staffel es bis zu vier Tage lang automatisch immer wieder.',
    waiting: (count: number) => (count === 1 ? '1 Nachricht ist unterwegs.' : `${count} Nachrichten sind unterwegs.`),
    empty: 'Alle Nachrichten sind zugestellt oder unterwegs.',
    channels: { email: 'E-Mail', telegram: 'Telegram', discord: 'Discord' },
    tries: (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`),
    retry: 'Erneut senden',
    retryAll: 'Alle erneut senden',
    retried: (count: number) =>
      count === 1 ? '1 Nachricht wird erneut gesendet' : `${count} Nachrichten werden erneut gesendet`,
    retryFailed: 'Senden fehlgeschlagen. Versuche es noch einmal.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    delivery: typeof de
  }
  interface Refusals {
    delivery: typeof refusals
  }
}
