import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['dashboard']> = {
  title: name => `Hello ${name}`,
  empty: 'No widgets are available for your role.',
  payday: {
    title: 'Payday',
    today: 'Today is payday',
    tomorrow: 'Tomorrow is payday',
    inDays: days => `${days} days to go`,
    empty: 'Your organization hasn’t set a payday.',
  },
  coverage: {
    title: 'Coverage',
    thisWeek: 'This week',
    nextWeek: 'Next week',
    week: week => `W${week}`,
    seats: (have, need, drafts) => `${have} of ${need} shifts${drafts === 0 ? '' : `, ${drafts} as drafts`}`,
    empty: 'No groups have shifts to fill yet.',
  },
  community: {
    title: 'Community server',
    text: server => `Join us on ${server}.`,
    join: 'Join',
    newWindow: 'opens in a new tab',
    empty: 'No community server is set up.',
  },
}
