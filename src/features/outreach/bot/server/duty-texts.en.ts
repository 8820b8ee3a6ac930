import type { de } from './duty-texts.de.ts'

export const en: typeof de = {
  checkIn: 'Check in',
  checkOut: 'Check out',
  isPresent: name => `${name} is there`,
  now: 'Your duty:',
  nothing: 'You have no shift in the next 24 hours that you could check in for.',
  off: 'Nobody checks in at your organisation.',
  opens: time => `check in from ${time}`,
  since: time => `checked in since ${time}`,
  waiting: 'not checked in yet',
  ended: 'ended',
  in: shift => `✓ Checked in: ${shift}`,
  early: span => `Your shift runs for another ${span}. Check out anyway?`,
  minutes: ['1 minute', 'minutes'],
  leaveEarly: 'Check out early',
  undo: 'Still here',
  back: '✓ You are on duty again.',
  out: shift => `✓ Checked out: ${shift}`,
  present: '✓ Noted: is there.',
}
