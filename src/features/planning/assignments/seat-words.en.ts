import type { seatWords as de } from './seat-words.de.ts'

export const seatWords: typeof de = {
  timesFrom: (day, times) => `starting ${day}: ${times}`,
  keptTimes: times => `keeps ${times}`,
  surplus: 'Too many',
  declinedBy: (name, reason) => (reason === '' ? `${name} declined` : `${name} declined: ${reason}`),
}
