import type { Language } from '#kit/catalogue.ts'
import { truncateName } from '#kit/text.ts'
import type { Mail } from '#platform/server/mail.ts'
import { daysValid } from '../rules.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'

const words = { de, en }

interface InvitationSender {
  readonly inviter: string
  readonly organization: string
}

/** Begins the causes of all invitation mails that name a person. */
export const invitationMailCause = (inviterId: string): string => `invitation by ${inviterId} `

/** Names its sender, because a mail that does not is taken for phishing; the names are cut here, and lose links in the mailer. */
export function invitationMail(language: Language, to: string, url: string, sender: InvitationSender): Mail {
  const [inviter, organization] = [truncateName(sender.inviter), truncateName(sender.organization)]
  const { subject, text, action } = words[language].mail
  return {
    to,
    language,
    subject: subject(organization),
    paragraphs: text(inviter, organization, daysValid),
    action: { label: action, url },
  }
}
