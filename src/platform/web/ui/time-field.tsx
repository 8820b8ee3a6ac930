import { completeTimeOfDay, isEndOfDay } from '#kit/time-of-day.ts'
import { Field, type FieldProps, inputClass } from './field.tsx'

interface Props extends FieldProps {
  readonly value: string
  readonly disabled?: boolean
  /** `isEndOfDay`: `24:00` was typed and completed to `00:00`; a field with a date beside it moves on to the next day. */
  readonly onChange: (value: string, isEndOfDay?: boolean) => void
}

/** A time of day on 24 hours, whatever clock the browser prefers; `9`, `930` or `8:30 pm` is completed on leaving. */
export function TimeField({ label, name, hint, error, hideLabel, value, disabled = false, onChange }: Props) {
  const complete = () => onChange(completeTimeOfDay(value) ?? value, isEndOfDay(value))
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {wiring => (
        <input
          name={name}
          value={value}
          disabled={disabled}
          maxLength={20}
          placeholder="00:00"
          inputMode="numeric"
          autoComplete="off"
          onFocus={event => event.target.select()}
          onChange={event => onChange(event.target.value)}
          onBlur={complete}
          // the form is about to be sent
          onKeyDown={event => event.key === 'Enter' && complete()}
          className={`${inputClass()} tabular`}
          {...wiring}
        />
      )}
    </Field>
  )
}
