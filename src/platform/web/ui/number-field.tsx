import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { boxClass, Field, type FieldProps } from './field.tsx'
import { Stepper } from './stepper.tsx'
import { useUiTexts } from './texts.tsx'

interface Props extends FieldProps {
  /** NaN: what was typed is not allowed, and a form that shows it is not sent. */
  readonly value: number
  readonly min: number
  readonly max: number
  readonly disabled?: boolean
  /** What is beyond the limits counts as the nearest of them, and is shown so once the field is left. */
  readonly clamps?: boolean
  readonly onChange: (value: number) => void
}

/** Milliseconds in which a button that is pressed stays where it is: what is said above it would move it from under the pointer. */
const clickTakes = 200
const nothing = { text: '', value: Number.NaN }

/** Whole numbers. What was typed stays as it is: the field says what is allowed once it is left. */
export function NumberField({
  label,
  name,
  hint,
  error,
  hideLabel,
  value,
  min,
  max,
  disabled = false,
  clamps = false,
  onChange,
}: Props) {
  const words = useUiTexts()
  const [typed, setTyped] = useState(nothing)
  const isWrong = Number.isNaN(value)
  const [isSaid, setSaid] = useState(isWrong)
  // a number from elsewhere takes the place of what was typed
  const text = isWrong || typed.value === value ? typed.text : String(value)
  const within = (number: number) => Math.min(max, Math.max(min, number))
  const read = (next: string): number => {
    const number = /^\s*\d+\s*$/.test(next) ? Number(next) : Number.NaN
    return clamps || within(number) === number ? within(number) : Number.NaN
  }
  const set = (next: string) => {
    const number = read(next)
    setTyped({ text: next, value: number })
    if (!Number.isNaN(number)) setSaid(false)
    onChange(number)
  }
  const stands = Number(text.replace(',', '.'))
  const stepTo = (next: number) => set(String(within(Number.isNaN(next) ? min : next)))
  const step = (by: number) => stepTo((by > 0 ? Math.floor(stands) : Math.ceil(stands)) + by)
  const stepByKey = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 10 : 1
    const steps: Record<string, () => void> = {
      ArrowUp: () => step(by),
      ArrowDown: () => step(-by),
      Home: () => stepTo(min),
      End: () => stepTo(max),
    }
    const taken = steps[event.key]
    if (!taken || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    taken()
  }
  const leave = () => {
    const number = read(text)
    if (Number.isNaN(number)) {
      setTimeout(() => setSaid(true), clickTakes)
      return
    }
    setTyped(nothing)
    // the limits may be others by now
    if (isWrong) onChange(number)
  }
  const refuse = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setSaid(true)
    // once the tab is open that hides it
    setTimeout(() => currentTarget.focus())
  }
  return (
    <Field
      label={label}
      name={name}
      hint={hint}
      error={isWrong && isSaid ? words.wholeNumber(min, max) : error}
      hideLabel={hideLabel}
    >
      {wiring => (
        <div
          className={`${boxClass} inline-flex h-9 items-stretch self-start overflow-hidden pointer-coarse:h-11.5 ${disabled ? 'opacity-60' : ''}`}
        >
          <Stepper
            label={`${label} −`}
            icon={<Minus aria-hidden size={15} />}
            isDisabled={disabled || stands <= min}
            onStep={() => step(-1)}
          />
          <input
            // a form is not sent with it, and tells it instead
            data-refusing={(isWrong && !disabled) || undefined}
            onInvalid={refuse}
            name={name}
            value={text}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="off"
            onChange={event => set(event.target.value)}
            onKeyDown={stepByKey}
            // what is typed takes the place of the number
            onFocus={event => event.currentTarget.select()}
            onBlur={leave}
            className="w-12 border-x border-line bg-transparent text-center font-medium text-text outline-none pointer-coarse:text-16"
            {...wiring}
          />
          <Stepper
            label={`${label} +`}
            icon={<Plus aria-hidden size={15} />}
            isDisabled={disabled || stands >= max}
            onStep={() => step(1)}
          />
        </div>
      )}
    </Field>
  )
}
