import type { ReactNode } from 'react'
import { cityOf } from '#kit/city.ts'
import { useLanguage, useTexts } from '../i18n.tsx'
import { useZones } from '../zones.tsx'

/** The cities of both clocks; without a zone of the member's own they are the same. */
export function useCities(): { readonly organization: string; readonly own: string } {
  const { organizationZone, ownZone } = useZones()
  const language = useLanguage()
  return { organization: cityOf(organizationZone, language), own: cityOf(ownZone ?? organizationZone, language) }
}

/** `… · Ortszeit Berlin`: names once whose clock the times of a screen are on. */
export function OrganizationClock({ after }: { readonly after?: ReactNode }) {
  const { clockOf } = useTexts('nav')
  const { organization } = useCities()
  return (
    <>
      {after !== undefined && <>{after} · </>}
      {clockOf(organization)}
    </>
  )
}
