import { type Language, languages } from '#kit/catalogue.ts'

const cookie = 'staffel_language'

/** The language chosen in this browser, else the first of ours that it asks for. The server reads the same cookie. */
export function browserLanguage(): Language {
  const chosen = document.cookie.match(/(?:^|;\s*)staffel_language=(\w+)/)?.[1]
  const asked = [chosen, ...navigator.languages.map(tag => tag.slice(0, 2))]
  return asked.map(tag => languages.find(language => language === tag)).find(language => language !== undefined) ?? 'de'
}

export function rememberLanguage(language: Language): void {
  document.cookie = `${cookie}=${language}; path=/; max-age=31536000; samesite=lax`
}
