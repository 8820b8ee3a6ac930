import type { EffortName } from '../src/features/planning/autoplan/states.ts'
import type { Staffing } from './planner-agencies.ts'
import type { RuleSet } from './planner-clustered.ts'

export interface PlannerRow {
  readonly people: number
  readonly groups: number
  readonly staffing: Staffing
  readonly effort: EffortName
  /** The rules of an agency whose members are available in clusters; undefined: their availability is spread evenly. */
  readonly clustered?: RuleSet
}

export const plannerRows: readonly PlannerRow[] = [
  { people: 60, groups: 12, staffing: 'tight', effort: 'fast' },
  { people: 60, groups: 12, staffing: 'too few', effort: 'fast' },
  { people: 60, groups: 12, staffing: 'tight', effort: 'thorough' },
  { people: 120, groups: 20, staffing: 'tight', effort: 'fast' },
  { people: 120, groups: 20, staffing: 'too few', effort: 'fast' },
  { people: 120, groups: 20, staffing: 'tight', effort: 'thorough' },
  { people: 240, groups: 50, staffing: 'tight', effort: 'fast' },
  { people: 45, groups: 10, staffing: 'too few', effort: 'fast', clustered: 'strict' },
  { people: 45, groups: 10, staffing: 'tight', effort: 'thorough', clustered: 'usual' },
  { people: 120, groups: 20, staffing: 'tight', effort: 'fast', clustered: 'breakable' },
]

/** Names the result of a row, and its goal. */
export const plannerRowName = ({ people, groups, staffing, effort, clustered }: PlannerRow): string =>
  `automatic plan, ${people} people and ${groups} groups, ${staffing}, ${effort}${clustered ? `, clustered, ${clustered} rules` : ''}`
