import type { Day } from '#kit/day.ts'
import { timeSentence } from '#kit/time-text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { ShiftTime, type TimedShift, useTimeTexts } from '#platform/web/ui/time.tsx'
import type { SeatDetails, ShownSeat } from '../schema.ts'

type Seat = Pick<ShownSeat, 'shiftName' | 'groupName' | 'seat' | 'startsAt' | 'endsAt'> & {
  readonly date: Day
} & SeatDetails

/** What tells it from its neighbours, where it has any: `Platz 2`, `Hauptplatz 1`. */
function usePlace(): (seat: Pick<Seat, 'seat' | keyof SeatDetails>) => string | undefined {
  const texts = useTexts('market')
  return ({ seat, seats, isMainPlace }) => (seats > 1 ? texts.place(seat, isMainPlace) : undefined)
}

/** `Mo., 23. Nov. · Früh 08:00–16:00 · Luna Morgen · Platz 2` */
export function useSeatText(): (seat: Seat) => string {
  const times = useTimeTexts()
  const placeOf = usePlace()
  return seat => {
    const text = times.shift(seat)
    return [text.day, `${seat.shiftName} ${timeSentence(text, 'withoutDay')}`, seat.groupName, placeOf(seat)]
      .filter(Boolean)
      .join(' · ')
  }
}

/** The day and times of a seat, and its shift, group and place. */
export function useSeatLines(): (seat: Seat) => readonly [times: string, facts: string] {
  const times = useTimeTexts()
  const placeOf = usePlace()
  return seat => [
    timeSentence(times.shift(seat)),
    [seat.shiftName, seat.groupName, placeOf(seat)].filter(Boolean).join(' · '),
  ]
}

interface AboutShiftProps {
  /** With its day and times, as `useSeatText` has it. */
  readonly shift: string
  readonly children: string
}

/** The lines below the title of a dialog about a shift: the shift, then a sentence. */
export const AboutShift = ({ shift, children }: AboutShiftProps) => (
  <>
    <span data-time>{shift}</span>
    {`. ${children}`}
  </>
)

/** A seat with its day and times. */
export function SeatLine({ seat }: { seat: Seat }) {
  const placeOf = usePlace()
  return <TimedLine shift={seat} facts={[seat.shiftName, seat.groupName, placeOf(seat)]} />
}

interface TimedLineProps {
  readonly shift: TimedShift
  readonly facts: readonly (string | undefined)[]
}

/** The day and times of a shift above its other facts. */
export const TimedLine = ({ shift, facts }: TimedLineProps) => (
  <div className="min-w-0">
    <p className="font-semibold text-text">
      <ShiftTime shift={shift} withDay />
    </p>
    <p className="text-13 wrap-anywhere text-text-2">{facts.filter(Boolean).join(' · ')}</p>
  </div>
)
