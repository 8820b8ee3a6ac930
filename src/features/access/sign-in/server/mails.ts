import type { Language } from '#kit/catalogue.ts'
import type { Mail } from '#platform/server/mail.ts'
import { truncateName } from '#kit/text.ts'
import { de } from './mails.de.ts'
import { en } from './mails.en.ts'

const words = { de, en }
type Kind = Exclude<keyof typeof de, 'newDevice' | 'disconnected'>

const mail =
  (kind: Kind) =>
  (language: Language, to: { name: string; email: string }, url: string): Mail => {
    const { subject, text, action } = words[language][kind]
    return { to: to.email, language, subject, paragraphs: text(truncateName(to.name)), action: { label: action, url } }
  }

export const accountMails = {
  verify: mail('verify'),
  reset: mail('reset'),
  alreadyRegistered: mail('alreadyRegistered'),
  confirmEmail: mail('confirmEmail'),
  emailChangeAsked: mail('emailChangeAsked'),
  emailChanged: mail('emailChanged'),
  passwordChanged: mail('passwordChanged'),
  secondFactorOn: mail('secondFactorOn'),
  secondFactorOff: mail('secondFactorOff'),
  passkeyAdded: mail('passkeyAdded'),
}

export function disconnectedMail(
  language: Language,
  to: { name: string; email: string },
  names: readonly string[],
  url: string,
): Mail {
  const { subject, text, action } = words[language].disconnected
  return {
    to: to.email,
    language,
    subject,
    paragraphs: text(truncateName(to.name), names.join(', ')),
    action: { label: action, url },
  }
}

/** @param device browser and system as people know them; empty: they do not say */
export function newDeviceMail(
  language: Language,
  to: { name: string; email: string },
  device: string,
  url: string,
): Mail {
  const { subject, text, action } = words[language].newDevice
  return { to: to.email, language, subject, paragraphs: text(to.name, device), action: { label: action, url } }
}
