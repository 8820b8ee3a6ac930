import { addDays, type Day } from '#kit/day.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { type Actor, may } from '#features/foundation/permissions/policy.ts'
import type { NextShifts } from '#features/planning/own-shifts/schema.ts'
import type { AgencyWeek } from '#features/planning/agency-week/schema.ts'
import type { Plan } from '#features/planning/schedule/schema.ts'
import { maxCacheAge } from '#features/work/todos/rules.ts'
import type { CachedAnswer } from '#platform/web/cache.ts'

export interface CacheReader extends Pick<Actor, 'role' | 'locked' | 'permissions'> {
  readonly profileId: string
  /** On the organisation's calendar. */
  readonly today: Day
}

interface Readable {
  /** How many of its answers are kept, the newest. */
  readonly maxAnswers: number
  readonly permission?: PermissionId
  /** Whether this answer of it is one's own. */
  readonly isOwn?: (input: unknown, reader: CacheReader) => boolean
  /** Milliseconds. Older answers are dropped; younger ones are shown after a reload until the server has answered. */
  readonly maxAge?: number
  /** Without what is nobody's business on a phone that somebody else may hold. */
  readonly trimmed?: (data: never, reader: CacheReader) => unknown
}

const daysAhead = 14

/** All that a browser keeps to be read without a connection (docs/product/en/app.md#kept). Whatever is not named here is not kept. */
const readable: Readonly<Record<string, Readable>> = {
  'ownShifts.next': {
    maxAnswers: 1,
    trimmed: (days: NextShifts, { today }) => days.filter(({ date }) => date <= addDays(today, daysAhead)),
  },
  'ownShifts.week': { maxAnswers: 4 },
  'availability.week': {
    maxAnswers: 4,
    isOwn: (input, { profileId }) =>
      typeof input === 'object' && input !== null && 'profileId' in input && input.profileId === profileId,
  },
  'shifts.list': { maxAnswers: 1 },
  'contacts.list': { maxAnswers: 1 },
  'todos.mine': { maxAnswers: 1, maxAge: maxCacheAge, permission: 'dashboard_todo_list' },
  'schedule.plan': {
    maxAnswers: 1,
    permission: 'page_shift_management',
    trimmed: (plan: Plan) => ({
      ...plan,
      assignments: plan.assignments.map(one => ({ ...one, overriddenWarnings: [], overrideReason: null })),
      declined: [],
    }),
  },
  'agencyWeek.get': {
    maxAnswers: 1,
    permission: 'page_shift_management',
    trimmed: (week: AgencyWeek) => ({
      ...week,
      people: week.people.map(one => ({ ...one, availability: '.......', wish: { min: null, max: null } })),
      declined: [],
      overrides: [],
    }),
  },
}

/** Whether an answer under this key may be kept for the reader. */
export const isCacheable = (queryKey: readonly unknown[], reader: CacheReader): boolean => {
  const { name, input } = partsOf(queryKey)
  const found = Object.hasOwn(readable, name) ? readable[name] : undefined
  if (!found) return false
  const isPermitted = found.permission === undefined || may(reader, found.permission)
  return isPermitted && (found.isOwn?.(input, reader) ?? true)
}

/** Whether an answer under this key is restored when the app starts, although the server can be reached. */
export const isRestoredAtStart = (queryKey: readonly unknown[]): boolean => maxAgeOf(queryKey) !== undefined

/** The answers that are not older than they may be; `now` in milliseconds. */
export const dropExpired = (answers: readonly CachedAnswer[], now: number): CachedAnswer[] =>
  answers.filter(({ queryKey, at }) => now - at <= (maxAgeOf(queryKey) ?? Number.POSITIVE_INFINITY))

const maxAgeOf = (queryKey: readonly unknown[]): number | undefined => readable[partsOf(queryKey).name]?.maxAge

/** What is kept, with fresh answers, the newest first; of each kind no more than its most, and nothing that may not be any more. */
export function mergeCache(
  kept: readonly CachedAnswer[],
  fresh: readonly CachedAnswer[],
  reader: CacheReader,
): CachedAnswer[] {
  const byKey = new Map([...kept, ...fresh.map(answer => trimmed(answer, reader))].map(one => [keyOf(one), one]))
  const found = new Map<string, number>()
  return [...byKey.values()]
    .toSorted((a, b) => b.at - a.at)
    .filter(({ queryKey }) => {
      const { name } = partsOf(queryKey)
      const before = found.get(name) ?? 0
      found.set(name, before + 1)
      return isCacheable(queryKey, reader) && before < (readable[name]?.maxAnswers ?? 0)
    })
}

const keyOf = ({ queryKey }: CachedAnswer): string => JSON.stringify(queryKey)

function trimmed(answer: CachedAnswer, reader: CacheReader): CachedAnswer {
  const trim = readable[partsOf(answer.queryKey).name]?.trimmed
  return trim ? { ...answer, data: trim(answer.data as never, reader) } : answer
}

/** Keys of our endpoints are `[[feature, procedure], { input }]`. */
function partsOf([path, asked]: readonly unknown[]): { name: string; input: unknown } {
  const name = Array.isArray(path) ? path.join('.') : ''
  return { name, input: typeof asked === 'object' && asked !== null && 'input' in asked ? asked.input : undefined }
}
