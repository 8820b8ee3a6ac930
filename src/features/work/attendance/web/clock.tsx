import { cityOf } from '#kit/city.ts'
import { dateFormat } from '#kit/locale.ts'
import { clockTime } from '#kit/zone.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { serverNow } from '#platform/web/now.ts'
import { useZones } from '#platform/web/zones.tsx'

/** How long something takes: `1 h 20 min`. */
export function useSpans() {
  const { span } = useTexts('attendance')
  return {
    between: (from: string | Temporal.Instant, to: string | Temporal.Instant): string => {
      const minutes = Math.max(
        0,
        Math.floor(Temporal.Instant.from(to).since(Temporal.Instant.from(from)).total('minutes')),
      )
      return span(Math.floor(minutes / 60), minutes % 60)
    },
  }
}

/** `jetzt Di 04:12 in Manila`: the clock of a colleague in another zone, with the weekday if it is another; null: it shows the same. */
export function useLocalTime(person: { readonly timeZone: string | null } | null) {
  const { organizationZone } = useZones()
  const zone = person?.timeZone ?? organizationZone
  const { localTime } = useTexts('attendance')
  const language = useLanguage()
  const now = serverNow()
  const [own, here] = [zone, organizationZone].map(one => clockTime(now, one, language))
  if (own === here) return null
  const [weekday, weekdayHere] = [zone, organizationZone].map(one =>
    dateFormat(language, { weekday: 'short', timeZone: one }).format(now.epochMilliseconds),
  )
  const time = [weekday === weekdayHere ? [] : weekday, own].flat().join(' ')
  return <span data-time>{localTime(time, cityOf(zone, language))}</span>
}
