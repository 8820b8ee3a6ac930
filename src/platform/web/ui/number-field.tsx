import { NumberField as Base } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'
import { boxClass, Field, type FieldProps } from './field.tsx'

interface Props extends FieldProps {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

const stepper =
  'flex w-9 items-center justify-center text-text-2 -outline-offset-2 transition-colors duration-120 hover:bg-hover hover:text-text disabled:pointer-events-none disabled:opacity-35 pointer-coarse:w-11'

/** Whole numbers; what is typed beyond the limits comes back inside them. */
export function NumberField({
  label,
  name,
  hint,
  error,
  hideLabel,
  value,
  min,
  max,
  step = 1,
  disabled = false,
  onChange,
}: Props) {
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {({ id, ...wiring }) => (
        <Base.Root
          id={id}
          name={name}
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          format={{ maximumFractionDigits: 0 }}
          onValueChange={next => next !== null && onChange(next)}
        >
          <Base.Group
            className={`${boxClass} inline-flex h-9 items-stretch overflow-hidden data-disabled:opacity-60 pointer-coarse:h-11`}
          >
            <Base.Decrement aria-label={`${label} −`} className={stepper}>
              <Minus aria-hidden size={15} />
            </Base.Decrement>
            <Base.Input
              className="w-12 border-x border-line bg-transparent text-center font-medium text-text outline-none pointer-coarse:text-16"
              {...wiring}
            />
            <Base.Increment aria-label={`${label} +`} className={stepper}>
              <Plus aria-hidden size={15} />
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  )
}
