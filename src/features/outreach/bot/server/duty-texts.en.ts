import type { de } from './duty-texts.de.ts'

export const en: typeof de = {
  checkIn: 'Check in',
  checkOut: 'Check out',
  isPresent: name => `${name} is present`,
  now: 'Your shift:',
  nothing: 'You have no check-ins due in the next 24 hours.',
  off: 'The time clock is turned off for your organization.',
  opens: time => `check-in opens at ${time}`,
  since: time => `checked in since ${time}`,
  waiting: 'not checked in yet',
  ended: 'ended',
  in: shift => `✓ Checked in: ${shift}`,
  early: span => `You still have ${span} left in your shift. Check out anyway?`,
  minutes: ['1 minute', 'minutes'],
  leaveEarly: 'Check out early',
  undo: 'Undo check-out',
  back: '✓ You’re back on duty.',
  out: shift => `✓ Checked out: ${shift}`,
  present: '✓ Marked as present.',
}
