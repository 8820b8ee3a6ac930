import {
  momentText,
  type PlannedTimes,
  planTimesText,
  shiftTimeText,
  stretchText,
  type TimeText,
} from '#kit/time-text.ts'
import type { Day } from '#kit/day.ts'
import { useLanguage } from '../i18n.tsx'
import { useZones } from '../zones.tsx'

/** A shift as the plan files it; instants in ISO. */
export interface TimedShift {
  /** The day under which the plan has it: a night can begin on the day after. */
  readonly date: Day
  readonly startsAt: string
  readonly endsAt: string
}

const instantsOf = (start: string, end: string) => ({
  start: Temporal.Instant.from(start),
  end: Temporal.Instant.from(end),
})

/** Times as text: for labels, options and messages, which cannot hold a component. */
export function useTimeTexts() {
  const language = useLanguage()
  const zones = useZones()
  return {
    shift: ({ date, startsAt, endsAt }: TimedShift): TimeText =>
      shiftTimeText(date, instantsOf(startsAt, endsAt), zones, language),
    stretch: ({ start, end }: Stretched): TimeText => stretchText(instantsOf(start, end), zones, language),
    moment: (at: string | Temporal.Instant): TimeText => momentText(Temporal.Instant.from(at), zones, language),
  }
}

interface Stretched {
  readonly start: string
  readonly end: string
}

interface Shown {
  /** Where the place does not say the day; `ofNight`: where it says that under which the plan has the shift. */
  readonly withDay?: boolean | 'ofNight'
  /** The sentence around it. */
  readonly say?: (time: string) => string
}

/** When a shift is: on the reader's clock, and beside it on the organization's where that shows another time. */
export const ShiftTime = ({ shift, ...shown }: Shown & { readonly shift: TimedShift }) => (
  <Time text={useTimeTexts().shift(shift)} {...shown} />
)

/** A moment, such as a deadline or a check-in, on both clocks as well. `at` in ISO. */
export const Moment = ({ at, ...shown }: Shown & { readonly at: string | Temporal.Instant }) => (
  <Time text={useTimeTexts().moment(at)} {...shown} />
)

/** A stretch of work, on both clocks. */
export const Stretch = ({ stretch, ...shown }: Shown & { readonly stretch: Stretched }) => (
  <Time text={useTimeTexts().stretch(stretch)} {...shown} />
)

function Time({
  text: { day, time, city, beside, isOfDayBefore },
  withDay = false,
  say,
}: Shown & { readonly text: TimeText }) {
  const [before, after] = say === undefined ? ['', ''] : say(placeholder).split(placeholder)
  return (
    <span data-time>
      {before}
      <span className="tabular">
        {(withDay === 'ofNight' ? isOfDayBefore : withDay) && `${day}, `}
        {time}
      </span>
      {city !== null && <Aside>{city}</Aside>}
      {beside !== null && <Aside>{`(${beside})`}</Aside>}
      {after}
    </span>
  )
}

/** Moves to the next line as a whole. */
const Aside = ({ children }: { children: string }) => (
  <>
    {' '}
    <small className="inline-block text-12 font-normal text-text-3">{children}</small>
  </>
)

const placeholder = '\uE000'

/** The times of a shift as the plan has them: for boards and lists that name the organization's zone once. */
export function PlanTimes(times: PlannedTimes) {
  return <span data-time>{planTimesText(times, useLanguage())}</span>
}
