import type { Heat, SetUpStep } from './rules.ts'

export const de = {
  subtitle: 'Status der Organisation',
  members: { title: 'Mitglieder', all: 'Zum Team' },
  work: {
    title: 'Offene Arbeit',
    vacation: (count: number) => (count === 1 ? '1 offener Urlaubsantrag' : `${count} offene Urlaubsanträge`),
    unanswered: (count: number) =>
      count === 1
        ? '1 Person hat nicht auf die Anfrage geantwortet'
        : `${count} Personen haben nicht auf die Anfrage geantwortet`,
    seats: (count: number) => (count === 1 ? '1 freier Platz diese Woche' : `${count} freie Plätze diese Woche`),
    nothing: 'Nichts wartet auf dich.',
  },
  setUp: {
    title: 'Einrichtung',
    done: (done: number, of: number) => `${done} von ${of}`,
    isDone: 'Erledigt',
    isOpen: 'Offen',
    steps: {
      shifts: { title: 'Schichtzeiten', text: 'Wann bei euch gearbeitet wird.' },
      creators: { title: 'Creator', text: 'Für wen ihr arbeitet.' },
      groups: { title: 'Gruppen', text: 'Welche Creator ihr zusammen betreut, und mit wie vielen Chattern.' },
      people: { title: 'Team', text: 'Lade die Ersten ein.' },
      contacts: { title: 'Ansprechpersonen', text: 'Wen alle fragen können.' },
      mail: { title: 'E-Mail', text: 'Ohne SMTP_URL bleiben Mails im Ausgang dieser Installation.' },
      bot: { title: 'Telegram', text: 'Noch hat niemand einen Chat mit dem Bot verbunden.' },
    } satisfies Record<SetUpStep, { title: string; text: string }>,
  },
  coverage: {
    title: 'Besetzung',
    group: 'Gruppe',
    total: 'Gesamt',
    thisWeek: 'Diese Woche',
    nextWeek: 'Nächste Woche',
    cell: (filled: number, required: number) => `${filled} von ${required} Plätzen besetzt`,
    heats: {
      none: 'Keine Plätze',
      empty: 'Leer',
      low: 'Unter der Hälfte',
      half: 'Ab der Hälfte',
      high: 'Ab 80 %',
      full: 'Voll',
    } satisfies Record<Heat, string>,
    empty: 'Es gibt noch keine Gruppen mit Plätzen.',
    add: 'Gruppe anlegen',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    organizationOverview: typeof de
  }
}
