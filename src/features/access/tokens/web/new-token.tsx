import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { parseDay } from '#kit/day.ts'
import { type PermissionId, toLeadByToken } from '#features/foundation/permissions/permissions.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { SecretDialog } from '#platform/web/ui/secret-dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { createTokenMutation, type TokenOwnerKind } from './queries.ts'
import { ScopeList } from './scope-list.tsx'

interface Props {
  readonly of: TokenOwnerKind
  /** What may be given. */
  readonly scopes: readonly PermissionId[]
  readonly onClose: () => void
}

/** Asks for name, last day and scopes; then shows the secret, this once. */
export function NewTokenDialog({ of, scopes, onClose }: Props) {
  const { dialog: texts, made, failed } = useTexts('tokens')
  const [chosen, setChosen] = useState<ReadonlySet<PermissionId>>(new Set())
  const [expiresOn, setExpiresOn] = useState('')
  const last = parseDay(expiresOn)
  const create = useMutation(createTokenMutation(of))
  if (create.data) return <SecretDialog secret={create.data.secret} texts={made} onClose={onClose} />
  const toggle = (scope: PermissionId) => setChosen(before => before.symmetricDifference(new Set([scope])))
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      isPending={create.isPending}
      isDisabled={expiresOn.trim() !== '' && !last}
      error={create.error}
      failed={failed}
      draft={[...chosen]}
      onSubmit={values =>
        create.mutate({
          name: textIn(values, 'name'),
          scopes: scopes.filter(scope => chosen.has(scope)),
          expiresOn: last ?? null,
        })
      }
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} hint={texts.nameHint} maxLength={60} autoFocus />
      <DateField
        name="expiresOn"
        label={texts.expires}
        hint={texts.expiresHint}
        value={expiresOn}
        onChange={setExpiresOn}
      />
      <ScopeList scopes={scopes} chosen={chosen} leads={toLeadByToken} onToggle={toggle} />
    </FormDialog>
  )
}
