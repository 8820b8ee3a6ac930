import { useIsDisconnected } from '../connection.ts'
import { shortMoment } from '../day-names.ts'
import { useLanguage } from '../i18n.tsx'
import { useUiTexts } from './texts.tsx'

/** Without a connection: when what is shown was read. `at` in milliseconds. */
export function AsOfWhenOffline({ at }: { at: number }) {
  const words = useUiTexts()
  const language = useLanguage()
  if (!useIsDisconnected() || at === 0) return null
  const zone = Temporal.Now.timeZoneId()
  const then = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const isToday = then.toPlainDate().equals(Temporal.Now.plainDateISO(zone))
  const time = isToday
    ? then.toPlainTime().toString({ smallestUnit: 'minute' })
    : shortMoment(then.toInstant().toString(), zone, language)
  return <span className="tabular px-2 text-12 text-text-3">{words.asOf(time)}</span>
}
