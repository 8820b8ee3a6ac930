import type { contract } from '../../contract.ts'

type Feature = keyof typeof contract
/** A feature, or one of its reads. */
type Read = Feature | `${Feature}/${string}`

/** What shows everybody, and every shift. */
const ofAll = ['agencyWeek', 'scheduleOverview', 'organizationOverview', 'balance', 'autoplan'] as const

/** What counts hours that were worked. */
const ofWork = ['pay', 'revenue', 'profile', 'team'] as const

/** Hours of a month: of everybody, of somebody, and one's own. */
const sheets = ['attendance/sheets', 'attendance/sheet', 'attendance/ownSheet'] as const

/** Whose reads show something of another feature: they are stale with it, and nobody who writes has to know of them. */
const readers: { readonly [R in Read]?: readonly Read[] } = {
  schedule: [...ofAll, ...ofWork, 'ownShifts', 'handover', 'firstSteps', 'attendance/onDuty', ...sheets],
  // each seat that is published already says so itself; of drafts these show nothing
  'schedule/published': ['market', 'attendance/own'],
  availability: [...ofAll, 'schedule', 'firstSteps'],
  // what one could take oneself, only one's own week changes
  'availability/own': ['market/own'],
  preferences: ['profile', 'balance', 'firstSteps', 'market/own'],
  telegram: ['firstSteps', 'reachability', 'team'],
  discord: ['firstSteps', 'reachability', 'team'],
  push: ['reachability', 'team'],
  reachability: ['team'],
  attendance: [...ofWork, 'reliability', 'balance'],
  // whoever has checked in may hand over
  'attendance/own': ['handover/own'],
  'attendance/ownSheet': ['reliability/own'],
  'attendance/sheets': ofWork,
  scoreboard: ['pay', 'revenue'],
  vacation: ['organizationOverview', 'market/own'],
  creatorGroups: [...ofAll, 'market'],
  shifts: [...ofAll, 'preferences', 'market'],
  planningRules: ['autoplan', 'market'],
  organizationSettings: ['pay/expected'],
  // not what every page of the organisation has: somebody's own week does not change with the others
  people: [...ofAll, 'schedule', 'availability/team', 'profile', 'pay', 'revenue', 'firstSteps', 'attendance/sheets'],
  contacts: ['organizationOverview'],
  availabilityRequests: ['organizationOverview'],
  team: [...ofAll, 'firstSteps', 'reachability'],
}

/** The topics with all that is stale with them, each once. */
export function addDependentTopics(topics: readonly string[]): ReadonlySet<string> {
  const all = new Set(topics)
  for (const topic of topics)
    for (const reader of (readers as Record<string, readonly string[]>)[topic] ?? []) all.add(reader)
  return all
}
