import type { ComponentProps } from 'react'
import { Field, type FieldProps, inputClass } from './field.tsx'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'name' | 'size'> {
  readonly size?: 'md' | 'lg'
}

export function TextField({
  label,
  name,
  hint,
  error,
  hideLabel,
  size = 'md',
  className = '',
  type = 'text',
  ...rest
}: Props) {
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {wiring => (
        <input
          name={name}
          type={type}
          data-autofocus={rest.autoFocus}
          className={`${inputClass(size)} ${className}`}
          {...rest}
          {...wiring}
        />
      )}
    </Field>
  )
}
