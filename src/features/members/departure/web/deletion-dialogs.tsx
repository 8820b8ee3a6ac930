import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { emailForDisplay } from '#kit/e-mail.ts'
import { goToSignInAfter } from '#features/access/sign-in/web/farewell.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { departureApi } from './queries.ts'

interface EraseProps {
  readonly onClose: () => void
}

/** The server asks for the password if it was not given within the last minutes. */
export function EraseMemberDialog({ onClose }: EraseProps) {
  const { member: texts } = useTexts('departure')
  const toast = useToast()
  const read = useQuery(departureApi.formerMembers.queryOptions())
  const [id, choose] = useState<string>()
  const erasing = useMutation(
    departureApi.eraseFormerMember.mutationOptions({
      // names and texts go everywhere
      meta: { refreshes: [[]] },
      onSuccess: () => {
        toast.success(texts.done)
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.question}
      description={texts.text}
      size="sm"
      submitLabel={texts.confirm}
      isDangerous
      isPending={erasing.isPending}
      isDisabled={id === undefined}
      error={erasing.error}
      failed={texts.failed}
      onSubmit={() => id !== undefined && erasing.mutate({ id })}
      onClose={onClose}
    >
      <Loaded read={read} skeleton={<Skeletons rows={1} className="h-14" />}>
        {former =>
          former.length === 0 ? (
            <p className="text-text-2">{texts.none}</p>
          ) : (
            <>
              <Combobox
                name="id"
                label={texts.label}
                value={id}
                onChange={choose}
                options={former.map(one => ({
                  value: one.id,
                  label: one.fullName,
                  detail: emailForDisplay(one.email),
                  also: one.email,
                }))}
              />
              <Notice kind="warning">{texts.warning}</Notice>
            </>
          )
        }
      </Loaded>
    </FormDialog>
  )
}

interface DeleteProps {
  readonly organization: string
  readonly onClose: () => void
}

/** Two steps: what goes and the backup, then name and password. */
export function DeleteOrganizationDialog({ organization, onClose }: DeleteProps) {
  const { organization: texts } = useTexts('departure')
  const { fields } = useTexts('signIn')
  const read = useQuery(departureApi.deletionPreview.queryOptions())
  const [isSecondStep, goOn] = useState(false)
  const [wantsBackup, wantBackup] = useState(true)
  const canBackUp = read.data?.canBackUp === true
  const deletion = useMutation(
    departureApi.deleteOrganization.mutationOptions({
      meta: { leavesPage: true },
      onSuccess: () => goToSignInAfter('organizationDeleted'),
    }),
  )
  return (
    <FormDialog
      title={texts.question(organization)}
      size="sm"
      submitLabel={isSecondStep ? texts.confirm : texts.next}
      isDangerous={isSecondStep}
      isPending={deletion.isPending}
      isDisabled={!read.data}
      error={deletion.error}
      failed={texts.failed}
      onSubmit={values => {
        if (!isSecondStep) return goOn(true)
        const [name, password] = [textIn(values, 'name'), textIn(values, 'password')]
        deletion.mutate({ name, password, backUpFirst: canBackUp && wantsBackup })
      }}
      onClose={onClose}
    >
      {isSecondStep ? (
        <>
          <Notice kind="warning">{texts.warning}</Notice>
          <TextField
            name="name"
            label={texts.name}
            hint={texts.nameHint(organization)}
            maxLength={100}
            autoComplete="off"
            autoFocus
          />
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="current-password"
            showLabel={fields.show}
            hideLabel={fields.hide}
          />
        </>
      ) : (
        <Loaded read={read} skeleton={<Skeletons rows={2} className="h-14" />}>
          {({ members }) => (
            <>
              <p>{texts.goes(members)}</p>
              <p className="text-text-2">{texts.stays}</p>
              {canBackUp ? (
                <Switch label={texts.backUp} hint={texts.backUpHint} checked={wantsBackup} onChange={wantBackup} />
              ) : (
                <Notice kind="info">{texts.askForBackup}</Notice>
              )}
            </>
          )}
        </Loaded>
      )}
    </FormDialog>
  )
}
