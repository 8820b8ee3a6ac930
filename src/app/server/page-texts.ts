import type { Language } from '#kit/catalogue.ts'
import { de as navDe } from '../messages/nav.de.ts'
import { en as navEn } from '../messages/nav.en.ts'

const texts = {
  de: {
    description: 'Schichtplanung und Team-Verwaltung für Chatter-Agenturen.',
    nav: navDe,
  },
  en: {
    description: 'Shift planning and team management for chatter agencies.',
    nav: navEn,
  },
}

/** The pages that chatters open most, then those of planners. */
const shortcuts = [
  { name: 'shifts', url: '/availability' },
  { name: 'market', url: '/market' },
  { name: 'weekPlan', url: '/schichtplan' },
  { name: 'onDuty', url: '/on-duty' },
] as const

/** The document with its description in the language of the browser. */
export const pageIn = (language: Language, document: string): string =>
  document.replace('lang="de"', `lang="${language}"`).replace(texts.de.description, texts[language].description)

/** The manifest of the installed app: the built one, with what it says in the language of the browser. */
export const manifestIn = (language: Language, built: object): string =>
  JSON.stringify({
    ...built,
    lang: language,
    description: texts[language].description,
    shortcuts: shortcuts.map(({ name, url }) => ({
      name: texts[language].nav[name],
      url,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  })
