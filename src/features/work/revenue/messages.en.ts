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
  notSaid: 'Not said',
  unknown: 'unknown',
  total: 'Total',
  sources:
    'Two sources, each by itself: hours of the timesheets, and hours of the uploaded table. Revenue without known hours is not part of the average.',
  tooShort: 'An amount per hour is shown from one hour of work.',
  hint: 'With columns for date, shift, group or creator the table also shows what shifts and groups bring per hour.',
}
