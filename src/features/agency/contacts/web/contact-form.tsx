import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { emailForDisplay } from '#kit/e-mail.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, messageOf, refusalIn } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { NewerChangesNotice } from '#platform/web/ui/newer.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useUnsavedCheck } from '#platform/web/unsaved.ts'
import { useChanges } from '#platform/web/ui/use-changes.ts'
import { maxNameLength, maxNumberLength } from '../rules.ts'
import type { ManagedContact } from '../schema.ts'
import { contactsApi, managedQuery } from './queries.ts'

interface Props {
  /** None: a new one. */
  readonly contact: ManagedContact | undefined
  readonly onClose: () => void
}

const fields = ['name', 'role', 'email', 'phone', 'whatsapp'] as const

/** In the place of the line that it edits. */
export function ContactForm({ contact, onClose }: Props) {
  const texts = useTexts('contactsPage')
  const queries = useQueryClient()
  const toast = useToast()
  const [isActive, setActive] = useState(contact?.isActive ?? true)
  const done = {
    onSuccess: () => {
      toast.success(texts.saved)
      onClose()
    },
    onError: (failure: Error) => toast.error(messageOf(failure, texts.saveFailed)),
  }
  // what was seen when the line was opened; what others save meanwhile must not pass for it
  const [seen, setSeen] = useState(contact)
  const [changes, setChanges] = useState<readonly { label: string; stored: string }[]>([])
  const create = useMutation(contactsApi.create.mutationOptions(done))
  const update = useMutation(
    contactsApi.update.mutationOptions({
      ...done,
      onError: async cause => {
        if (refusalIn(cause)?.code !== 'contacts.conflict') {
          done.onError(cause)
          return
        }
        const now = await queries.fetchQuery({ ...managedQuery, staleTime: 0 })
        const stored = now.find(({ id }) => id === contact?.id)
        if (!stored || !seen) return
        const changed = fields.filter(field => stored[field] !== seen[field])
        const shown = changed.map(field => ({ label: texts[field], stored: stored[field] ?? '' }))
        if (stored.isActive !== seen.isActive) shown.push({ label: texts.isActive, stored: stored.isActive ? '✓' : '' })
        setChanges(shown)
        // changed, and changed back
        if (shown.length === 0) done.onError(cause)
        setSeen(stored)
      },
    }),
  )
  const { error, isPending } = contact ? update : create
  const formId = useId()
  const guard = useChanges(formId, isPending)
  useUnsavedCheck(guard.isChanged)
  return (
    <Form
      id={formId}
      onTouched={guard.onTouched}
      errors={fieldErrors(error)}
      onSubmit={values => {
        const wanted = {
          name: textIn(values, 'name'),
          role: textIn(values, 'role'),
          email: textIn(values, 'email'),
          phone: textIn(values, 'phone'),
          whatsapp: textIn(values, 'whatsapp'),
          isActive,
        }
        if (seen) update.mutate({ ...wanted, id: seen.id, version: seen.version })
        else create.mutate(wanted)
      }}
    >
      <NewerChangesNotice changes={changes} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label={texts.name}
          defaultValue={contact?.name ?? ''}
          maxLength={maxNameLength}
          autoComplete="off"
          autoFocus
        />
        <TextField name="role" label={texts.role} defaultValue={contact?.role ?? ''} maxLength={maxNameLength} />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          defaultValue={emailForDisplay(contact?.email ?? '')}
          autoComplete="off"
        />
        <TextField
          name="phone"
          type="tel"
          label={texts.phone}
          placeholder={texts.optional}
          defaultValue={contact?.phone ?? ''}
          maxLength={maxNumberLength}
          autoComplete="off"
        />
        <TextField
          name="whatsapp"
          type="tel"
          label={texts.whatsapp}
          placeholder={texts.optional}
          defaultValue={contact?.whatsapp ?? ''}
          maxLength={maxNumberLength}
          autoComplete="off"
        />
        <div className="self-end pb-2">
          <Switch label={texts.isActive} checked={isActive} onChange={setActive} />
        </div>
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" loading={isPending}>
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}
