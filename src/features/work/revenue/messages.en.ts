import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['revenue']> = {
  title: 'Revenue per hour',
  by: 'By',
  dimensions: {
    person: 'Person',
    shift: 'Shift',
    group: 'Group',
    creator: 'Creator',
  },
  columns: {
    revenue: 'Revenue',
    sheet: 'Timesheets',
    file: 'Scoreboard',
    perHour: 'per hour',
  },
  hours: count => `in ${count} h`,
  notSaid: 'Not specified',
  unknown: 'unknown',
  total: 'Total',
  sources:
    'Hours come from two separate sources: timesheets and the uploaded table. Revenue without known hours isn’t included in the average.',
  tooShort: 'Revenue per hour will appear after one hour of work.',
  hint: 'Add columns for date, shift, group, or creator to also see revenue per hour by shift and group.',
}
