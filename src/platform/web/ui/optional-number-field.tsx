import { NumberField as Base } from '@base-ui/react/number-field'
import { boxClass, Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  readonly value: number | null
  readonly max: number
  /** Stands behind the figure: `h`. */
  readonly unit: string
  readonly onChange: (value: number | null) => void
}

/** A whole number from 0, or nothing; what is typed beyond the limits comes back inside them. */
export function OptionalNumberField({ label, name, hint, error, hideLabel, value, max, unit, onChange }: Props) {
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {({ id, ...wiring }) => (
        <Base.Root
          id={id}
          name={name}
          value={value}
          min={0}
          max={max}
          format={{ maximumFractionDigits: 0 }}
          onValueChange={onChange}
        >
          <Base.Group className={`${boxClass} flex h-9 items-center pr-3 pointer-coarse:h-11`}>
            <Base.Input
              placeholder="–"
              className="tabular w-full min-w-0 bg-transparent px-3 text-text outline-none placeholder:text-text-3 pointer-coarse:text-16"
              {...wiring}
            />
            <span aria-hidden className="text-text-3">
              {unit}
            </span>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  )
}
