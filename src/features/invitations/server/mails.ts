import type { Language } from '#kit/catalogue.ts'
import type { Mail } from '#platform/server/mail.ts'
import { daysValid } from '../rules.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'

const words = { de, en }

export function invitationMail(
  language: Language,
  to: string,
  { inviter, organization }: { inviter: string; organization: string },
  url: string,
): Mail {
  const { subject, text, action } = words[language].mail
  return {
    to,
    language,
    subject: subject(organization),
    paragraphs: text(inviter, organization, daysValid),
    action: { label: action, url },
  }
}
