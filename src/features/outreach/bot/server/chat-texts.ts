import type { Language } from '#kit/catalogue.ts'
import { de } from './chat-texts.de.ts'
import { en } from './chat-texts.en.ts'

const words = { de, en }

export const botTextsOf = (language: Language) => words[language]

export type BotCommand = 'start' | 'stop' | 'shifts' | 'duty' | 'market' | 'mute' | 'unmute' | 'help' | 'channel'

/** What is typed in either language, and what it means. */
export const commandNames: Readonly<Record<string, BotCommand>> = {
  start: 'start',
  link: 'start',
  stop: 'stop',
  schichten: 'shifts',
  shifts: 'shifts',
  dienst: 'duty',
  duty: 'duty',
  boerse: 'market',
  market: 'market',
  stumm: 'mute',
  mute: 'mute',
  laut: 'unmute',
  unmute: 'unmute',
  channel: 'channel',
  kanal: 'channel',
  hilfe: 'help',
  help: 'help',
}

/** The commands of a language, each with what it does. */
export const commandList = (language: Language): { readonly command: string; readonly description: string }[] =>
  Object.entries(words[language].commands).map(([command, description]) => ({ command, description }))
