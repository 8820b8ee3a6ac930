import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { NewPasskey } from '#features/access/sign-in/web-authn.ts'
import { undefinedIfPromptClosed } from '#features/access/sign-in/web/passkey.ts'
import type { Passkey } from '../contract.ts'
import { deviceOf } from '#features/access/sign-in/device.ts'
import { ownAccountApi } from './queries.ts'

interface Props {
  readonly onClose: () => void
}

/** Name and password here, then the device asks for its owner. */
export function AddPasskeyDialog({ onClose }: Props) {
  const { passkeys: texts, ask } = useTexts('ownAccount')
  const { fields } = useTexts('signIn')
  const toast = useToast()
  const add = useMutation({
    mutationKey: ownAccountApi.key(),
    mutationFn: async ({ name, password }: { name: string; password: string }) => {
      const response = await makePasskey(await ownAccountApi.passkeyChallenge.call({ password }))
      if (response) await ownAccountApi.addPasskey.call({ name, response })
      return response !== undefined
    },
    onSuccess: isMade => {
      if (!isMade) return
      toast.success(texts.added)
      onClose()
    },
  })
  return (
    <FormDialog
      title={texts.addTitle}
      description={texts.addText}
      size="sm"
      submitLabel={texts.add}
      isPending={add.isPending}
      error={add.error}
      failed={texts.failed}
      onSubmit={values => add.mutate({ name: textIn(values, 'name'), password: textIn(values, 'password') })}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        defaultValue={deviceOf(navigator.userAgent).system ?? ''}
      />
      <PasswordField
        name="password"
        label={ask.password}
        autoComplete="current-password"
        showLabel={fields.show}
        hideLabel={fields.hide}
      />
    </FormDialog>
  )
}

export function RenamePasskeyDialog({ passkey, onClose }: Props & { readonly passkey: Passkey }) {
  const { passkeys: texts } = useTexts('ownAccount')
  const rename = useMutation(ownAccountApi.renamePasskey.mutationOptions({ onSuccess: onClose }))
  return (
    <FormDialog
      title={texts.renameTitle}
      size="sm"
      submitLabel={texts.rename}
      isPending={rename.isPending}
      error={rename.error}
      failed={texts.failed}
      onSubmit={values => rename.mutate({ id: passkey.id, name: textIn(values, 'name') })}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} defaultValue={passkey.name} autoFocus />
    </FormDialog>
  )
}

/** Lets the device make a passkey. Undefined: the person closed the device's question. */
async function makePasskey(challenge: Record<string, unknown>): Promise<NewPasskey | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return undefinedIfPromptClosed(async () => {
    const { id, rawId, type, response, authenticatorAttachment } = await startRegistration({
      optionsJSON: challenge as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) },
      ...(authenticatorAttachment && { authenticatorAttachment }),
    }
  })
}
