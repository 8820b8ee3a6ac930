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
  presets: {
    relaxed: {
      label: 'Relaxed',
      hint: 'Preferences do not count. Warnings only for missing availability, less than 11 hours of rest, more than 60 hours a week and more than 12 days in a row.',
    },
    usual: {
      label: 'Usual',
      hint: 'Every rule warns: less than 11 hours of rest, more than 48 hours a week, more than 6 days in a row, and all that the member has entered.',
    },
    strict: {
      label: 'Strict',
      hint: 'The same limits block. Only more hours than wished for are still possible, with a reason.',
    },
  },
  custom: { label: 'Custom', hint: 'Your own selection.' },
  detail: 'In detail',
  chosen: preset => `Planning rules: ${preset}`,
  undo: 'Undo',
  save: 'Save',
  saved: 'Planning rules saved',
  failed: 'The planning rules were not saved.',
}

export const refusals: Translation<Refusals['planningRules']> = {
  stale: ({ theirs }) =>
    `Someone else has changed in the meantime: ${theirs.map(rule => ruleNames[rule]).join(', ')}. Look at it and save again.`,
}
