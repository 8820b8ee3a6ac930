import { Mail, MessageCircle, Phone } from 'lucide-react'
import { mailLink } from '#kit/e-mail.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import type { DutyPerson } from '../schema.ts'

const square =
  'inline-flex size-8 shrink-0 items-center justify-center rounded-control text-text-2 hover:bg-hover hover:text-text pointer-coarse:size-11'

/** Phone, chat and mail, one tap away; what there is none of is faint. */
export function ContactButtons({ person }: { person: DutyPerson }) {
  const { duty: texts } = useTexts('attendance')
  const { fullName, phone, chat, discord, email } = person
  const isInDiscord = chat === null && discord !== null
  const ways = [
    { icon: Phone, label: texts.call(fullName), to: phone === null ? null : `tel:${phone.replaceAll(/[^+\d]/g, '')}` },
    {
      icon: MessageCircle,
      label: texts.chat(fullName, isInDiscord ? 'Discord' : 'Telegram'),
      to: isInDiscord ? `https://discord.com/users/${discord}` : chat === null ? null : `https://t.me/${chat}`,
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
