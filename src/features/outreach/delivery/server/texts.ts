import type { Language } from '#kit/catalogue.ts'
import { de as german } from '#features/messages/notifications/messages.de.ts'
import { en as english } from '#features/messages/notifications/messages.en.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

const words = { de, en }
const catalogues = { de: german, en: english }

export const deliveryTextsOf = (language: Language) => words[language]
export const notificationSentencesOf = (language: Language) => catalogues[language].sentences
export const notificationKindNamesOf = (language: Language) => catalogues[language].kinds
