import { boxClass, Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  /** As it was typed. */
  readonly value: string
  /** Stands behind the figure: `h`. */
  readonly unit: string
  readonly onChange: (typed: string) => void
}

/** A number, or nothing. What was typed stays as it is: whoever uses it says what is wrong with it. */
export function OptionalNumberField({ label, name, hint, error, hideLabel, value, unit, onChange }: Props) {
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {wiring => (
        <div className={`${boxClass} flex h-9 items-center pr-3 pointer-coarse:h-11.5`}>
          <input
            name={name}
            inputMode="numeric"
            autoComplete="off"
            placeholder="–"
            maxLength={20}
            value={value}
            onFocus={event => event.currentTarget.select()}
            onChange={event => onChange(event.currentTarget.value)}
            className="tabular w-full min-w-0 bg-transparent px-3 text-text outline-none placeholder:text-text-3 pointer-coarse:text-16"
            {...wiring}
          />
          <span aria-hidden className="text-text-3">
            {unit}
          </span>
        </div>
      )}
    </Field>
  )
}
