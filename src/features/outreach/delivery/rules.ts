import { type QuietHours, deliveryTime } from '#features/messages/quiet-hours/rules.ts'

/** Hours before a shift, unless the organisation or the person wants others. */
export const defaultReminderHours: readonly number[] = [12, 1]
export const maxReminders = 3
export const maxLead = 72

interface Upcoming {
  readonly startsAt: Temporal.Instant
  /** When the person was told of the shift. */
  readonly knownSince: Temporal.Instant
}

/** What is to be done about the leads of a shift: `say` is the one to tell of, the others of `settled` are past. */
export interface DueReminders {
  readonly settled: readonly number[]
  /** Hours until the start, as they will be told. */
  readonly say: number | undefined
}

/** The person's quiet hours, in the person's zone. */
export interface QuietHoursInZone {
  readonly quiet: QuietHours | null
  readonly zone: string
}

/**
 * Leads are real hours, the same on every night of the year. What falls into quiet hours is told when they end, if that is
 * before the shift, and else at once. What was missed while nobody worked is made up for until half of the time is gone;
 * what was past when the person came to know of the shift is not told.
 */
export function remindersDue(
  { startsAt, knownSince }: Upcoming,
  leads: readonly number[],
  settled: ReadonlySet<number>,
  now: Temporal.Instant,
  { quiet, zone }: QuietHoursInZone,
): DueReminders {
  const left = startsAt.since(now).total('hours')
  const due = leads.filter(lead => lead >= left && !settled.has(lead))
  if (due.length === 0) return { settled: [], say: undefined }
  if (Temporal.Instant.compare(deliveryTime(now, quiet, zone, startsAt), now) > 0)
    return { settled: [], say: undefined }
  const nearest = Math.min(...due)
  const hour = startsAt.subtract({ minutes: nearest * 60 })
  const couldBeSaid = deliveryTime(hour, quiet, zone, startsAt)
  const isLate = left < startsAt.since(couldBeSaid).total('hours') / 2
  const wasPast = Temporal.Instant.compare(knownSince, hour) > 0
  return { settled: due, say: isLate || wasPast ? undefined : Math.max(1, Math.round(left)) }
}
