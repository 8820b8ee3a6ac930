import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['preferences']> = {
  notFound: 'This person is no longer in the organization.',
  shiftGone: 'This shift no longer exists. Please reload the page.',
  shiftTwice: 'Each shift can appear only once.',
  exclusiveTwice: 'You can select “Only this shift” for just one shift.',
  exclusiveOff: 'Unlock this shift before deselecting it.',
  minAboveMax: 'The maximum can’t be less than the minimum.',
}

export const en: Catalogue['preferences'] = {
  title: 'Shift preferences',
  open: 'Preferences',
  description: 'Put your favorite shift first.',
  person: 'Person',
  own: 'My preferences',
  list: 'Shifts by preference',
  enabled: shift => `Work ${shift}`,
  exclusive: shift => `Work ${shift} only`,
  off: 'Not wanted',
  locked: shift => `Only works ${shift}. Tap the lock to allow other shifts.`,
  saved: 'Preferences saved',
  noShifts: 'No shifts yet.',
  hours: {
    title: 'Preferred hours per week',
    hint: 'Whole hours from 0 to 80. Leave empty for no preference.',
    notAllowed: 'Enter whole hours from 0 to 80.',
    min: 'At least',
    max: 'At most',
    shown: (min, max) => {
      if (min === null) return max === null ? 'Not set' : `at most ${max} h`
      if (max === null) return `at least ${min} h`
      return min === max ? `${min} h` : `${min}–${max} h`
    },
  },
}
