import type { Language } from '#kit/catalogue.ts'

/** Kept on an assignment for which a proposal was allowed to break a rule. */
export const breakReason: Readonly<Record<Language, string>> = {
  de: 'Automatisch geplant: sonst bliebe der Platz leer.',
  en: 'Planned automatically: otherwise the seat would stay empty.',
}
