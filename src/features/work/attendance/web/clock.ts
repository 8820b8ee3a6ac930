import { cityOf } from '#kit/city.ts'
import { dateFormat } from '#kit/locale.ts'
import { clockTime } from '#kit/zone.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useLanguage } from '#platform/web/i18n.tsx'
import { serverNow } from '#platform/web/now.ts'

/** Times of day on the clocks of a zone, and how long something takes. */
export function useZoneTimeFormats(zone: string) {
  const { span } = useTexts('attendance')
  const language = useLanguage()
  return {
    at: (instant: string | Temporal.Instant): string => clockTime(instant, zone, language),
    weekday: (instant: string): string =>
      dateFormat(language, { weekday: 'short', timeZone: zone }).format(new Date(instant)),
    between: (from: string | Temporal.Instant, to: string | Temporal.Instant): string => {
      const minutes = Math.max(
        0,
        Math.floor(Temporal.Instant.from(to).since(Temporal.Instant.from(from)).total('minutes')),
      )
      return span(Math.floor(minutes / 60), minutes % 60)
    },
  }
}

/** `Manila Di 04:12`, where somebody lives by other clocks, with the weekday if it is another; null: they live by ours. */
export function useLocalTime(person: { readonly timeZone: string | null } | null, organizationZone: string) {
  const zone = person?.timeZone ?? organizationZone
  const language = useLanguage()
  const own = useZoneTimeFormats(zone)
  const here = useZoneTimeFormats(organizationZone)
  const now = serverNow().toString()
  if (own.at(now) === here.at(now)) return null
  const weekday = own.weekday(now) === here.weekday(now) ? '' : `${own.weekday(now)} `
  return `${cityOf(zone, language)} ${weekday}${own.at(now)}`
}
