import type { Worded } from '#kit/catalogue.ts'
import type { de } from './chat-texts-de.ts'

export const en: Worded<typeof de> = {
  commands: {
    shifts: 'Your next shifts',
    mute: 'No messages for a while',
    unmute: 'Messages again',
    start: 'Your chat id and how to link it',
    stop: 'End the link',
  },
  help: list => `This is what I can do:\n\n${list}`,
  shift: ({ day, shiftName, times, groupName, ownTimes }) =>
    `${day} · ${shiftName}, ${times} · ${groupName}${ownTimes === undefined ? '' : ` (${ownTimes} for you)`}`,
  next: 'Your next shifts:',
  noShifts: 'No shifts are planned for you.',
  confirmed: 'confirmed',
  open: 'not confirmed yet',
  confirm: shift => `✓ ${shift}`,
  sick: 'Ill',
  busy: 'Cannot come',
  sickReason: 'ill (by Telegram)',
  busyReason: 'cannot come (by Telegram)',
  nowConfirmed: shift => `✓ Confirmed: ${shift}`,
  nowDeclined: shift => `✗ Declined: ${shift}. Whoever plans has been told.`,
  alreadyConfirmed: shift => `Confirmed already: ${shift}`,
  alreadyDeclined: shift => `Declined already: ${shift}`,
  tooLate: shift => `This shift has begun: ${shift}. Please call your shift manager.`,
  over: shift => `This shift is over: ${shift}`,
  gone: 'This shift does not exist like that any more. /shifts shows what holds now.',
  mute: 'How long shall I be quiet? In the app you still see everything.',
  muteHours: hours => (hours === 24 ? '1 day' : `${hours} hours`),
  muteForever: 'Until I say so',
  mutedUntil: time => `I am quiet until ${time}. /unmute brings me back.`,
  muted: 'I am quiet until you write /unmute.',
  unmuted: 'I will write to you again.',
  oldButton: 'This button is not valid any more.',
}
