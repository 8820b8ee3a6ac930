import type { Language } from '#kit/catalogue.ts'
import type { Mail } from '#platform/server/mail.ts'
import { shortName } from '#kit/text.ts'
import { de } from './mails.de.ts'
import { en } from './mails.en.ts'

const words = { de, en }
type Kind = keyof typeof de

const mail =
  (kind: Kind) =>
  (language: Language, to: { name: string; email: string }, url: string): Mail => {
    const { subject, text, action } = words[language][kind]
    return { to: to.email, language, subject, paragraphs: text(shortName(to.name)), action: { label: action, url } }
  }

export const accountMails = {
  verify: mail('verify'),
  reset: mail('reset'),
  alreadyRegistered: mail('alreadyRegistered'),
  confirmEmail: mail('confirmEmail'),
  emailChanged: mail('emailChanged'),
  secondFactorOn: mail('secondFactorOn'),
  secondFactorOff: mail('secondFactorOff'),
}
