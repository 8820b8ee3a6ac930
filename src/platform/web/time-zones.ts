/** Zones that most browsers still list by the name of before, and their name of today. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}
const former = new Map(Object.entries(renamed).map(([before, today]) => [today, before]))
const today = (zone: string) => renamed[zone] ?? zone

/** To choose from: shown by the name of today, found by that of before as well. */
export const zonesOf = (zones: readonly string[]) =>
  zones
    .map(value => ({
      value,
      label: today(value).replaceAll('_', ' '),
      also: (former.get(today(value)) ?? '').replaceAll('_', ' '),
    }))
    .sort((one, other) => (one.label < other.label ? -1 : 1))

/** The IANA zones that the browser knows. */
export const timeZones = zonesOf(Intl.supportedValuesOf('timeZone'))

/** As the browser lists it; what was stored elsewhere may be its other name. */
export const listedZone = (zone: string): string | undefined =>
  timeZones.find(({ value }) => today(value) === today(zone))?.value

/** Of the browser, where it has one to show: one that runs on UTC says nothing of where somebody is. */
export const browserZone = (own = Intl.DateTimeFormat().resolvedOptions().timeZone): string | undefined =>
  listedZone(own)
