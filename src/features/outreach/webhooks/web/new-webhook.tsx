import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { FieldHint } from '#platform/web/ui/field.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn, useFieldError } from '#platform/web/ui/form.tsx'
import { SecretDialog } from '#platform/web/ui/secret-dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { WebhookKind } from '../kinds.ts'
import { webhooksApi } from './queries.ts'

interface Props {
  /** What whoever asks may read of in the audit log. */
  readonly kinds: readonly WebhookKind[]
  readonly onClose: () => void
}

/** Asks for address and events; then shows the secret, this once. */
export function NewWebhook({ kinds, onClose }: Props) {
  const { dialog: texts, made, failed } = useTexts('webhooks')
  const [chosen, setChosen] = useState<ReadonlySet<WebhookKind>>(new Set())
  const create = useMutation(webhooksApi.create.mutationOptions())
  if (create.data) return <SecretDialog secret={create.data.secret} texts={made} onClose={onClose} />
  const toggle = (kind: WebhookKind) => setChosen(before => before.symmetricDifference(new Set([kind])))
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      submitLabel={texts.submit}
      isPending={create.isPending}
      error={create.error}
      failed={failed}
      draft={[...chosen]}
      onSubmit={values =>
        create.mutate({
          url: textIn(values, 'url').trim(),
          kinds: kinds.filter(kind => chosen.has(kind)),
          secret: textIn(values, 'secret').trim() || null,
        })
      }
      onClose={onClose}
    >
      <TextField name="url" label={texts.url} type="url" placeholder="https://…" maxLength={500} autoFocus />
      <KindList kinds={kinds} chosen={chosen} onToggle={toggle} />
      <TextField
        name="secret"
        label={texts.secret}
        hint={texts.secretHint}
        placeholder="whsec_…"
        autoComplete="off"
        className="font-mono"
      />
    </FormDialog>
  )
}

interface KindsProps {
  readonly kinds: readonly WebhookKind[]
  readonly chosen: ReadonlySet<WebhookKind>
  readonly onToggle: (kind: WebhookKind) => void
}

function KindList({ kinds, chosen, onToggle }: KindsProps) {
  const { dialog: texts } = useTexts('webhooks')
  const { kinds: names } = useTexts('auditLog')
  const error = useFieldError('kinds')
  const below = useId()
  return (
    <fieldset aria-describedby={below} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-13 font-medium text-text-2">{texts.kinds}</legend>
      <ul className="grid gap-x-4 rounded-control border border-line p-3 sm:grid-cols-2">
        {kinds.map(kind => (
          <li key={kind}>
            <label className="flex min-h-9 items-start gap-2.5 py-1.5 text-14 text-text pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name="kinds"
                className="mt-0.5 size-4 shrink-0 accent-accent"
                checked={chosen.has(kind)}
                onChange={() => onToggle(kind)}
              />
              <span className="min-w-0">
                {names[kind]}
                <span className="block font-mono text-12 wrap-anywhere text-text-3">{kind}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error !== undefined && <FieldHint id={below} text={error} isError />}
    </fieldset>
  )
}
