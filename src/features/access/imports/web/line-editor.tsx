import { useState } from 'react'
import { emailForDisplay } from '#kit/e-mail.ts'
import {
  type GroupToJoin,
  type JoinDefaults,
  JoinDefaultsFields,
} from '#features/access/invitations/web/welcome-fields.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { EditedLine } from './edited-lines.ts'

interface Props {
  readonly line: EditedLine
  readonly groups: readonly GroupToJoin[] | undefined
  readonly onApply: (line: EditedLine) => void
  readonly onCancel: () => void
}

/** A line corrected in place. Whoever applies it has seen what the file says: of that nothing is open any more. */
export function LineEditor({ line, groups, onApply, onCancel }: Props) {
  const texts = useTexts('imports')
  const { role, groupIds, language } = line
  const [welcome, setWelcome] = useState<JoinDefaults>({ role: role ?? 'chatter', groupIds, language })
  return (
    <Form
      onSubmit={values =>
        onApply({
          ...line,
          ...welcome,
          groupIds: [...welcome.groupIds],
          name: textIn(values, 'name').trim(),
          email: textIn(values, 'email').trim(),
          unread: [],
          notes: [],
        })
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          name="name"
          autoComplete="off"
          maxLength={500}
          defaultValue={line.name}
          autoFocus
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={500}
          defaultValue={emailForDisplay(line.email)}
        />
      </div>
      <JoinDefaultsFields value={welcome} onChange={setWelcome} groups={groups} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary">
          {texts.apply}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}
