import type { Heat, SetUpStep } from './rules.ts'

export const de = {
  subtitle: 'Überblick über die Organisation',
  members: { title: 'Mitglieder', all: 'Zum Team' },
  work: {
    title: 'Zu erledigen',
    vacation: (count: number) => (count === 1 ? '1 offener Urlaubsantrag' : `${count} offene Urlaubsanträge`),
    unanswered: (count: number) =>
      count === 1
        ? '1 Person hat die Verfügbarkeitsanfrage noch nicht beantwortet'
        : `${count} Personen haben die Verfügbarkeitsanfrage noch nicht beantwortet`,
    seats: (count: number) => (count === 1 ? '1 offene Schicht diese Woche' : `${count} offene Schichten diese Woche`),
    nothing: 'Alles erledigt.',
  },
  setUp: {
    title: 'Einrichtung',
    done: (done: number, of: number) => `${done} von ${of}`,
    isDone: 'Erledigt',
    isOpen: 'Offen',
    steps: {
      shifts: { title: 'Schichtzeiten', text: 'Eure Arbeitszeiten.' },
      creators: { title: 'Creator', text: 'Eure Creator und ihre Accounts.' },
      groups: { title: 'Gruppen', text: 'Lege Gruppen und die Zahl der Chatter pro Schicht fest.' },
      people: { title: 'Team', text: 'Lade die ersten Mitglieder ein.' },
      contacts: { title: 'Ansprechpersonen', text: 'Personen, an die sich dein Team wenden kann.' },
      mail: { title: 'E-Mail', text: 'E-Mail ist noch nicht eingerichtet. Es werden keine Mails verschickt.' },
      bot: { title: 'Telegram', text: 'Noch hat niemand einen Chat mit dem Bot verbunden.' },
    } satisfies Record<SetUpStep, { title: string; text: string }>,
  },
  coverage: {
    title: 'Besetzung',
    group: 'Gruppe',
    total: 'Gesamt',
    thisWeek: 'Diese Woche',
    nextWeek: 'Nächste Woche',
    cell: (filled: number, required: number) => `${filled} von ${required} Schichten besetzt`,
    heats: {
      none: 'Keine Schichten',
      empty: 'Leer',
      low: 'Unter 50 %',
      half: 'Ab 50 %',
      high: 'Ab 80 %',
      full: 'Voll',
    } satisfies Record<Heat, string>,
    empty: 'Noch keine Gruppen mit Schichten.',
    add: 'Gruppe anlegen',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    organizationOverview: typeof de
  }
}
