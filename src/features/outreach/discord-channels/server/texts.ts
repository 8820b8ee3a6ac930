import type { Language } from '#kit/catalogue.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

const words = { de, en }

export const textsIn = (language: Language) => words[language]
