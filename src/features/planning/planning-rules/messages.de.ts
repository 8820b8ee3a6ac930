import type { Preset } from './presets.ts'
import type { Rule } from './rules.ts'

const ruleNames = {
  availability: 'Verfügbarkeit',
  vacationRequest: 'Beantragter Urlaub',
  disabled: 'Nicht gewünschte Schicht',
  exclusive: 'Arbeitet nur eine Schicht',
  rest: 'Ruhezeit',
  weekHours: 'Stunden pro Woche',
  streak: 'Tage am Stück',
  hoursWish: 'Über Wunschstunden',
} satisfies Record<Rule, string>

export const de = {
  title: 'Planungsregeln',
  subtitle:
    'Diese Regeln werden beim Einteilen geprüft. Doppelte Schichten, genehmigter Urlaub und gesperrte Personen sind immer ausgeschlossen.',
  modes: { off: 'Aus', warn: 'Hinweis', block: 'Sperre' },
  names: ruleNames,
  hints: {
    availability: 'Die Person ist nicht oder nur für einen Teil der Schicht verfügbar.',
    vacationRequest: 'Für den Tag gibt es einen offenen Urlaubsantrag.',
    disabled: 'Die Person hat diese Schicht in ihren Präferenzen abgewählt.',
    exclusive: 'Die Person arbeitet nur in einer anderen Schicht.',
    rest: 'Freie Stunden zwischen zwei Schichten.',
    weekHours: 'Stunden in allen Gruppen von Montag bis Sonntag.',
    streak: 'Arbeitstage ohne freien Tag dazwischen.',
    hoursWish: 'Mehr Wochenstunden, als sich die Person wünscht.',
  },
  limits: {
    minRestHours: 'Mindeststunden',
    maxWeekHours: 'Höchststunden',
    maxDaysInARow: 'Höchstzahl an Tagen',
  },
  presets: {
    relaxed: {
      label: 'Locker',
      hint: 'Wünsche werden nicht berücksichtigt. Hinweise gibt es nur bei fehlender Verfügbarkeit, weniger als 11 Stunden Ruhezeit, mehr als 60 Stunden pro Woche und mehr als 12 Tagen am Stück.',
    },
    usual: {
      label: 'Üblich',
      hint: 'Alle Regeln führen nur zu Hinweisen: bei weniger als 11 Stunden Ruhezeit, mehr als 48 Stunden pro Woche, mehr als 6 Tagen am Stück und bei allem, was den Angaben der Person widerspricht.',
    },
    strict: {
      label: 'Streng',
      hint: 'Die Grenzen der Vorlage „Üblich“ sind verbindlich. Nur die Wunschstunden dürfen mit Begründung überschritten werden.',
    },
  } satisfies Record<Preset, object>,
  custom: { label: 'Eigene', hint: 'Eure eigene Auswahl.' },
  detail: 'Alle Regeln',
  chosen: (preset: string) => `Planungsregeln: ${preset}`,
  undo: 'Rückgängig',
  save: 'Speichern',
  saved: 'Planungsregeln gespeichert',
  failed: 'Die Planungsregeln konnten nicht gespeichert werden. Versuche es noch einmal.',
}

export const refusals = {
  stale: ({ theirs }: { theirs: readonly Rule[] }) =>
    `Inzwischen wurden diese Regeln geändert: ${theirs.map(rule => ruleNames[rule]).join(', ')}. Prüfe sie und speichere noch einmal.`,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    planningRules: typeof de
  }
  interface Refusals {
    planningRules: typeof refusals
  }
}
