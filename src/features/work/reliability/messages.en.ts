import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['reliability']> = {
  title: 'Reliability',
  ownTitle: 'Your reliability',
  value: value => `${value} of 100`,
  short: value => `Reliable ${value}`,
  none: 'Too few shifts yet',
  noneExplained: (shifts, fewest) =>
    shifts === 1
      ? `One shift is counted; there is a figure from ${fewest} on.`
      : `${shifts} shifts are counted; there is a figure from ${fewest} on.`,
  weeks: weeks => `last ${weeks} weeks`,
  counts: {
    punctual: 'On time',
    late: 'Late',
    missing: 'Missing',
    declinedLate: 'Declined within 24 hours',
    confirmed: 'Confirmed in time',
    takenOver: 'Taken over for others',
  },
  ofAll: (count, all) => `${count} of ${all}`,
  formula:
    '80 × (on time + ½ × late) ÷ (on time + late + missing + declined within 24 hours) + 20 × confirmed in time ÷ to confirm + 2 for each shift taken over, 10 at most. It never exceeds 100.',
  explained:
    'Illness and emergencies do not count as declined. In time means: 24 hours before the start, or for shifts given later within 24 hours and before the start.',
}
