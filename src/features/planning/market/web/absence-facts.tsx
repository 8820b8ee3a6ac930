import { shortMoment } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { OwnMarket } from '../schema.ts'

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
  const moment = (instant: string) => shortMoment(instant, timeZone, language)
  const isAhead = Date.parse(startsAt) > Temporal.Now.instant().epochMilliseconds
  const span = isAhead ? texts.fromUntil(moment(startsAt), moment(endsAt)) : texts.until(moment(endsAt))
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
