import type { ShiftPreference } from '#features/foundation/people/schema.ts'

/** What a person's preferences say about one shift. */
export interface PreferenceForShift {
  /** 1 is liked best; counted among the shifts the person works. Undefined: nothing was said. */
  readonly rank: number | undefined
  /** The person does not want this shift at all. */
  readonly isDisabled: boolean
  /** The one shift the person works, when it is another than this one. */
  readonly exclusiveElsewhere: string | undefined
}

/**
 * `alike`: the standard shifts whose preferences count for the shift in question: itself, or for a group's own shift those
 * that share time with it. `existing`: ids of the organisation's standard shifts; what was said about others is void.
 */
export function preferenceForShift(
  preferences: readonly ShiftPreference[],
  alike: ReadonlySet<string>,
  existing: ReadonlySet<string>,
): PreferenceForShift {
  const known = preferences.filter(({ id }) => existing.has(id))
  const exclusive = known.find(({ is_exclusive }) => is_exclusive)?.id
  // which others are on counts again once none is exclusive
  const worked = known.filter(({ id, is_enabled }) => (exclusive === undefined ? is_enabled : id === exclusive))
  const meant = known.filter(({ id }) => alike.has(id))
  const priorities = worked.filter(({ id }) => alike.has(id)).map(({ priority }) => priority)
  const best = Math.min(...priorities)
  return {
    rank: priorities.length === 0 ? undefined : 1 + worked.filter(({ priority }) => priority < best).length,
    isDisabled: meant.length > 0 && meant.length === alike.size && priorities.length === 0,
    exclusiveElsewhere: exclusive === undefined || alike.has(exclusive) ? undefined : exclusive,
  }
}

export interface PreferenceError {
  readonly refusal: 'shiftGone' | 'shiftTwice' | 'exclusiveTwice' | 'exclusiveOff'
  readonly index: number
}

/** What contradicts itself is not stored: the first such row says why. */
export function checkPreferences(
  preferences: readonly ShiftPreference[],
  shiftIds: readonly string[],
): PreferenceError | undefined {
  const exclusive = preferences.findIndex(({ is_exclusive }) => is_exclusive)
  for (const [index, one] of preferences.entries()) {
    if (!shiftIds.includes(one.id)) return { refusal: 'shiftGone', index }
    if (preferences.findIndex(({ id }) => id === one.id) !== index) return { refusal: 'shiftTwice', index }
    if (one.is_exclusive && !one.is_enabled) return { refusal: 'exclusiveOff', index }
    if (one.is_exclusive && index !== exclusive) return { refusal: 'exclusiveTwice', index }
  }
  return undefined
}
