import type { Warning } from '#features/planning/planning-rules/rules.ts'
import { type Criterion, criteria } from './engine/problem.ts'

/** A criterion in its place; seats come first in any order and are not in it. */
export interface RankedCriterion {
  readonly criterion: Criterion
  readonly isOn: boolean
}

/** The orders that one can begin with. */
export const presets = {
  balanced: ['mains', 'wishes', 'hours', 'home', 'rhythm', 'changes'],
  wishes: ['wishes', 'hours', 'rhythm', 'mains', 'home', 'changes'],
  steady: ['changes', 'mains', 'rhythm', 'home', 'wishes', 'hours'],
} as const satisfies Record<string, readonly Criterion[]>
export type Preset = keyof typeof presets

export const defaultOrder: readonly RankedCriterion[] = presets.balanced.map(criterion => ({ criterion, isOn: true }))

/** Each criterion once, whether it is on or not. */
export const hasEveryCriterion = (order: readonly RankedCriterion[]): boolean =>
  order.length === criteria.length && new Set(order.map(({ criterion }) => criterion)).size === criteria.length

/** Who has said no, or cannot come, is suggested by nobody, whatever a gap costs. */
export const mayProposalBreak = (warning: Warning): boolean => warning !== 'declined'

/** As the engine wants it: those that are on. */
export const enabledCriteria = (order: readonly RankedCriterion[]): Criterion[] =>
  order.filter(({ isOn }) => isOn).map(({ criterion }) => criterion)
