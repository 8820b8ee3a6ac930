import type { Role } from '#features/foundation/permissions/roles.ts'

/*
 * The way of somebody who has joined:
 *
 *   joined ──each step, in any order──▶ all done
 *     ├──put away by the person────────▶ put away     (the team still sees how far they are)
 *     └──30 days──▶ over
 */

/** In the order in which a new person is led through them (docs/product/en/start.md#new). */
export const firstSteps = ['timeZone', 'messenger', 'availability', 'preferences', 'confirmation'] as const
export type FirstStep = (typeof firstSteps)[number]

/** How long somebody is new. */
export const daysNew = 30

export const stepStates = ['open', 'done', 'skipped'] as const
export type StepState = (typeof stepStates)[number]

/** What a person has left behind on the way. */
export interface FirstStepFacts {
  readonly hasZone: boolean
  readonly hasChat: boolean
  /** Would rather do without. */
  readonly skipsChat: boolean
  readonly hasMarked: boolean
  readonly hasPreferences: boolean
  readonly hasConfirmed: boolean
}

/** Which steps there are: without a bot nobody links one, and who works no seats has nothing to mark or confirm. */
export const stepsFor = (role: Role, hasBot: boolean): FirstStep[] =>
  firstSteps.filter(step => {
    if (step === 'messenger') return hasBot
    return step === 'timeZone' || role === 'chatter' || role === 'team_lead'
  })

export function stepState(step: FirstStep, traces: FirstStepFacts): StepState {
  if (step === 'messenger' && traces.skipsChat && !traces.hasChat) return 'skipped'
  const isDone: Record<FirstStep, boolean> = {
    timeZone: traces.hasZone,
    messenger: traces.hasChat,
    availability: traces.hasMarked,
    preferences: traces.hasPreferences,
    confirmation: traces.hasConfirmed,
  }
  return isDone[step] ? 'done' : 'open'
}
