import type { Catalogue, Refusals, Worded } from '#kit/catalogue.ts'

export const refusals: Worded<Refusals['preferences']> = {
  notFound: 'There is no such person.',
  shiftGone: 'This shift no longer exists. Please reload the page.',
  shiftTwice: 'Every shift may stand here only once.',
  exclusiveAlone: 'Beside an exclusive shift no other is possible.',
  exclusiveOff: 'An exclusive shift cannot be switched off.',
}

export const en: Catalogue['preferences'] = {
  title: 'Shift preferences',
  open: 'Preferences',
  description: 'The shift liked best stands first.',
  person: 'Person',
  own: 'My preferences',
  list: 'Shifts by preference',
  enabled: shift => `Work ${shift}`,
  exclusive: shift => `Work ${shift} only`,
  onlyThis: 'Only this shift',
  off: 'Not wanted',
  locked: shift => `Only ${shift} is wanted. Open the lock to switch other shifts on.`,
  saved: 'Preferences saved',
  noShifts: 'There are no shifts yet.',
}
