import { useQuery } from '@tanstack/react-query'
import { ContactRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { ContactForm } from '#features/agency/contacts/web/contact-form.tsx'
import { ContactList } from '#features/agency/contacts/web/contact-list.tsx'
import { managedQuery } from '#features/agency/contacts/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { OrganizationPage } from '../shell/organization-page.tsx'

/** Whom people turn to; the owner's alone (docs/product/en/agency.md#contacts). */
export function OrganizationContactsScreen() {
  const { title } = useTexts('contacts')
  const texts = useTexts('contactsPage')
  return (
    <OrganizationPage title={title} subtitle={texts.subtitle}>
      {useMember().role === 'owner' ? <Contacts /> : <Notice kind="warning">{texts.noPermission}</Notice>}
    </OrganizationPage>
  )
}

function Contacts() {
  const { empty } = useTexts('contacts')
  const texts = useTexts('contactsPage')
  const read = useQuery(managedQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <Loaded read={read} failed={texts.loadFailed} skeleton={<Skeletons rows={3} className="h-14" />}>
      {contacts => (
        <div className="flex flex-col gap-3">
          {contacts.length > 0 && <ContactList contacts={contacts} />}
          {isAdding ? (
            <Card title={texts.add}>
              <div className="p-4">
                <ContactForm contact={undefined} onClose={() => setAdding(false)} />
              </div>
            </Card>
          ) : (
            <AddContact isFirst={contacts.length === 0} text={empty} onAdd={() => setAdding(true)} />
          )}
        </div>
      )}
    </Loaded>
  )
}

function AddContact({ isFirst, text, onAdd }: { isFirst: boolean; text: string; readonly onAdd: () => void }) {
  const texts = useTexts('contactsPage')
  const button = (
    <Button variant={isFirst ? 'primary' : 'secondary'} className={isFirst ? '' : 'self-start'} onClick={onAdd}>
      <Plus aria-hidden size={16} />
      {isFirst ? texts.addFirst : texts.add}
    </Button>
  )
  return isFirst ? <EmptyState icon={<ContactRound aria-hidden size={18} />} text={text} action={button} /> : button
}
