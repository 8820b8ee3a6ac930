import type { Preset } from './presets.ts'
import type { Rule } from './rules.ts'

const ruleNames = {
  availability: 'Verfügbarkeit',
  vacationRequest: 'Beantragter Urlaub',
  disabled: 'Abgewählte Schicht',
  exclusive: 'Exklusive Schicht',
  rest: 'Ruhezeit',
  weekHours: 'Stunden in der Woche',
  streak: 'Tage am Stück',
  hoursWish: 'Über Wunsch',
} satisfies Record<Rule, string>

export const de = {
  title: 'Planungsregeln',
  subtitle:
    'Was beim Einteilen gilt. Doppelte Einsätze, genehmigter Urlaub und gesperrte Personen sind immer ausgeschlossen.',
  modes: { off: 'Aus', warn: 'Hinweis', block: 'Sperre' },
  names: ruleNames,
  hints: {
    availability: 'Nicht oder nur teilweise verfügbar.',
    vacationRequest: 'Für den Tag liegt ein Urlaubsantrag vor, über den noch nicht entschieden ist.',
    disabled: 'Die Person hat diese Schicht in ihren Präferenzen abgeschaltet.',
    exclusive: 'Die Person arbeitet nur eine andere Schicht.',
    rest: 'Zwischen dem Ende einer Schicht und dem Anfang der nächsten.',
    weekHours: 'Über alle Gruppen, von Montag bis Sonntag.',
    streak: 'Tage mit einer Schicht, ohne freien Tag dazwischen.',
    hoursWish: 'Mehr Stunden in der Woche, als sich die Person höchstens wünscht.',
  },
  limits: {
    minRestHours: 'Mindeststunden',
    maxWeekHours: 'Höchststunden',
    maxDaysInARow: 'Höchstzahl an Tagen',
  },
  presets: {
    relaxed: {
      label: 'Locker',
      hint: 'Wünsche zählen nicht. Hinweise nur bei fehlender Verfügbarkeit, unter 11 Stunden Ruhe, über 60 Stunden in der Woche und über 12 Tagen am Stück.',
    },
    usual: {
      label: 'Üblich',
      hint: 'Jede Regel weist hin: unter 11 Stunden Ruhe, über 48 Stunden in der Woche, über 6 Tagen am Stück und bei allem, was die Person angegeben hat.',
    },
    strict: {
      label: 'Streng',
      hint: 'Dieselben Grenzen sperren. Nur mehr Stunden als gewünscht sind noch mit einem Grund möglich.',
    },
  } satisfies Record<Preset, object>,
  custom: { label: 'Eigene', hint: 'Eure eigene Auswahl.' },
  detail: 'Genauer',
  chosen: (preset: string) => `Planungsregeln: ${preset}`,
  undo: 'Rückgängig',
  save: 'Speichern',
  saved: 'Planungsregeln gespeichert',
  failed: 'Die Planungsregeln wurden nicht gespeichert.',
}

export const refusals = {
  stale: ({ theirs }: { theirs: readonly Rule[] }) =>
    `Inzwischen hat jemand anderes geändert: ${theirs.map(rule => ruleNames[rule]).join(', ')}. Prüfe es und speichere noch einmal.`,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    planningRules: typeof de
  }
  interface Refusals {
    planningRules: typeof refusals
  }
}
