import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['preferences']> = {
  notFound: 'There is no such person.',
  shiftGone: 'This shift no longer exists. Please reload the page.',
  shiftTwice: 'Each shift can appear only once.',
  exclusiveTwice: 'Only one shift can be exclusive.',
  exclusiveOff: 'An exclusive shift cannot be switched off.',
  minAboveMax: 'At most cannot be less than at least.',
}

export const en: Catalogue['preferences'] = {
  title: 'Shift preferences',
  open: 'Preferences',
  description: 'Your favourite shift comes first.',
  person: 'Person',
  own: 'My preferences',
  list: 'Shifts by preference',
  enabled: shift => `Work ${shift}`,
  exclusive: shift => `Work ${shift} only`,
  onlyThis: 'Only this shift',
  off: 'Not wanted',
  locked: shift => `Only ${shift} is wanted. Other shifts count once the lock is open.`,
  saved: 'Preferences saved',
  noShifts: 'There are no shifts yet.',
  hours: {
    title: 'Wished hours per week',
    hint: 'Whole hours from 0 to 80. Leave empty for no preference.',
    notAllowed: 'Only whole hours from 0 to 80.',
    min: 'At least',
    max: 'At most',
    shown: (min, max) => {
      if (min === null) return max === null ? 'Not set' : `at most ${max} h`
      if (max === null) return `at least ${min} h`
      return min === max ? `${min} h` : `${min}–${max} h`
    },
  },
}
