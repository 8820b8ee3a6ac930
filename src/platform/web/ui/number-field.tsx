import { NumberField as Base } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'
import { Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** Whole numbers; what is typed beyond the limits comes back inside them. */
export function NumberField({ label, name, hint, error, hideLabel, value, min, max, onChange }: Props) {
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {({ id, ...wiring }) => (
        <Base.Root
          id={id}
          name={name}
          value={value}
          min={min}
          max={max}
          step={1}
          format={{ maximumFractionDigits: 0 }}
          onValueChange={next => next !== null && onChange(next)}
        >
          <Base.Group className="inline-flex h-9 items-stretch overflow-hidden rounded-control border border-line-strong/60 bg-surface pointer-coarse:h-11">
            <Base.Decrement className="flex w-9 items-center justify-center text-text-2 hover:bg-sunken disabled:opacity-40">
              <Minus aria-hidden size={15} />
            </Base.Decrement>
            <Base.Input className="w-12 border-x border-line bg-transparent text-center text-text" {...wiring} />
            <Base.Increment className="flex w-9 items-center justify-center text-text-2 hover:bg-sunken disabled:opacity-40">
              <Plus aria-hidden size={15} />
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  )
}
