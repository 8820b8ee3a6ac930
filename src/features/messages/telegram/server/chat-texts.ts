import type { Language } from '#kit/catalogue.ts'
import { de } from './chat-texts.de.ts'
import { en } from './chat-texts.en.ts'

const words = { de, en }

export const chatTexts = (language: Language) => words[language]

/** Of somebody whom only Telegram knows. */
export const languageOf = (languageCode: string | undefined): Language =>
  languageCode === undefined || languageCode.startsWith('de') ? 'de' : 'en'
