import { useQuery } from '@tanstack/react-query'
import { ContactRound, Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { mailLink } from '#kit/e-mail.ts'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { AsOfWhenOffline } from '#platform/web/ui/as-of.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import { telLinkNumber, whatsappNumber } from '../rules.ts'
import type { ContactPerson } from '../schema.ts'
import { contactsQuery } from './queries.ts'

/** Whom to turn to, by phone, mail and WhatsApp. */
export function ContactsWidget() {
  const texts = useTexts('contacts')
  const read = useQuery(contactsQuery)
  return (
    <Widget title={texts.title} actions={<AsOfWhenOffline at={read.dataUpdatedAt} />}>
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-10" />
          </div>
        }
      >
        {contacts =>
          contacts.length === 0 ? (
            <EmptyState icon={<ContactRound aria-hidden size={18} />} text={texts.empty} />
          ) : (
            <ul className="divide-y divide-line">
              {contacts.map(contact => (
                <ContactLine key={contact.id} contact={contact} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Widget>
  )
}

function ContactLine({ contact: { id, name, role, email, phone, whatsapp } }: { contact: ContactPerson }) {
  const texts = useTexts('contacts')
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4">
      <Avatar id={id} initials={initialsOf(name)} image={null} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-text">{name}</span>
        <span className="block truncate text-13 text-text-2">{role}</span>
      </span>
      {phone !== null && (
        <WayLink href={telLinkNumber(phone)} label={texts.call(name)} icon={<Phone aria-hidden size={15} />} />
      )}
      {whatsapp !== null && (
        <WayLink
          href={whatsappNumber(whatsapp)}
          label={texts.whatsapp(name)}
          icon={<MessageCircle aria-hidden size={15} />}
          isElsewhere
        />
      )}
      <WayLink href={mailLink(email)} label={texts.mail(name)} icon={<Mail aria-hidden size={15} />} />
    </li>
  )
}

interface WayProps {
  readonly href: string
  readonly label: string
  readonly icon: ReactNode
  /** Opens a page of another site. */
  readonly isElsewhere?: boolean
}

const WayLink = ({ href, label, icon, isElsewhere = false }: WayProps) => (
  <a
    href={href}
    aria-label={label}
    data-tooltip={label}
    className={`${buttonClass({ variant: 'ghost', size: 'sm' })} w-8 shrink-0 px-0! pointer-coarse:min-w-11`}
    {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
  >
    {icon}
  </a>
)
