import type { Language } from '#kit/catalogue.ts'
import { formatDateText } from '#kit/locale.ts'
import { shortMoment } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { OwnMarket } from '../schema.ts'
import { serverNow } from '#platform/web/now.ts'

interface Props {
  readonly absence: OwnMarket['absent'][number]
  /** Whose, where it is not one's own. */
  readonly fullName?: string
  readonly timeZone: string
}

/** What somebody has said who cannot come: why, until when, and from when where that is still to come. */
export function AbsenceFacts({ absence: { kind, startsAt, endsAt, note }, fullName, timeZone }: Props) {
  const { planned: texts, cannot } = useTexts('market')
  const language = useLanguage()
  const isAhead = Date.parse(startsAt) > serverNow().epochMilliseconds
  const end = endText(endsAt, timeZone, language)
  const span = isAhead ? texts.fromUntil(shortMoment(startsAt, timeZone, language), end) : texts.until(end)
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
        {span}
      </p>
      {note !== '' && <p className="text-13 wrap-anywhere text-text-2">{note}</p>}
    </>
  )
}

/** A whole last day is named as such, not the midnight after it; and the year, which may not be this one. */
function endText(instant: string, timeZone: string, language: Language): string {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
  const isMidnight = at.toPlainTime().equals('00:00')
  const date = at.toPlainDate().subtract({ days: isMidnight ? 1 : 0 })
  const isThisYear = date.year === serverNow().toZonedDateTimeISO(timeZone).year
  if (!isMidnight && isThisYear) return shortMoment(instant, timeZone, language)
  return formatDateText(date.toString(), language, { dateStyle: 'medium' })
}
