/** The IANA zones that the browser knows, to choose from. */
export const timeZones = Intl.supportedValuesOf('timeZone').map(zone => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}))

/** Of the browser, where it has one to show: one that runs on UTC says nothing of where somebody is. */
export function browserZone(own = Intl.DateTimeFormat().resolvedOptions().timeZone): string | undefined {
  return timeZones.find(({ value }) => value === own)?.value
}
