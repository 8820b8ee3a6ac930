import type { contract } from '../../contract.ts'

type Feature = keyof typeof contract

/** What shows everybody, and every shift. */
const ofAll = ['agencyWeek', 'scheduleOverview', 'organizationOverview', 'balance'] as const

/** Whose reads show something of another feature: they are stale with it, and nobody who writes has to know of them. */
const readers: { readonly [F in Feature | `${Feature}/${string}`]?: readonly Feature[] } = {
  schedule: [...ofAll, 'ownShifts', 'profile', 'handover', 'pay', 'revenue', 'firstSteps'],
  availability: [...ofAll, 'schedule', 'firstSteps'],
  preferences: ['profile', 'balance', 'firstSteps'],
  telegram: ['firstSteps'],
  discord: ['firstSteps'],
  attendance: ['pay', 'revenue'],
  'attendance/sheets': ['pay', 'revenue'],
  scoreboard: ['pay', 'revenue'],
  vacation: ['organizationOverview'],
  creatorGroups: ofAll,
  shifts: ofAll,
  people: [...ofAll, 'pay', 'revenue', 'firstSteps'],
  team: [...ofAll, 'firstSteps'],
}

/** The topics with all that is stale with them, each once. */
export function withReaders(topics: readonly string[]): ReadonlySet<string> {
  const all = new Set(topics)
  for (const topic of topics)
    for (const reader of (readers as Record<string, readonly string[]>)[topic] ?? []) all.add(reader)
  return all
}
