import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays, type Day, todayIn } from '#kit/day.ts'
import { shortDate } from '#kit/locale.ts'
import { ownDayOf } from '#kit/own-time.ts'
import { addWeeks, mondayOf, type Week, weekDistance, weekNumber, weekOf } from '#kit/week.ts'
import { dateSpan, shortSpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { serverNow } from '#platform/web/now.ts'
import { useCities } from '#platform/web/ui/organization-clock.tsx'
import { useZones } from '#platform/web/zones.tsx'
import { weekIndicator } from '../rules.ts'

interface Props {
  readonly week: Week
  readonly today: Day
  /** On a phone: from edge to edge, with everything it says in the middle. */
  readonly isSpread?: boolean
  readonly onChange: (week: Week) => void
  /** The pointer or the focus is on the way to another week: it may be read already. */
  readonly onIntent?: (week: Week) => void
}

/** Previous, calendar week, next, how far away the shown week is, and the way back to this one. */
export function WeekNavigation({ week, today, isSpread = false, onChange, onIntent }: Props) {
  const texts = useTexts('availability')
  const language = useLanguage()
  const distance = weekDistance(week, today)
  const to = (next: Week) => {
    const intend = () => onIntent?.(next)
    return { onClick: () => onChange(next), onPointerEnter: intend, onFocus: intend }
  }
  const back = distance !== 0 && (
    <Button size="sm" variant="ghost" className="print:hidden" {...to(weekOf(today))}>
      {texts.today}
    </Button>
  )
  return (
    <div className={`flex items-center gap-2 ${isSpread ? '' : 'flex-wrap'}`}>
      <IconButton
        variant="secondary"
        label={texts.previousWeek}
        className="print:hidden"
        icon={<ChevronLeft aria-hidden size={16} />}
        {...to(addWeeks(week, -1))}
      />
      <span className={`min-w-16 text-center ${isSpread ? 'flex-1' : ''}`}>
        <span className="font-semibold text-text">{texts.week(weekNumber(week))}</span>
        {isSpread && (
          <span aria-live="polite" className="text-12 text-text-2">
            {' · '}
            <Indicator distance={distance} />
          </span>
        )}
        <span className="block text-12 text-text-2">
          {(isSpread ? shortSpan : dateSpan)(mondayOf(week), addDays(mondayOf(week), 6), language)}
        </span>
      </span>
      {isSpread && back}
      <IconButton
        variant="secondary"
        label={texts.nextWeek}
        className="print:hidden"
        icon={<ChevronRight aria-hidden size={16} />}
        {...to(addWeeks(week, 1))}
      />
      {!isSpread && (
        <>
          <span aria-live="polite" className="print:hidden">
            <Badge {...(distance === 0 ? { hue: 'indigo' } : {})}>
              <Indicator distance={distance} />
            </Badge>
          </span>
          {back}
        </>
      )}
    </div>
  )
}

function Indicator({ distance }: { distance: number }) {
  const { indicator: texts } = useTexts('availability')
  const indicator = weekIndicator(distance)
  return 'weeks' in indicator ? texts[indicator.kind](indicator.weeks) : texts[indicator.kind]
}

/**
 * While the reader's calendar shows another day than the organization's: their shift of today can be in the row of the day
 * before, or in the week before.
 */
export function OtherDayNote() {
  const texts = useTexts('availability')
  const language = useLanguage()
  const { organization } = useCities()
  const zones = useZones()
  const now = serverNow()
  const [there, here] = [todayIn(zones.organizationZone, now), ownDayOf(zones, now)]
  if (there === here) return null
  const week = weekOf(there) === weekOf(here) ? undefined : weekNumber(weekOf(there))
  return (
    <p data-time className="w-full text-12 text-text-2 max-sm:text-center">
      {texts.otherDay(organization, shortDate(there, language), week)}
    </p>
  )
}
