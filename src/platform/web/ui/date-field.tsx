import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { parseDay, todayIn } from '#kit/day.ts'
import { formatDateText } from '#kit/locale.ts'
import { dateOrderOf, datePattern } from '#kit/locale-patterns.ts'
import { parseTypedDay } from '#kit/typed-day.ts'
import { useLanguage } from '../i18n.tsx'
import { Field, type FieldProps, inputClass } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { useUiTexts } from './texts.tsx'
import { serverNow } from '../now.ts'

interface Props extends FieldProps {
  /** A day, empty, or what was typed and is none. */
  readonly value: string
  readonly min?: string
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
}

/** A day as the reader's language writes it: what a browser shows of its own follows the browser's language instead. */
export function DateField({ label, name, hint, error, hideLabel, value, min, disabled = false, onChange }: Props) {
  const words = useUiTexts().date
  const language = useLanguage()
  const [typed, setTyped] = useState<string>()
  const calendar = useRef<HTMLInputElement>(null)
  const day = parseDay(value)
  const shown = day ? formatDateText(day, language, { day: '2-digit', month: '2-digit', year: 'numeric' }) : value
  const read = (text: string) =>
    parseTypedDay(text, todayIn(Temporal.Now.timeZoneId(), serverNow()), dateOrderOf(language))
  const [isWrong, setWrong] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    onChange(read(text) ?? text)
  }
  const leave = () => {
    const isNone = typed !== undefined && typed.trim() !== '' && read(typed) === undefined
    setWrong(isNone)
    // what is no day stays to be mended
    if (!isNone) setTyped(undefined)
  }
  return (
    <Field label={label} name={name} hint={hint} error={isWrong ? words.wrong : error} hideLabel={hideLabel}>
      {wiring => (
        <div className="relative">
          <input
            name={name}
            value={typed ?? shown}
            disabled={disabled}
            placeholder={datePattern(language, words.letters)}
            inputMode="numeric"
            autoComplete="off"
            onChange={event => type(event.target.value)}
            onBlur={leave}
            className={`${inputClass()} tabular pr-10`}
            {...wiring}
          />
          {/* its calendar alone is wanted */}
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={day ?? ''}
            min={min}
            disabled={disabled}
            onChange={event => {
              setTyped(undefined)
              setWrong(false)
              onChange(event.target.value)
            }}
            className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
          />
          <IconButton
            label={`${label}: ${words.open}`}
            icon={<CalendarDays aria-hidden size={16} />}
            size="sm"
            disabled={disabled}
            onClick={() => calendar.current?.showPicker()}
            className="absolute! top-1/2 right-0.5 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  )
}
