/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Nachricht wartet nicht auf einen neuen Versuch.',
  noQuietTime: 'Die Ruhezeit endet, wenn sie beginnt. Wähle eine andere Uhrzeit.',
}

export const de = {
  own: {
    title: 'Ruhezeiten und Erinnerungen',
    quiet: 'Ruhezeit',
    quietHint:
      'In dieser Zeit schreibt der Bot nicht; was wartet, kommt danach. Erinnerungen an Schichten, die vorher beginnen, kommen trotzdem.',
    from: 'Von',
    to: 'Bis',
    reminders: 'Erinnerungen vor Schichten',
    usual: (hours: string) => `Standard der Organisation (${hours})`,
    ownHours: 'Eigene',
    first: 'Erste (Stunden vorher)',
    second: 'Zweite (Stunden vorher)',
    none: 'keine',
    hours: (hours: readonly number[]) => (hours.length === 0 ? 'keine' : `${hours.join(' und ')} Std. vorher`),
    save: 'Speichern',
    saved: 'Gespeichert',
    failed: 'Die Änderung wurde nicht gespeichert.',
  },
  rules: {
    title: 'Erinnerungen an Schichten',
    text: 'Gilt für alle, die nichts anderes eingestellt haben.',
  },
  failed: {
    tab: 'Zustellung',
    text: 'Nachrichten, die nicht zugestellt werden konnten. Alles andere wird bis zu vier Tage lang automatisch erneut versucht.',
    waiting: (count: number) => (count === 1 ? '1 Nachricht ist unterwegs.' : `${count} Nachrichten sind unterwegs.`),
    empty: 'Alles ist zugestellt oder unterwegs.',
    channels: { email: 'E-Mail', telegram: 'Telegram', discord: 'Discord' },
    tries: (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`),
    retry: 'Noch einmal senden',
    retryAll: 'Alle noch einmal senden',
    retried: (count: number) =>
      count === 1 ? '1 Nachricht wird noch einmal gesendet' : `${count} Nachrichten werden noch einmal gesendet`,
    retryFailed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
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
