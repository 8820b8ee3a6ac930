import type { Worded } from '#kit/catalogue.ts'
import type { de } from './chat-texts-de.ts'

export const en: Worded<typeof de> = {
  commands: {
    shifts: 'Your next shifts',
    mute: 'No messages for a while',
    unmute: 'Unmute messages',
    start: 'Your chat ID and how to connect it',
    stop: 'Disconnect',
  },
  help: list => `This is what I can do:\n\n${list}`,
  shift: ({ day, shiftName, times, groupName, ownTimes }) =>
    `${day} · ${shiftName}, ${times} · ${groupName}${ownTimes === undefined ? '' : ` (${ownTimes} for you)`}`,
  next: 'Your next shifts:',
  noShifts: 'No shifts are planned for you.',
  confirmed: 'confirmed',
  open: 'not confirmed yet',
  confirm: shift => `✓ ${shift}`,
  sick: 'Sick',
  busy: 'Unavailable',
  sickReason: 'sick (via Telegram)',
  busyReason: 'unavailable (via Telegram)',
  nowConfirmed: shift => `✓ Confirmed: ${shift}`,
  nowDeclined: shift => `✗ Declined: ${shift}. The planners have been notified.`,
  alreadyConfirmed: shift => `Confirmed already: ${shift}`,
  alreadyDeclined: shift => `Declined already: ${shift}`,
  tooLate: shift => `This shift has started: ${shift}. Please call your shift manager.`,
  over: shift => `This shift is over: ${shift}`,
  gone: 'This shift no longer exists as it was. /shifts shows the current ones.',
  mute: 'How long should I stay quiet? In the app you still see everything.',
  muteHours: hours => (hours === 24 ? '1 day' : `${hours} hours`),
  muteForever: 'Until further notice',
  mutedUntil: time => `I am quiet until ${time}. /unmute brings me back.`,
  muted: 'I am quiet until you write /unmute.',
  unmuted: 'I will write to you again.',
  oldButton: 'This button is no longer valid.',
}
