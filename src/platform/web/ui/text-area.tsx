import type { ComponentProps } from 'react'
import { Field, type FieldProps, inputClass } from './field.tsx'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'name'>

export function TextArea({ label, name, hint, error, hideLabel, rows = 3, ...rest }: Props) {
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {wiring => <textarea name={name} rows={rows} className={`${inputClass()} h-auto py-2`} {...rest} {...wiring} />}
    </Field>
  )
}
