import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { linkIn, type PastedLink } from '../token.ts'

/** Paste a link, or only its token. */
export function PasteInvitationForm({ onOpen }: { readonly onOpen: (link: PastedLink) => void }) {
  const { open: texts } = useTexts('invitations')
  const [error, setError] = useState<string>()
  return (
    <Form
      errors={error === undefined ? {} : { token: error }}
      onSubmit={values => {
        const link = linkIn(textIn(values, 'token'))
        setError(link ? undefined : texts.notFound)
        if (link) onOpen(link)
      }}
    >
      <TextField label={texts.token} hint={texts.hint} name="token" autoComplete="off" size="lg" />
      <Button type="submit" size="lg">
        {texts.submit}
      </Button>
    </Form>
  )
}
