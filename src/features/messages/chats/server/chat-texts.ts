import type { Language } from '#kit/catalogue.ts'
import type { Messenger } from '#platform/messengers.ts'
import { chatServices } from '../chat-services.ts'
import { de } from './chat-texts.de.ts'
import { en } from './chat-texts.en.ts'

const words = { de, en }

export const chatTexts = (language: Language, messenger: Messenger) => words[language](chatServices[messenger])

/** Of somebody whom only the messenger knows. */
export const languageOfMessengerUser = (languageCode: string | undefined): Language =>
  languageCode === undefined || languageCode.startsWith('de') ? 'de' : 'en'
