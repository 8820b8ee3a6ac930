import { Mail, MessageCircle, Phone } from 'lucide-react'
import { mailLink } from '#kit/e-mail.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import type { ContactMessenger } from '#features/foundation/people/schema.ts'
import { internationalDigits, telLinkNumber } from '#features/agency/contacts/rules.ts'
import type { DutyPerson } from '../schema.ts'

const square =
  'inline-flex size-8 shrink-0 items-center justify-center rounded-control text-text-2 hover:bg-hover hover:text-text pointer-coarse:size-11'

const messengers: Readonly<Record<ContactMessenger, { name: string; url: (digits: string) => string }>> = {
  whatsapp: { name: 'WhatsApp', url: digits => `https://wa.me/${digits}` },
  telegram: { name: 'Telegram', url: digits => `https://t.me/+${digits}` },
  signal: { name: 'Signal', url: digits => `https://signal.me/#p/+${digits}` },
}

/** The messenger of the profile, else a chat that is linked with the bot. */
function chatOf({ phone, messenger, chat, discord }: DutyPerson): { name: string; url: string } | undefined {
  if (messenger !== null && phone !== null) {
    const { name, url } = messengers[messenger]
    return { name, url: url(internationalDigits(phone)) }
  }
  if (chat !== null) return { name: 'Telegram', url: `https://t.me/${chat}` }
  return discord === null ? undefined : { name: 'Discord', url: `https://discord.com/users/${discord}` }
}

/** Phone, chat and mail, one tap away; what there is none of is faint. */
export function ContactButtons({ person }: { person: DutyPerson }) {
  const { duty: texts } = useTexts('attendance')
  const { fullName, phone, email } = person
  const chat = chatOf(person)
  const ways = [
    { icon: Phone, label: texts.call(fullName), to: phone === null ? null : telLinkNumber(phone) },
    {
      icon: MessageCircle,
      label: texts.chat(fullName, chat?.name ?? 'Telegram'),
      to: chat?.url ?? null,
    },
    { icon: Mail, label: texts.mail(fullName), to: email === null ? null : mailLink(email) },
  ]
  return (
    <div className="flex shrink-0 items-center">
      {ways.map(({ icon: Icon, label, to }) =>
        to === null ? (
          <span key={label} aria-hidden className={`${square} pointer-events-none opacity-25`}>
            <Icon aria-hidden size={16} />
          </span>
        ) : (
          <a
            key={label}
            href={to}
            aria-label={label}
            data-tooltip={label}
            className={square}
            {...(to.startsWith('https') ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            <Icon aria-hidden size={16} />
          </a>
        ),
      )}
    </div>
  )
}
