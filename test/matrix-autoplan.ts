import { criteria } from '#features/planning/autoplan/engine/problem.ts'
import type { PlanningQuestion } from '#features/planning/autoplan/schema.ts'
import { week } from '#kit/week.ts'
import { aGroup } from './factories.ts'
import type { Elsewhere, Foreign } from './matrix-foreign.ts'

/** A plan of one week as it is asked for. */
export const aQuestion = {
  week: week('2026-W48'),
  weeks: 1,
  groupIds: null,
  dates: null,
  withDrafts: false,
  effort: 'fast',
  order: criteria.map(criterion => ({ criterion, isOn: true })),
  breakable: [],
} as const satisfies PlanningQuestion

/** What the matrix tries of the automatic plan; what takes a proposal is tried where one is made. */
export const autoplanInputs: Readonly<Record<string, Foreign | Elsewhere | 'takes no ids'>> = {
  'autoplan.criteria': 'takes no ids',
  'autoplan.saveCriteria': 'takes no ids',
  'autoplan.start': {
    prepare: async there => (await aGroup(there)).id,
    input: groupId => ({ ...aQuestion, groupIds: [groupId] }),
  },
  'autoplan.runs': 'takes no ids',
  'autoplan.cancel': {
    prepare: async there => (await there.olivia.api.autoplan.start(aQuestion)).runId,
    input: runId => ({ runId }),
  },
  'autoplan.proposals': 'takes no ids',
  'autoplan.remove': { triedIn: 'src/features/planning/autoplan/server/proposals.test.ts' },
  'autoplan.proposal': { triedIn: 'src/features/planning/autoplan/server/proposals.test.ts' },
  'autoplan.explainSeat': { triedIn: 'src/features/planning/autoplan/server/proposals.test.ts' },
  'autoplan.explainOpenSeat': { triedIn: 'src/features/planning/autoplan/server/proposals.test.ts' },
  'autoplan.apply': { triedIn: 'src/features/planning/autoplan/server/proposals.test.ts' },
  'autoplan.assign': { triedIn: 'src/features/planning/autoplan/server/proposals.test.ts' },
  'autoplan.applications': 'takes no ids',
  'autoplan.undo': { triedIn: 'src/features/planning/autoplan/server/proposals.test.ts' },
}
