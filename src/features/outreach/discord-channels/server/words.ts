import type { Language } from '#kit/catalogue.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

const words = { de, en }

export const wordsOf = (language: Language) => words[language]
