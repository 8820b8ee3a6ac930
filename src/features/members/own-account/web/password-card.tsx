import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { NewPasswordField } from '#features/access/sign-in/web/new-password-field.tsx'
import { useSession } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { useChanges } from '#platform/web/ui/use-changes.ts'
import { useUnsavedCheck } from '#platform/web/unsaved.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { ownAccountApi } from './queries.ts'

export function PasswordCard() {
  const { password: texts } = useTexts('ownAccount')
  const { fields } = useTexts('signIn')
  const toast = useToast()
  // a changed password leaves empty fields behind
  const [round, setRound] = useState(0)
  const { mutate, isPending, error } = useMutation(
    ownAccountApi.changePassword.mutationOptions({
      onSuccess: () => {
        toast.success(texts.changed)
        setRound(round + 1)
        changes.onStored()
      },
    }),
  )
  const formId = useId()
  const changes = useChanges(formId, isPending)
  useUnsavedCheck(changes.isChanged)
  const session = useSession()
  const known = session ? [session.name, session.email] : []
  const words = { showLabel: fields.show, hideLabel: fields.hide }
  return (
    <Card title={texts.title}>
      <div className="p-4">
        <Form
          key={round}
          id={formId}
          onTouched={changes.onTouched}
          errors={fieldErrors(error)}
          message={formMessage(error, texts.failed)}
          onSubmit={values =>
            mutate({ currentPassword: textIn(values, 'currentPassword'), password: textIn(values, 'password') })
          }
        >
          <PasswordField
            name="currentPassword"
            label={texts.current}
            autoComplete="current-password"
            hint={undefined}
            {...words}
          />
          <NewPasswordField label={texts.next} hint={texts.hint} size="md" known={known} />
          <Button type="submit" className="self-start" loading={isPending}>
            {texts.submit}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
