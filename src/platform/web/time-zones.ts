import { cityOf, currentZoneName, zonesOfToday } from '#kit/city.ts'

const former = new Map(Object.entries(zonesOfToday).map(([before, today]) => [today, before]))

/** To choose from: shown by the name of today, found by that of before and the German one as well. */
export const timeZoneOptionsOf = (zones: readonly string[]) =>
  zones
    .map(value => ({
      value,
      label: currentZoneName(value).replaceAll('_', ' '),
      also: `${(former.get(currentZoneName(value)) ?? '').replaceAll('_', ' ')} ${cityOf(value, 'de')}`,
    }))
    .sort((one, other) => (one.label < other.label ? -1 : 1))

/** The IANA zones that the browser knows. */
export const timeZones = timeZoneOptionsOf(Intl.supportedValuesOf('timeZone'))

/** As the browser lists it; what was stored elsewhere may be its other name. */
export const findListedZone = (zone: string): string | undefined =>
  timeZones.find(({ value }) => currentZoneName(value) === currentZoneName(zone))?.value

/** Of the browser, where it has one to show: one that runs on UTC says nothing of where somebody is. */
export const browserZone = (own = Intl.DateTimeFormat().resolvedOptions().timeZone): string | undefined =>
  findListedZone(own)
