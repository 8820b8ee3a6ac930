import { emailForDisplay, mailLink } from '#kit/e-mail.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { useSignOut } from '#features/access/sign-in/web/sign-out.ts'
import { whenLockedQuery } from '#features/agency/contacts/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { eraseDraftsExceptOf } from '#platform/web/kept-drafts.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { DeleteAccountSection } from './deletion-below.tsx'
import { PublicFrame } from './public-frame.tsx'

/** How often somebody locked asks whether it is over: no other call is theirs, the stream of events neither. */
const patience = 3000

export function LockedScreen() {
  const { locked } = useTexts('barred')
  const { signOut } = useTexts('signIn')
  useQuery({ ...sessionQuery, refetchInterval: patience })
  useEffect(() => eraseDraftsExceptOf(undefined), [])
  const read = useQuery(whenLockedQuery)
  const leave = useSignOut()
  return (
    <PublicFrame title={locked.title} subtitle={locked.text}>
      <Loaded read={read} skeleton={null}>
        {contacts =>
          contacts.length > 0 && (
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
              {contacts.map(contact => (
                <li key={contact.email} className="flex flex-col gap-0.5 px-4 py-3">
                  <span className="font-medium text-text">{contact.name}</span>
                  <span className="text-[13px] text-text-2">{contact.role}</span>
                  <a
                    href={mailLink(contact.email)}
                    className="text-[13px] text-accent underline-offset-2 hover:underline"
                  >
                    {emailForDisplay(contact.email)}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Button size="lg" onClick={leave}>
        {signOut}
      </Button>
      <DeleteAccountSection />
    </PublicFrame>
  )
}
