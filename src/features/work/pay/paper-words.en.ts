import type { de } from './paper-words.de.ts'

export const en: typeof de = {
  columns: {
    name: 'Name',
    kind: 'Kind',
    text: 'Reason',
    hours: 'Hours',
    minutes: 'Minutes',
    hourly: 'Hourly rate',
    percent: 'Per cent',
    revenue: 'Revenue',
    currency: 'Currency',
    amount: 'Amount',
    omitted: 'Not counted because',
  },
  kinds: {
    base: 'Hours',
    night: 'Night supplement',
    weekend: 'Weekend supplement',
    commission: 'Commission',
    reward: 'Reward',
    bonus: 'Bonus',
    deduction: 'Deduction',
  },
  omissions: {
    noRate: 'no rate',
    otherCurrency: 'another currency',
    noFigures: 'no revenue yet',
  },
  place: (rank, title) => (title === '' ? `Place ${rank}` : `Place ${rank}: ${title}`),
}
