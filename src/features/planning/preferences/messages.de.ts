/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Person gehört nicht mehr zur Organisation.',
  shiftGone: 'Diese Schicht gibt es nicht mehr. Bitte lade die Seite neu.',
  shiftTwice: 'Jede Schicht darf nur einmal vorkommen.',
  exclusiveTwice: 'Du kannst nur eine Schicht auf „Nur diese Schicht“ setzen.',
  exclusiveOff: 'Hebe zuerst „Nur diese Schicht“ auf, um die Schicht abzuwählen.',
  minAboveMax: 'Das Maximum darf nicht kleiner sein als das Minimum.',
}

export const de = {
  title: 'Schicht-Präferenzen',
  open: 'Präferenzen',
  description: 'Setze deine Lieblingsschicht ganz nach oben.',
  person: 'Person',
  own: 'Meine Präferenzen',
  list: 'Schichten nach Vorliebe',
  enabled: (shift: string) => `Schicht ${shift} arbeiten`,
  exclusive: (shift: string) => `Nur Schicht ${shift} arbeiten`,
  off: 'Nicht gewünscht',
  locked: (shift: string) => `Nur ${shift} ist gewünscht. Tippe auf das Schloss, um auch andere Schichten zuzulassen.`,
  saved: 'Präferenzen gespeichert',
  noShifts: 'Noch keine Schichten.',
  hours: {
    title: 'Wunschstunden pro Woche',
    hint: 'Ganze Stunden von 0 bis 80. Lass die Felder leer, wenn du keinen Wunsch hast.',
    notAllowed: 'Gib ganze Stunden von 0 bis 80 ein.',
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
