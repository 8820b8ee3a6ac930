import type { contract } from '../../contract.ts'

type Feature = keyof typeof contract

/** Whose reads show something of another feature: they are stale with it, and nobody who writes has to know of them. */
const readers: { readonly [F in Feature]?: readonly Feature[] } = {
  schedule: ['agencyWeek', 'ownShifts', 'scheduleOverview', 'organizationOverview', 'profile', 'balance'],
  availability: ['agencyWeek', 'schedule', 'scheduleOverview', 'organizationOverview', 'balance'],
  preferences: ['profile', 'balance'],
  vacation: ['organizationOverview'],
  creatorGroups: ['agencyWeek', 'scheduleOverview', 'organizationOverview'],
  shifts: ['agencyWeek', 'scheduleOverview', 'organizationOverview', 'balance'],
  people: ['agencyWeek', 'scheduleOverview', 'organizationOverview', 'balance'],
  team: ['agencyWeek', 'scheduleOverview', 'organizationOverview', 'balance'],
}

/** The topics with all that is stale with them, each once. */
export function withReaders(topics: readonly string[]): ReadonlySet<string> {
  const all = new Set(topics)
  for (const topic of topics)
    for (const reader of (readers as Record<string, readonly string[]>)[topic] ?? []) all.add(reader)
  return all
}
