import { useState } from 'react'
import { emailForDisplay } from '#kit/e-mail.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { SaveStatus } from '#platform/web/ui/save-status.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useAutosave } from '#platform/web/use-autosave.ts'
import { type Editor, rolesToGive } from '../rules.ts'
import type { MemberUpdate, TeamMember } from '../schema.ts'
import { ChangeMemberEmailDialog } from './email-dialog.tsx'
import { teamApi } from './queries.ts'
import { useLockToasts } from './use-lock-toasts.ts'

/** Name and role, which save themselves; a new address has to be confirmed. */
export function ProfileTab({ member, editor }: { member: TeamMember; editor: Editor }) {
  const { dialog: texts } = useTexts('team')
  const { roles } = useTexts('permissions')
  const confirm = useConfirm()
  const say = useLockToasts()
  const [draft, setDraft] = useState<Omit<MemberUpdate, 'id'>>({})
  const [isChangingEmail, setChangingEmail] = useState(false)
  const { state, change, flush } = useAutosave(teamApi.key())
  const edit = (fields: Omit<MemberUpdate, 'id'>) => {
    const next = { ...draft, ...fields }
    setDraft(next)
    change(async () => {
      const { left, returned } = await teamApi.update.call({ ...next, id: member.id })
      if (left) say.left(texts.lockedNow, left)
      if (returned) say.returned(returned)
      setDraft(current => (current === next ? {} : current))
    })
  }
  // it does what the lock does, and asks like it
  const give = async (role: Role) => {
    const { lockTitle, lockText, lockConfirm } = texts
    const question = {
      type: 'warning',
      title: lockTitle(member.fullName),
      text: lockText,
      confirmLabel: lockConfirm,
    } as const
    if (role !== 'locked' || member.isLocked || (await confirm(question))) edit({ role })
  }
  const offered = rolesToGive(editor, member)
  const errors = state.kind === 'error' ? fieldErrors(state.error) : {}
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={texts.fullName}
        name="fullName"
        error={errors['fullName']}
        value={draft.fullName ?? member.fullName}
        onChange={event => edit({ fullName: event.currentTarget.value })}
      />
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField label={texts.email} name="email" readOnly value={emailForDisplay(member.email)} />
        </div>
        <Button onClick={() => setChangingEmail(true)}>{texts.changeEmail}</Button>
      </div>
      {isChangingEmail && <ChangeMemberEmailDialog member={member} onClose={() => setChangingEmail(false)} />}
      {offered.length > 0 && (
        <Select<Role>
          label={texts.role}
          name="role"
          error={errors['role']}
          value={draft.role ?? member.role}
          onChange={role => void give(role)}
          options={offered.map(role => ({ value: role, label: roles[role] }))}
        />
      )}
      <SaveStatus
        state={state}
        isSaid={(errors['fullName'] ?? errors['role']) !== undefined}
        onRetry={() => void flush()}
      />
    </div>
  )
}
