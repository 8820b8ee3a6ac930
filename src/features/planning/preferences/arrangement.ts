import { move } from '#kit/list.ts'
import type { ShiftPreference } from '#features/foundation/people/schema.ts'

/*
 * A person's order of the organisation's shifts and what can be done to it. The order is the list's; priorities
 * are its places, from 1.
 */

type Preferences = readonly ShiftPreference[]

/** What was stored, brought into agreement with the shifts there are: those gone dropped, new ones last and enabled. */
export function syncPreferences(stored: Preferences, shiftIds: readonly string[]): ShiftPreference[] {
  const known = stored
    .filter(({ id }) => shiftIds.includes(id))
    .toSorted((a, b) => a.priority - b.priority || shiftIds.indexOf(a.id) - shiftIds.indexOf(b.id))
  const isAlone = known.some(({ is_exclusive }) => is_exclusive)
  const added = shiftIds
    .filter(id => !known.some(preference => preference.id === id))
    .map(id => ({ id, is_enabled: !isAlone, is_exclusive: false }))
  return numbered([...known, ...added])
}

export const movePreference = (preferences: Preferences, from: number, to: number): ShiftPreference[] =>
  numbered(move(preferences, from, to))

/** An exclusive shift cannot be switched off. */
export const togglePreference = (preferences: Preferences, id: string): ShiftPreference[] =>
  preferences.map(one => (one.id === id && !one.is_exclusive ? { ...one, is_enabled: !one.is_enabled } : one))

export const makeExclusive = (preferences: Preferences, id: string): ShiftPreference[] =>
  preferences.map(one => ({ ...one, is_enabled: one.id === id, is_exclusive: one.id === id }))

/** `others`: what becomes of them; the dialog keeps their state, the member edit dialog enables them again. */
export const makeNonExclusive = (preferences: Preferences, others: 'keep' | 'enable'): ShiftPreference[] =>
  preferences.map(one => ({ ...one, is_exclusive: false, is_enabled: others === 'enable' || one.is_enabled }))

const numbered = (preferences: readonly Omit<ShiftPreference, 'priority'>[]): ShiftPreference[] =>
  preferences.map((one, index) => ({ ...one, priority: index + 1 }))
