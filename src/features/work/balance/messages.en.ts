import type { Catalogue, Worded } from '#kit/catalogue.ts'

const figures = {
  hours: 'Hours',
  nights: 'Nights',
  weekends: 'Weekends',
  declined: 'Declined',
  wished: 'Wished seats',
}

export const en: Worded<Catalogue['balance']> = {
  title: 'Balance',
  subtitle: days => `${days}: what was worked, compared with the median of the role.`,
  more: count => `${count} more`,
  weeks: weeks => `${weeks} weeks`,
  span: 'Period',
  search: 'Search people',
  none: 'Nobody found.',
  empty: 'No published shift has ended in this period yet.',
  columns: { name: 'Name', role: 'Role', wishLeast: 'Wished at least', wishMost: 'Wished at most', ...figures },
  hints: {
    hours: 'Hours that really passed in shifts that have ended',
    nights: 'Shifts with at least 3 h between 23:00 and 06:00',
    weekends: 'Weekends with a shift on Saturday or Sunday',
    declined: 'Declined shifts',
    wished: 'Share of shifts that were preferred or a first choice',
  },
  table: 'Balance by person',
  median: 'Median',
  medianOf: (role, people) => `Median ${role} (${people})`,
  compared: (figure, value, median) => `${figure}: ${value}, median ${median}`,
  wish: wish => `Wishes for ${wish} a week`,
  legend: { person: 'Person', median: 'Median of the role', wish: 'Wished hours' },
  rules: 'A shift counts for the day under which the plan has it, even if it runs past midnight.',
  exportMenu: 'Export',
  exportCsv: 'As CSV',
  exportXlsx: 'As Excel file',
  exportFailed: 'The export did not work.',
  file: (from, to, ending) => `balance-${from}-${to}.${ending}`,
  own: {
    title: 'Your balance',
    figure: 'What',
    you: 'You',
    plot: 'Comparison',
    empty: 'The comparison appears here once your first published shift has ended.',
    noMedian: 'The median appears once at least three people have your role.',
    explained: 'Median means: half of those with your role have more, half have less.',
  },
}
