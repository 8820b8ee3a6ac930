import type { ReactNode } from 'react'
import { cityOf } from '#kit/city.ts'
import { todayIn } from '#kit/day.ts'
import { ownDayOf } from '#kit/own-time.ts'
import { useLanguage, useTexts } from '../i18n.tsx'
import { serverNow } from '../now.ts'
import { useZones } from '../zones.tsx'

/** The cities of both clocks; without a zone of the member's own they are the same. */
export function useCities(): { readonly organization: string; readonly own: string } {
  const { organizationZone, ownZone } = useZones()
  const language = useLanguage()
  return { organization: cityOf(organizationZone, language), own: cityOf(ownZone ?? organizationZone, language) }
}

/** `Ortszeit Berlin` while the organization's calendar shows another day than the reader's: “today” would be either. */
export function useClockOfOtherDay(): string | undefined {
  const { clockOf } = useTexts('nav')
  const { organization } = useCities()
  const zones = useZones()
  const now = serverNow()
  return todayIn(zones.organizationZone, now) === ownDayOf(zones, now) ? undefined : clockOf(organization)
}

/** Names once whose clock the times of a screen are on: `12 Personen · Ortszeit Berlin`, or as a sentence after sentences. */
export function OrganizationClock({ after }: { readonly after?: ReactNode }) {
  const { clockOf } = useTexts('nav')
  const { organization } = useCities()
  const clock = clockOf(organization)
  if (typeof after === 'string' && after.endsWith('.')) return `${after} ${clock}.`
  return (
    <>
      {after !== undefined && <>{after} · </>}
      {clock}
    </>
  )
}
