import type { Language } from '#kit/catalogue.ts'
import type { Mail } from '#platform/server/mail.ts'
import { daysValid } from '../rules.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'

const words = { de, en }

/** Says of nobody who it is from: names are what strangers type, and whoever gets it need not know them. */
export function invitationMail(language: Language, to: string, url: string): Mail {
  const { subject, text, action } = words[language].mail
  return { to, language, subject, paragraphs: text(daysValid), action: { label: action, url } }
}
