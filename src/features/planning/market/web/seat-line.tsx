import { shortDate } from '#kit/locale.ts'
import { instantsInOwnZone, timesText } from '#kit/own-time.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { SeatDetails, ShownSeat } from '../schema.ts'

/** Of the reader. */
export interface Zones {
  readonly organizationZone: string
  /** Null: they live by the organisation's. */
  readonly ownZone: string | null
}

type Seat = Pick<
  ShownSeat,
  'date' | 'shiftName' | 'groupName' | 'seat' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'
> &
  SeatDetails

/** What tells it from its neighbours, where it has any: `Platz 2`, `Hauptplatz 1`. */
function usePlace(): (seat: Pick<Seat, 'seat' | keyof SeatDetails>) => string | undefined {
  const texts = useTexts('market')
  return ({ seat, seats, isMainPlace }) => (seats > 1 ? texts.place(seat, isMainPlace) : undefined)
}

/** `Mo., 23. Nov. · Früh 08:00–16:00 · Luna Morgen · Platz 2` */
export function useSeatText(): (seat: Seat) => string {
  const language = useLanguage()
  const placeOf = usePlace()
  const { timeZone } = useMember().organization
  return seat => {
    const { date, shiftName, groupName } = seat
    return [shortDate(date, language), `${shiftName} ${timesOf(seat, timeZone)}`, groupName, placeOf(seat)]
      .filter(Boolean)
      .join(' · ')
  }
}

const instantsOf = ({ startsAt, endsAt }: Seat) => ({
  start: Temporal.Instant.from(startsAt),
  end: Temporal.Instant.from(endsAt),
})

/** By the plan's clock, which is the organisation's. */
const timesOf = (seat: Seat, organizationZone: string): string =>
  timesText(instantsInOwnZone(seat.date, instantsOf(seat), { organizationZone, ownZone: null }))

/** A seat with its day and times, and the reader's own where they live by another clock. */
export function SeatLine({ seat, zones }: { seat: Seat; zones: Zones }) {
  const texts = useTexts('market')
  const language = useLanguage()
  const placeOf = usePlace()
  const own = instantsInOwnZone(seat.date, instantsOf(seat), zones)
  const ownDay = own.daysApart === 0 ? '' : `${shortWeekday(own.date, language)} `
  return (
    <div className="min-w-0">
      <p className="font-semibold text-text">
        {`${shortDate(seat.date, language)} · ${timesOf(seat, zones.organizationZone)}`}
      </p>
      <p className="text-13 wrap-anywhere text-text-2">
        {[seat.shiftName, seat.groupName, placeOf(seat)].filter(Boolean).join(' · ')}
      </p>
      {own.differs && <p className="text-12 text-text-3">{texts.ownTime(`${ownDay}${timesText(own)}`)}</p>}
    </div>
  )
}
