import { Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { lazily } from '#platform/web/lazily.ts'

const StrengthMeter = lazily(() => import('./strength-meter.tsx'), 'StrengthMeter')

const nothing: readonly string[] = []

interface Props {
  readonly label: string
  /** The installation's least length, unknown until it has been read. */
  readonly min?: number | undefined
  readonly hint?: string
  readonly size?: 'md' | 'lg'
  /** What others know of the person: name, address. */
  readonly known?: readonly string[]
}

export function NewPasswordField({ label, min, hint, size = 'lg', known = nothing }: Props) {
  const { fields } = useTexts('signIn')
  const [typed, setTyped] = useState('')
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        size={size}
        showLabel={fields.show}
        hideLabel={fields.hide}
        hint={hint ?? (min === undefined ? undefined : fields.passwordHint(min))}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {typed !== '' && (
        <Suspense fallback={<span className="h-5" />}>
          <StrengthMeter password={typed} known={known} />
        </Suspense>
      )}
    </div>
  )
}
