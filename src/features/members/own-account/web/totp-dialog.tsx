import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { TotpStart } from '../contract.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { ownAccountApi } from './queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** Password, picture with the first code, then the recovery codes: shown once, after everything works. */
export function TotpDialog({ onClose }: { readonly onClose: () => void }) {
  const { protection: texts } = useTexts('ownAccount')
  const toast = useToast()
  const [isOn, setOn] = useState(false)
  const start = useMutation(ownAccountApi.startTotp.mutationOptions())
  const confirm = useMutation(
    ownAccountApi.confirmTotp.mutationOptions({
      onSuccess: () => {
        setOn(true)
        toast.success(texts.switchedOn)
      },
    }),
  )
  if (!start.data) {
    return (
      <PasswordDialog
        title={texts.startTitle}
        text={texts.startText}
        submitLabel={texts.next}
        error={start.error}
        isPending={start.isPending}
        onSubmit={password => start.mutate({ password })}
        onClose={onClose}
      />
    )
  }
  if (isOn) return <RecoveryCodesDialog codes={start.data.recoveryCodes} onClose={onClose} />
  return (
    <FormDialog
      title={texts.scanTitle}
      description={texts.scanText}
      size="sm"
      submitLabel={texts.switchOn}
      isPending={confirm.isPending}
      error={confirm.error}
      failed={texts.failed}
      onSubmit={values => confirm.mutate({ code: textIn(values, 'code') })}
      onClose={onClose}
    >
      <Picture start={start.data} />
      <TextField
        name="code"
        label={texts.code}
        inputMode="numeric"
        autoFocus
        autoComplete="one-time-code"
        maxLength={10}
        className="font-medium tracking-[0.2em] tabular-nums"
      />
    </FormDialog>
  )
}

function Picture({ start: { uri, secret } }: { start: TotpStart }) {
  const { protection: texts } = useTexts('ownAccount')
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`, [uri])
  return (
    <div className="flex flex-col items-center gap-3">
      {/* black on white in the dark as well: cameras need it */}
      <img src={source} alt={texts.picture} width={184} height={184} className="rounded-card bg-white" />
      <div className="w-full">
        <TextArea
          label={texts.secret}
          name="secret"
          readOnly
          rows={3}
          value={secret.match(/.{1,4}/g)?.join(' ') ?? secret}
          onFocus={event => event.currentTarget.select()}
          spellCheck={false}
        />
      </div>
    </div>
  )
}
