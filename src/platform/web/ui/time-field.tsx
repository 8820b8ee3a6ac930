import type { ComponentProps } from 'react'
import { Field, type FieldProps, inputClass } from './field.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'name' | 'type' | 'size'>

/** The browser's own, so that phones show their wheel. */
export function TimeField({ label, name, hint, error, hideLabel, ...rest }: Props) {
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {wiring => (
        <input
          name={name}
          type="time"
          className={`${inputClass()} [&::-webkit-calendar-picker-indicator]:opacity-55 dark:[&::-webkit-calendar-picker-indicator]:opacity-75`}
          {...rest}
          {...wiring}
        />
      )}
    </Field>
  )
}
