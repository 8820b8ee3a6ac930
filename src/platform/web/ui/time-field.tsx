import { useState } from 'react'
import { formatEndTime, formatTime } from '#kit/clock-text.ts'
import { hasTwelveHourClock } from '#kit/locale.ts'
import { completeTimeOfDay, isEndOfDay, isTimeOfDay } from '#kit/time-of-day.ts'
import { useLanguage } from '../i18n.tsx'
import { Field, type FieldProps, inputClass } from './field.tsx'

interface Props extends FieldProps {
  readonly value: string
  readonly disabled?: boolean
  /** Midnight is the end of the day: `24:00` on a 24-hour clock. */
  readonly isEnd?: boolean
  /** `isEndOfDay`: `24:00` was typed and completed to `00:00`; a field with a date beside it moves on to the next day. */
  readonly onChange: (value: string, isEndOfDay?: boolean) => void
}

/** A time of day, `HH:MM`, shown on the reader's clock; `9`, `930`, `12 am` or `8:30 pm` is completed on leaving. */
export function TimeField({
  label,
  name,
  hint,
  error,
  hideLabel,
  value,
  disabled = false,
  isEnd = false,
  onChange,
}: Props) {
  const language = useLanguage()
  // what is being typed is not rewritten before it is complete
  const [isTyping, setTyping] = useState(false)
  const complete = () => {
    setTyping(false)
    onChange(completeTimeOfDay(value) ?? value, isEndOfDay(value))
  }
  const format = isEnd ? formatEndTime : formatTime
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {wiring => (
        <input
          name={name}
          value={isTyping || !isTimeOfDay(value) ? value : format(value, language)}
          disabled={disabled}
          maxLength={20}
          placeholder={format('00:00', language)}
          inputMode={hasTwelveHourClock(language) ? 'text' : 'numeric'}
          autoComplete="off"
          onFocus={event => event.target.select()}
          onChange={event => {
            setTyping(true)
            onChange(event.target.value)
          }}
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
