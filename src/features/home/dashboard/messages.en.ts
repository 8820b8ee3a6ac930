import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['dashboard']> = {
  title: name => `Hello ${name}`,
  empty: 'Nothing is enabled here for your role.',
  payday: {
    title: 'Payday',
    today: 'Today is payday',
    tomorrow: 'Tomorrow is payday',
    inDays: days => `${days} days to go`,
    empty: 'No payday is configured for your organisation.',
  },
  coverage: {
    title: 'Coverage',
    thisWeek: 'This week',
    nextWeek: 'Next week',
    week: week => `W${week}`,
    seats: (have, need, drafts) => `${have} of ${need} seats${drafts === 0 ? '' : `, ${drafts} of them drafts`}`,
    empty: 'There are no groups with seats to fill yet.',
  },
  community: {
    title: 'Community server',
    text: server => `Join us on our server ${server}.`,
    join: 'Join',
    newWindow: 'opens in a new tab',
    empty: 'No community server is configured.',
  },
}
