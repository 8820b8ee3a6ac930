import type { Language } from '#kit/catalogue.ts'
import { languageFor } from '#kit/language.ts'

const cookie = 'staffel_language'

/** The language chosen in this browser, else the one it asks for. The server reads the same cookie. */
export function browserLanguage(): Language {
  const chosen = document.cookie.match(/(?:^|;\s*)staffel_language=(\w+)/)?.[1]
  return languageFor(chosen === undefined ? navigator.languages : [chosen])
}

export function rememberLanguage(language: Language): void {
  document.cookie = `${cookie}=${language}; path=/; max-age=31536000; samesite=lax`
}
