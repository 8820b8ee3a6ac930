import type { Language } from '#kit/catalogue.ts'
import { de as germanTold } from '#features/messages/notifications/messages.de.ts'
import { en as englishTold } from '#features/messages/notifications/messages.en.ts'
import { de } from './words-de.ts'
import { en } from './words-en.ts'

const words = { de, en }
const told = { de: germanTold, en: englishTold }

export const wordsOf = (language: Language) => words[language]
export const sentencesOf = (language: Language) => told[language].sentences
export const kindNamesOf = (language: Language) => told[language].kinds
