import type { Language } from '#kit/catalogue.ts'

/** What the shifts are called that an organisation starts with; kept in German, read in one's own language (C). */
const defaults: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  early: { de: 'Früh', en: 'Early' },
  late: { de: 'Spät', en: 'Late' },
  night: { de: 'Nacht', en: 'Night' },
}

interface Named {
  readonly id: string
  readonly name: string
}

/** The name as the reader knows it: their language's, as long as nobody has renamed the shift. */
export const shownName = ({ id, name }: Named, language: Language): string => {
  const known = defaults[id]
  return known?.de === name ? known[language] : name
}

/** What is kept of a name that somebody has left as they read it. */
export const keptName = (before: Named, written: string, language: Language): string =>
  written === shownName(before, language) ? before.name : written
