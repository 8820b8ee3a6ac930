import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage, refusalIn } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { PublicFrame } from './public-frame.tsx'
import { LoginLink } from './to-login.tsx'

interface Props {
  readonly texts: {
    readonly title: string
    readonly text: string
    readonly submit: string
    readonly password: string
    readonly done: string
  }
  readonly token: string
  readonly confirm: UseMutationResult<Record<string, never>, Error, { token: string; password?: string | undefined }>
  /** Beneath a password that is asked for. */
  readonly children?: ReactNode
}

/**
 * The page of a mailed link that confirms an address. Opening it changes nothing, because mail scanners open links; the
 * button does, with the password where the browser does not show that the account is the reader's.
 */
export function ConfirmAddress({ texts, token, confirm, children }: Props) {
  const { failed, fields } = useTexts('signIn')
  const [asksPassword, setAsksPassword] = useState(false)
  const { error, isPending, isSuccess, mutate } = confirm
  const code = refusalIn(error)?.code
  if (isSuccess || code === 'signIn.linkExpired') {
    return (
      <PublicFrame title={texts.title} subtitle={isSuccess ? texts.done : (formMessage(error, failed) ?? failed)}>
        <LoginLink replace />
      </PublicFrame>
    )
  }
  const submit = (values: FormData) =>
    mutate(asksPassword ? { token, password: textIn(values, 'password') } : { token }, {
      onError: refused => {
        if (refusalIn(refused)?.code === 'signIn.passwordNeeded') setAsksPassword(true)
      },
    })
  return (
    <PublicFrame title={texts.title} subtitle={asksPassword ? texts.password : texts.text}>
      <Form
        errors={code === 'signIn.passwordNeeded' ? {} : fieldErrors(error)}
        message={formMessage(error, failed)}
        onSubmit={submit}
      >
        {asksPassword && (
          <PasswordField
            name="password"
            label={fields.password}
            autoComplete="current-password"
            size="lg"
            autoFocus
            showLabel={fields.show}
            hideLabel={fields.hide}
          />
        )}
        <Button type="submit" variant="primary" size="lg" loading={isPending}>
          {texts.submit}
        </Button>
      </Form>
      {asksPassword && children}
    </PublicFrame>
  )
}
