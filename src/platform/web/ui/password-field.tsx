import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps, inputClass } from './field.tsx'

interface Props extends Omit<FieldProps, 'hideLabel'>, Omit<ComponentProps<'input'>, 'name' | 'size' | 'type'> {
  readonly size?: 'md' | 'lg'
  readonly showLabel: string
  readonly hideLabel: string
}

export function PasswordField({ label, name, hint, error, size = 'md', showLabel, hideLabel, ...rest }: Props) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} name={name} hint={hint} error={error}>
      {wiring => (
        <div className="relative">
          <input
            name={name}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${inputClass(size)} pr-11`}
            {...rest}
            {...wiring}
          />
          <button
            type="button"
            aria-label={isShown ? hideLabel : showLabel}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-control text-text-3 -outline-offset-4 transition-colors duration-120 hover:text-text"
          >
            <Icon aria-hidden size={16} />
          </button>
        </div>
      )}
    </Field>
  )
}
