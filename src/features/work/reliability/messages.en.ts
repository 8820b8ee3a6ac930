import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['reliability']> = {
  title: 'Reliability',
  ownTitle: 'Your reliability',
  value: value => `${value} out of 100`,
  short: value => `Reliability ${value}`,
  none: 'Not enough shifts yet',
  noneExplained: (shifts, fewest) =>
    shifts === 1
      ? `1 shift so far. A score will appear after ${fewest} shifts.`
      : `${shifts} shifts so far. A score will appear after ${fewest} shifts.`,
  weeks: weeks => `last ${weeks} weeks`,
  counts: {
    punctual: 'On time',
    late: 'Late',
    missing: 'Missing',
    declinedLate: 'Declined within 24 hours of start',
    confirmed: 'Confirmed in time',
    takenOver: 'Picked up for others',
  },
  ofAll: (count, all) => `${count} of ${all}`,
  formula:
    'Up to 80 points for shifts worked on time (late arrivals count half; no-shows and late declines count as zero), up to 20 for confirming in time, and 2 for each shift picked up (up to 10). The maximum is 100.',
  explained:
    'Sick days and emergencies don’t count as declined shifts. “In time” means at least 24 hours before the start or, for shifts assigned later, within 24 hours of assignment and before the start.',
}
