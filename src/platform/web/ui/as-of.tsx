import { useIsDisconnected } from '../connection.ts'
import { useUiTexts } from './texts.tsx'
import { Moment } from './time.tsx'

/** Without a connection: when what is shown was read. `at` in milliseconds. */
export function AsOfWhenOffline({ at }: { at: number }) {
  const words = useUiTexts()
  if (!useIsDisconnected() || at === 0) return null
  const zone = Temporal.Now.timeZoneId()
  const then = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const isToday = then.toPlainDate().equals(Temporal.Now.plainDateISO(zone))
  return (
    <span className="tabular px-2 text-12 text-text-3">
      <Moment at={then.toInstant()} withDay={!isToday} say={words.asOf} />
    </span>
  )
}
