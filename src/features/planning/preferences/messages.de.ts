/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Person gibt es nicht.',
  shiftGone: 'Diese Schicht gibt es nicht mehr. Bitte lade die Seite neu.',
  shiftTwice: 'Jede Schicht darf nur einmal vorkommen.',
  exclusiveTwice: 'Nur eine Schicht kann exklusiv sein.',
  exclusiveOff: 'Eine exklusive Schicht kann nicht ausgeschaltet sein.',
  minAboveMax: 'Höchstens muss mindestens so viel sein wie Mindestens.',
}

export const de = {
  title: 'Schicht-Präferenzen',
  open: 'Präferenzen',
  description: 'Die liebste Schicht steht oben.',
  person: 'Person',
  own: 'Meine Präferenzen',
  list: 'Schichten nach Vorliebe',
  enabled: (shift: string) => `${shift} arbeiten`,
  exclusive: (shift: string) => `Nur ${shift} arbeiten`,
  onlyThis: 'Nur diese Schicht',
  off: 'Nicht gewünscht',
  locked: (shift: string) => `Nur ${shift} ist gewünscht. Andere Schichten zählen erst, wenn das Schloss gelöst ist.`,
  saved: 'Präferenzen gespeichert',
  noShifts: 'Es gibt noch keine Schichten.',
  hours: {
    title: 'Wunschstunden pro Woche',
    hint: 'Ganze Stunden von 0 bis 80. Leer heißt: keine Angabe.',
    notAllowed: 'Nur ganze Stunden von 0 bis 80.',
    min: 'Mindestens',
    max: 'Höchstens',
    /** As it stands in the profile. */
    shown: (min: number | null, max: number | null) => {
      if (min === null) return max === null ? 'Keine Angabe' : `höchstens ${max} h`
      if (max === null) return `mindestens ${min} h`
      return min === max ? `${min} h` : `${min}–${max} h`
    },
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    preferences: typeof de
  }
  interface Refusals {
    preferences: typeof refusals
  }
}
