import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { tokenIn } from '../token.ts'

/** Paste a link, or only its token. */
export function OpenInvitation({ onOpen }: { readonly onOpen: (token: string) => void }) {
  const { open: texts } = useTexts('invitations')
  const [error, setError] = useState<string>()
  return (
    <Form
      errors={error === undefined ? {} : { token: error }}
      onSubmit={values => {
        const token = tokenIn(textIn(values, 'token'))
        setError(token === undefined ? texts.notFound : undefined)
        if (token !== undefined) onOpen(token)
      }}
    >
      <TextField label={texts.token} hint={texts.hint} name="token" autoComplete="off" size="lg" />
      <Button type="submit" size="lg">
        {texts.submit}
      </Button>
    </Form>
  )
}
