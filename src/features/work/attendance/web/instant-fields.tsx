import { addDays, isDay } from '#kit/day.ts'
import { isTimeOfDay } from '#kit/time-of-day.ts'
import { instantsAt, zoneAbbreviation } from '#kit/zone.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { useTimeTexts } from '#platform/web/ui/time.tsx'
import { TimeField } from '#platform/web/ui/time-field.tsx'

/** A date and a time of day as they are typed. */
export interface TypedInstant {
  readonly day: string
  readonly time: string
  /** Which of two instants in the hour that the clocks repeat; undefined: not chosen. */
  readonly isLater: boolean | undefined
}

export function typedInstantOf(instant: string, zone: string): TypedInstant {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  const day = at.toPlainDate().toString()
  const time = at.toPlainTime().toString({ smallestUnit: 'minute' })
  const [, later] = instantsOf({ day, time }, zone) ?? []
  return { day, time, isLater: later !== undefined && Temporal.Instant.compare(at.toInstant(), later) >= 0 }
}

/** Undefined: no date and time yet. */
const instantsOf = ({ day, time }: Pick<TypedInstant, 'day' | 'time'>, zone: string) =>
  isDay(day) && isTimeOfDay(time) ? instantsAt(day, time, zone) : undefined

/**
 * The instant that is meant; `before` with its seconds where nothing was changed. Undefined: something is missing, the clocks
 * skip the time, or one of two instants is still to be chosen.
 */
export function readTypedInstant(typed: TypedInstant, before: string, zone: string): string | undefined {
  const was = typedInstantOf(before, zone)
  if (was.day === typed.day && was.time === typed.time && was.isLater === typed.isLater) return before
  const instants = instantsOf(typed, zone) ?? []
  if (instants.length < 2) return instants[0]?.toString()
  return typed.isLater === undefined ? undefined : instants[typed.isLater ? 1 : 0]?.toString()
}

interface Props {
  readonly labels: { readonly day: string; readonly time: string }
  readonly name?: string
  readonly value: TypedInstant
  readonly zone: string
  /** Missing and wrong values are shown as errors from now on. */
  readonly isSubmitted: boolean
  readonly onChange: (value: TypedInstant) => void
}

/** Asks which instant is meant where the clocks show a time twice, and says where they never show it. */
export function InstantFields({ labels, name, value, zone, isSubmitted, onChange }: Props) {
  const { sheet: texts } = useTexts('attendance')
  const language = useLanguage()
  const instants = instantsOf(value, zone)
  const times = useTimeTexts()
  const meant = instants?.[value.isLater === true ? 1 : 0]
  const beside = meant && times.moment(meant).beside
  // a correction by some minutes stays in the same hour
  const change = (part: Partial<TypedInstant>) => onChange({ ...value, ...part, isLater: choiceAfter(part) })
  const choiceAfter = (part: Partial<TypedInstant>) =>
    instants?.length === 2 && instantsOf({ ...value, ...part }, zone)?.length === 2 ? value.isLater : undefined
  const timeError = () => {
    if (instants?.length === 0) return texts.skippedTime
    return isSubmitted && !isTimeOfDay(value.time) ? texts.wrongTime : undefined
  }
  return (
    <>
      <DateField
        label={labels.day}
        value={value.day}
        error={isSubmitted && !isDay(value.day) ? texts.wrongDay : undefined}
        onChange={day => change({ day })}
      />
      <TimeField
        label={labels.time}
        {...(name !== undefined && { name })}
        value={value.time}
        error={timeError()}
        hint={beside && <span data-time>{beside}</span>}
        onChange={(time, isEndOfDay = false) =>
          change({ time, ...(isEndOfDay && isDay(value.day) && { day: addDays(value.day, 1) }) })
        }
      />
      {instants?.length === 2 && (
        <div className="col-span-2 flex flex-col gap-1">
          <Segmented
            label={texts.repeatedTime(value.time)}
            options={instants.map((instant, index) => ({
              value: String(index),
              label: texts.ofTwoTimes(index, zoneAbbreviation(instant, zone, language)),
            }))}
            value={value.isLater === undefined ? '' : String(Number(value.isLater))}
            onChange={chosen => onChange({ ...value, isLater: chosen === '1' })}
          />
          <p
            role={isSubmitted && value.isLater === undefined ? 'alert' : undefined}
            className={`text-13 ${isSubmitted && value.isLater === undefined ? 'text-danger' : 'text-text-2'}`}
          >
            {texts.repeatedTime(value.time)}
          </p>
        </div>
      )}
    </>
  )
}
