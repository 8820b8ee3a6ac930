import type { ReactNode } from 'react'
import { cityOf } from '#kit/city.ts'
import { useLanguage, useTexts } from '../i18n.tsx'
import { useZones } from '../zones.tsx'

/** `… · Ortszeit Berlin`: names once whose clock the times of a screen are on. */
export function OrganizationClock({ after }: { readonly after?: ReactNode }) {
  const { clockOf } = useTexts('nav')
  const city = cityOf(useZones().organizationZone, useLanguage())
  return (
    <>
      {after !== undefined && <>{after} · </>}
      {clockOf(city)}
    </>
  )
}
