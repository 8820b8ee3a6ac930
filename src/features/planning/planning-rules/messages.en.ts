import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'
import type { Rule } from './rules.ts'

const ruleNames: Record<Rule, string> = {
  availability: 'Availability',
  vacationRequest: 'Requested vacation',
  disabled: 'Unwanted shift',
  exclusive: 'Works only one shift',
  rest: 'Rest time',
  weekHours: 'Hours per week',
  streak: 'Days in a row',
  hoursWish: 'Above preferred hours',
}

export const en: Translation<Catalogue['planningRules']> = {
  title: 'Planning rules',
  subtitle:
    'Checked whenever someone is assigned. Double bookings, approved vacation, and locked members are always blocked.',
  modes: { off: 'Off', warn: 'Warn', block: 'Block' },
  names: ruleNames,
  hints: {
    availability: 'Not available, or only for part of the shift.',
    vacationRequest: 'A vacation request for that day is still pending.',
    disabled: 'This person turned off this shift in their preferences.',
    exclusive: 'This person works only one shift, and it isn’t this one.',
    rest: 'Between the end of one shift and the start of the next.',
    weekHours: 'Across all groups, Monday to Sunday.',
    streak: 'Consecutive days with a shift.',
    hoursWish: 'More weekly hours than this person wants.',
  },
  limits: { minRestHours: 'Minimum hours', maxWeekHours: 'Maximum hours', maxDaysInARow: 'Maximum days' },
  presets: {
    relaxed: {
      label: 'Relaxed',
      hint: 'Ignores preferences. Warns only about missing availability, less than 11 hours of rest, more than 60 hours a week, and more than 12 days in a row.',
    },
    usual: {
      label: 'Standard',
      hint: 'Warns about less than 11 hours of rest, more than 48 hours a week, more than 6 days in a row, and conflicts with a person’s availability or preferences.',
    },
    strict: {
      label: 'Strict',
      hint: 'Same limits as “Standard,” but assignments that exceed them are blocked, not just flagged. Preferred hours can still be exceeded if you give a reason.',
    },
  },
  custom: { label: 'Custom', hint: 'Your own mix of rules.' },
  detail: 'All rules',
  chosen: preset => `Planning rules: ${preset}`,
  undo: 'Undo',
  save: 'Save',
  saved: 'Planning rules saved',
  failed: 'The planning rules couldn’t be saved. Please try again.',
}

export const refusals: Translation<Refusals['planningRules']> = {
  stale: ({ theirs }) =>
    `While you were editing, someone else changed these rules: ${theirs.map(rule => ruleNames[rule]).join(', ')}. Check them and save again.`,
}
