import { addDays, type Day, daysFrom } from '#kit/day.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import { type ProposalLabel, proposalLabels, type RunState } from './states.ts'

/*
 * A proposal is made by a run (its life stands in `states.ts`), changes nothing by itself, and stays until somebody throws
 * it away, its weeks have been over for a while, or one more of its week needs its letter.
 */

/** That one organisation has waiting or running at once. */
export const maxRuns = 5

/** How long a run may take by the clock; what it has found by then is kept. */
export const wallMilliseconds = 60_000

/** How often a run may lose its node before it is given up. */
export const maxAttempts = 3

/** In which what was taken over can be taken back. */
export const maxUndoHours = 24

export const undoDeadline = (appliedAt: Temporal.Instant): Temporal.Instant => appliedAt.add({ hours: maxUndoHours })

interface PlanningDays {
  readonly week: Week
  readonly weeks: number
  readonly dates: readonly Day[] | null
}

const daysOf = ({ week, weeks }: Pick<PlanningDays, 'week' | 'weeks'>): readonly Day[] =>
  daysFrom(mondayOf(week), 7 * weeks)

export function checkPlanningDays(asked: PlanningDays, today: Day): 'weekOver' | 'dayNotAsked' | undefined {
  const days = daysOf(asked)
  if (asked.dates?.some(date => !days.includes(date))) return 'dayNotAsked'
  const last = (asked.dates ?? days).toSorted().at(-1)
  // a night of yesterday's date may still be to come
  return last === undefined || addDays(last, 1) < today ? 'weekOver' : undefined
}

export const hasRunEnded = (state: RunState): boolean => state !== 'queued' && state !== 'running'

/** One that stands beside a new proposal in one of its weeks. */
interface ExistingProposal {
  readonly id: string
  readonly label: ProposalLabel
  /** Whether something was taken over from it that can still be taken back. */
  readonly isInUse: boolean
  readonly createdAt: Temporal.Instant
}

/**
 * The letter of a new proposal, and which make room for it: where all five letters are taken, the oldest from which nothing
 * was taken over lately goes, and where there is none, the oldest.
 */
export function nextProposalLabel(beside: readonly ExistingProposal[]): {
  readonly label: ProposalLabel
  readonly gone: readonly string[]
} {
  const free = proposalLabels.find(label => !beside.some(other => other.label === label))
  if (free) return { label: free, gone: [] }
  const byLabel = [...Map.groupBy(beside, ({ label }) => label)].toSorted(
    ([, a], [, b]) => Number(inUse(a)) - Number(inUse(b)) || newestOf(a) - newestOf(b),
  )
  const [label, gone] = byLabel[0] ?? (['A', []] as const)
  return { label, gone: gone.map(({ id }) => id) }
}

const inUse = (some: readonly ExistingProposal[]): boolean => some.some(({ isInUse }) => isInUse)
const newestOf = (some: readonly ExistingProposal[]): number =>
  Math.max(...some.map(({ createdAt }) => createdAt.epochMilliseconds))
