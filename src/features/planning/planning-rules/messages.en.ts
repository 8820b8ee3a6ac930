import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'
import type { Rule } from './rules.ts'

const ruleNames: Record<Rule, string> = {
  availability: 'Availability',
  vacationRequest: 'Requested vacation',
  disabled: 'Deselected shift',
  exclusive: 'Exclusive shift',
  rest: 'Rest',
  weekHours: 'Hours a week',
  streak: 'Days in a row',
  hoursWish: 'Over wish',
}

export const en: Translation<Catalogue['planningRules']> = {
  title: 'Planning rules',
  subtitle:
    'What applies when assigning people. Double shifts, approved vacation and locked members are always excluded.',
  modes: { off: 'Off', warn: 'Warn', block: 'Block' },
  names: ruleNames,
  hints: {
    availability: 'Not or only partly available.',
    vacationRequest: 'Vacation has been requested for the day and is not decided yet.',
    disabled: 'The person has switched this shift off in the preferences.',
    exclusive: 'The person only works another shift.',
    rest: 'Between the end of a shift and the start of the next.',
    weekHours: 'Over all groups, from Monday to Sunday.',
    streak: 'Days with a shift, without a day off in between.',
    hoursWish: 'More hours in the week than the person wishes for at most.',
  },
  limits: { minRestHours: 'Minimum hours', maxWeekHours: 'Maximum hours', maxDaysInARow: 'Maximum days' },
  defaults: 'Restore defaults',
  save: 'Save',
  saved: 'Planning rules saved',
  failed: 'The planning rules were not saved.',
}

export const refusals: Translation<Refusals['planningRules']> = {
  stale: ({ theirs }) =>
    `Someone else has changed in the meantime: ${theirs.map(rule => ruleNames[rule]).join(', ')}. Look at it and save again.`,
}
