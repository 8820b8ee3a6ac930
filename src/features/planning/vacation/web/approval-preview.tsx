import { localeOf } from '#kit/locale.ts'
import { displayedShiftName, textWithShifts } from '#features/agency/shifts/names.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { ShiftTime } from '#platform/web/ui/time.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { DecisionView } from '../schema.ts'

type Effects = DecisionView['whatIf']

/** Day by day: the seats that would open with the cover before and after, and who else is off or free. */
export function ApprovalPreview({ view: { whatIf } }: { view: DecisionView }) {
  const { decision: texts } = useTexts('vacation')
  const language = useLanguage()
  const published = whatIf.seats.filter(({ isPublished }) => isPublished).length
  return (
    <section>
      <h3 className="flex flex-wrap items-center gap-2 text-13 font-semibold text-text">
        {texts.whatIf}
        <Badge {...(published > 0 ? { hue: 'orange' } : {})}>
          {whatIf.seats.length === 0 ? texts.opensNothing : texts.opens(whatIf.seats.length)}
        </Badge>
      </h3>
      <ul className="mt-2 divide-y divide-line rounded-control border border-line">
        {daysOf(whatIf).map(({ date, seats, others, available }) => (
          <li key={date} className="flex flex-col gap-1.5 px-3 py-2.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium text-text">{longDay(date, language)}</span>
              {available && <span className="tabular text-13 text-text-2">{texts.available(available)}</span>}
            </div>
            {seats.map(seat => (
              <div key={seat.id} data-hue={seat.color} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span aria-hidden className="h-4 w-1 rounded-full bg-hue-line" />
                <span className="min-w-0 flex-1 text-text">
                  {`${seat.groupName} · ${displayedShiftName({ id: seat.shiftId, name: seat.shiftName }, language)} `}
                  <ShiftTime shift={seat} withDay="ofNight" />
                </span>
                {!seat.isPublished && <Badge>{texts.draft}</Badge>}
                <span className="tabular text-13 text-text-2">
                  {texts.filled(seat.filled, seat.filledAfter, seat.seats)}
                </span>
              </div>
            ))}
            {others && <Others others={others} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Others({ others }: { others: Effects['days'][number]['others'] }) {
  const { decision: texts } = useTexts('vacation')
  const language = useLanguage()
  if (others.length === 0) return <p className="text-13 text-text-3">{texts.nobodyOff}</p>
  const names = others.map(({ fullName, isApproved, shiftNames }) =>
    textWithShifts(isApproved ? fullName : texts.asked(fullName), shiftNames),
  )
  return (
    <p className="text-13 text-text-2">
      {texts.off(new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names))}
    </p>
  )
}

/** The days of the request, and those of nights that its days run into. */
function daysOf({ days, seats }: Effects) {
  const dates = [...new Set([...days.map(({ date }) => date), ...seats.map(({ date }) => date)])].toSorted()
  return dates.map(date => {
    const day = days.find(one => one.date === date)
    return { date, seats: seats.filter(one => one.date === date), others: day?.others, available: day?.available }
  })
}
