import { type Language, languages } from './catalogue.ts'

/** The first of ours that a reader asks for; English for who asks for others alone, German for who asks for none. */
export function languageFor(tags: readonly string[]): Language {
  const asked = tags.map(tag => tag.trim().slice(0, 2).toLowerCase()).filter(tag => /^[a-z]{2}$/.test(tag))
  const ours = asked.flatMap(tag => languages.filter(language => language === tag))
  return ours[0] ?? (asked.length > 0 ? 'en' : 'de')
}
