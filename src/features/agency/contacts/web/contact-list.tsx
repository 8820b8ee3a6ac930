import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { emailForDisplay } from '#kit/e-mail.ts'
import { move } from '#kit/list.ts'
import { initialsOf } from '#kit/text.ts'
import { updateOptimistically } from '#platform/web/at-once.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { SortableList } from '#platform/web/ui/sortable-list.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import type { ManagedContact } from '../schema.ts'
import { ContactForm } from './contact-form.tsx'
import { contactsApi, managedQuery } from './queries.ts'

/** The owner's list: ordered by dragging and by keys, each line edited in its place. */
export function ContactList({ contacts }: { contacts: readonly ManagedContact[] }) {
  const texts = useTexts('contacts')
  const list = useContactList(contacts)
  const [editedId, edit] = useState<string>()
  return (
    <SortableList
      label={texts.title}
      onMove={list.move}
      rows={contacts.map(contact => ({
        id: contact.id,
        name: contact.name,
        isFixed: contact.id === editedId,
        content:
          contact.id === editedId ? (
            <div className="p-2">
              <ContactForm contact={contact} onClose={() => edit(undefined)} />
            </div>
          ) : (
            <ContactLine
              contact={contact}
              onEdit={() => edit(contact.id)}
              onRemove={() => void list.remove({ id: contact.id, name: contact.name })}
            />
          ),
      }))}
    />
  )
}

interface LineProps {
  readonly contact: ManagedContact
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function ContactLine({ contact: { id, name, role, email, isActive }, onEdit, onRemove }: LineProps) {
  const texts = useTexts('contactsPage')
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${isActive ? '' : 'opacity-70'}`}>
      <Avatar id={id} initials={initialsOf(name)} image={null} />
      <span className="min-w-0 flex-[1_1_7rem]">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium text-text">{name}</span>
          {!isActive && <Badge>{texts.hidden}</Badge>}
        </span>
        {/* on a phone a line each */}
        <span className="flex text-13 text-text-2 max-sm:flex-col">
          <span className="min-w-0 wrap-anywhere sm:truncate">{role}</span>
          <span aria-hidden className="whitespace-pre max-sm:hidden">
            {' · '}
          </span>
          <span className="min-w-0 wrap-anywhere sm:truncate">{emailForDisplay(email)}</span>
        </span>
      </span>
      <span className="flex gap-1 max-sm:pl-9">
        <IconButton size="sm" label={texts.edit(name)} icon={<Pencil aria-hidden size={14} />} onClick={onEdit} />
        <IconButton size="sm" label={texts.remove(name)} icon={<Trash2 aria-hidden size={14} />} onClick={onRemove} />
      </span>
    </div>
  )
}

/** What can be done with the list as a whole. An order shows at once; one that fails has the list read again. */
function useContactList(rows: readonly ManagedContact[]) {
  const texts = useTexts('contactsPage')
  const toast = useToast()
  const queries = useQueryClient()
  const reorder = useMutation(
    contactsApi.reorder.mutationOptions({
      onMutate: ({ ids }) =>
        updateOptimistically(queries, managedQuery.queryKey, () =>
          queries.setQueryData(
            managedQuery.queryKey,
            rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
          ),
        ),
      onError: (error, _, takeBack) => {
        takeBack?.()
        toast.error(messageOf(error, texts.orderFailed))
      },
    }),
  )
  return {
    move: (from: number, to: number) => reorder.mutate({ ids: move(rows, from, to).map(({ id }) => id) }),
    remove: useRemoval(contactsApi.remove.call, contactsApi.key(), texts),
  }
}
