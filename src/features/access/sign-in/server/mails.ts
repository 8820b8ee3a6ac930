import { cityOf } from '#kit/city.ts'
import type { Language } from '#kit/catalogue.ts'
import type { Mail } from '#platform/server/mail.ts'
import { emailForDisplay } from '#kit/e-mail.ts'
import { dateFormat } from '#kit/locale.ts'
import { truncateName } from '#kit/text.ts'
import { de } from './mails.de.ts'
import { en } from './mails.en.ts'

const words = { de, en }
type Kind = Exclude<keyof typeof de, 'newDevice' | 'disconnected' | 'reset'>

const mail =
  (kind: Kind) =>
  (language: Language, to: { name: string; email: string }, url: string): Mail => {
    const { subject, text, action } = words[language][kind]
    return { to: to.email, language, subject, paragraphs: text(truncateName(to.name)), action: { label: action, url } }
  }

export const accountMails = {
  verify: mail('verify'),
  alreadyRegistered: mail('alreadyRegistered'),
  confirmEmail: mail('confirmEmail'),
  emailChangeAsked: mail('emailChangeAsked'),
  emailChanged: mail('emailChanged'),
  passwordChanged: mail('passwordChanged'),
  secondFactorOn: mail('secondFactorOn'),
  secondFactorOff: mail('secondFactorOff'),
  passkeyAdded: mail('passkeyAdded'),
}

/** Names the account, because a reader may have several. */
export function resetMail(language: Language, email: string, url: string): Mail {
  const { subject, text, details, action } = words[language].reset
  const [paragraphs, lines] = [text(), details(emailForDisplay(email))]
  return { to: email, language, subject, paragraphs, details: lines, action: { label: action, url } }
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

interface NewDevice {
  readonly at: Temporal.Instant
  /** The person's own, else that of the organisation. */
  readonly timeZone: string
  /** Browser and system as people know them; empty: unknown. */
  readonly device: string
  /** As the server counts it: of IPv6 the network. */
  readonly network: string
}

export function newDeviceMail(
  language: Language,
  to: { name: string; email: string },
  { at, timeZone, device, network }: NewDevice,
  url: string,
): Mail {
  const { subject, text, details, action } = words[language].newDevice
  const format = dateFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const when = `${format.format(new Date(at.epochMilliseconds))} (${cityOf(timeZone, language)})`
  return {
    to: to.email,
    language,
    subject,
    paragraphs: text(truncateName(to.name)),
    details: details(when, device, network),
    action: { label: action, url },
  }
}
