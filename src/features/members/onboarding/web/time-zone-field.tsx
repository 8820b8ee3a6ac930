import { browserZone, timeZones } from '#platform/web/time-zones.ts'
import { Combobox } from '#platform/web/ui/combobox.tsx'

/** Where somebody is, as far as the browser says. */
export const defaultZone = (own?: string): string => browserZone(own) ?? 'Europe/Berlin'

/** Any IANA zone that the browser knows, found by typing. */
export const TimeZoneField = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  readonly onChange: (zone: string) => void
}) => <Combobox name="timeZone" label={label} options={timeZones} value={value} onChange={onChange} />
