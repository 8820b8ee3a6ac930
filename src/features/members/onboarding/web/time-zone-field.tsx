import { Combobox } from '#platform/web/ui/combobox.tsx'

const zones = Intl.supportedValuesOf('timeZone').map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** The browser's, where it has one to show: one that runs on UTC says nothing of where somebody is. */
export function usualZone(own = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return zones.some(({ value }) => value === own) ? own : 'Europe/Berlin'
}

/** Any IANA zone that the browser knows, found by typing. */
export const TimeZoneField = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  readonly onChange: (zone: string) => void
}) => <Combobox name="timeZone" label={label} options={zones} value={value} onChange={onChange} />
