import { formatDateText } from '#kit/locale.ts'
import { timeSentence } from '#kit/time-text.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Moment, useTimeTexts } from '#platform/web/ui/time.tsx'
import { useZones } from '#platform/web/zones.tsx'
import type { OwnMarket } from '../schema.ts'
import { serverNow } from '#platform/web/now.ts'

interface Props {
  readonly absence: OwnMarket['absent'][number]
  /** The absent member's name where it is another member. */
  readonly fullName?: string
}

/** A reported absence: its kind, its end, and its start where that is still to come. */
export function AbsenceFacts({ absence: { kind, startsAt, endsAt, note }, fullName }: Props) {
  const { planned: texts, cannot } = useTexts('market')
  const isAhead = Date.parse(startsAt) > serverNow().epochMilliseconds
  const end = useAbsenceEnd(endsAt)
  const why = <Badge hue="orange">{cannot.kinds[kind]}</Badge>
  return (
    <>
      {fullName !== undefined && (
        <p className="flex flex-wrap items-center gap-2 font-semibold text-text">
          {fullName}
          {why}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-2 text-13 text-text-2">
        {fullName === undefined && why}
        {isAhead ? (
          <Moment at={startsAt} withDay say={from => texts.fromUntil(from, end)} />
        ) : (
          <span data-time>{texts.until(end)}</span>
        )}
      </p>
      {note !== '' && (
        <p data-typed className="text-13 wrap-anywhere text-text-2">
          {note}
        </p>
      )}
    </>
  )
}

/** A whole last day is named as such, not the midnight after it; and the year, which may not be this one. */
function useAbsenceEnd(endsAt: string): string {
  const language = useLanguage()
  const { organizationZone } = useZones()
  const { moment } = useTimeTexts()
  const at = Temporal.Instant.from(endsAt).toZonedDateTimeISO(organizationZone)
  const isMidnight = at.toPlainTime().equals('00:00')
  const date = at.toPlainDate().subtract({ days: isMidnight ? 1 : 0 })
  const isThisYear = date.year === serverNow().toZonedDateTimeISO(organizationZone).year
  if (!isMidnight && isThisYear) return timeSentence(moment(endsAt))
  return formatDateText(date.toString(), language, { dateStyle: 'medium' })
}
