import type { Language } from '#kit/catalogue.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import type { Shift } from './schema.ts'

const names = {
  de: { early: 'Früh', late: 'Spät', night: 'Nacht' },
  en: { early: 'Early', late: 'Late', night: 'Night' },
} as const

/** What an organisation starts with (B §9, C "Where the two disagree"). */
export const defaultShifts = (language: Language): readonly Shift[] => [
  standard('early', names[language].early, '08:00', '16:00', 'yellow'),
  standard('late', names[language].late, '16:00', '02:00', 'blue'),
  standard('night', names[language].night, '02:00', '08:00', 'purple'),
]

const standard = (id: string, name: string, start: string, end: string, color: Shift['color']): Shift => ({
  id,
  name,
  startTime: timeOfDay(start),
  endTime: timeOfDay(end),
  belongsToPreviousDay: false,
  color,
  isEnabled: true,
})

/** The abuse guard of C. */
export const mostShifts = 20
