import type { Language } from '#kit/catalogue.ts'

/** Reasons that Staffel gives itself. They are stored as codes, and worded in the language of the reader. */
const texts = {
  market: { de: 'Schichtbörse', en: 'Open shifts & swaps' },
  autoplan: {
    de: 'Automatisch geplant: sonst bliebe der Platz leer.',
    en: 'Scheduled automatically because the shift would have stayed open.',
  },
  restored: { de: 'Rückgängig gemacht', en: 'Undone' },
} as const satisfies Record<string, Record<Language, string>>

const prefix = 'code:'

/** The stored form of a reason. */
export const systemReason = (code: keyof typeof texts): string => `${prefix}${code}`

const textByReason = new Map(Object.entries(texts).map(([code, text]) => [`${prefix}${code}`, text]))

/** A stored reason as the reader sees it: worded if it is a code, else as it was typed. */
export const reasonText = (reason: string, language: Language): string => textByReason.get(reason)?.[language] ?? reason
