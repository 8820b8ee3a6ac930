import { type Language, languages } from '#kit/catalogue.ts'

export type DefaultShiftId = 'early' | 'late' | 'night'

/** What the shifts are called that an organisation starts with; kept in German, read in one's own language. */
export const defaultNames: Readonly<Record<DefaultShiftId, Readonly<Record<Language, string>>>> = {
  early: { de: 'Früh', en: 'Early' },
  late: { de: 'Spät', en: 'Late' },
  night: { de: 'Nacht', en: 'Night' },
}

interface Named {
  readonly id: string
  readonly name: string
}

/** The name as the reader knows it: their language's, as long as nobody has renamed the shift. */
export const displayedShiftName = ({ id, name }: Named, language: Language): string => {
  const known = isDefault(id) ? defaultNames[id] : undefined
  return known?.de === name ? known[language] : name
}

export const isDefault = (id: string): id is DefaultShiftId => Object.hasOwn(defaultNames, id)

/** A shift under the name that the reader knows it by. */
export const withDisplayedName = <T extends Named>(shift: T, language: Language): T => ({
  ...shift,
  name: displayedShiftName(shift, language),
})

/** Whether somebody, in whatever language, reads one name for both. */
export const hasSameDisplayedName = (one: Named, other: Named): boolean =>
  languages.some(language => {
    const [a, b] = [one, other].map(shift => displayedShiftName(shift, language).trim().toLowerCase())
    return a === b
  })

/** What is kept of a name that somebody has left as they read it. */
export const shiftNameToStore = (before: Named, written: string, language: Language): string =>
  written === displayedShiftName(before, language) ? before.name : written

/** `Vacation (Early)`; without names the text alone. */
export const textWithShifts = (text: string, names: readonly string[] = []): string =>
  names.length === 0 ? text : `${text} (${names.join(', ')})`
