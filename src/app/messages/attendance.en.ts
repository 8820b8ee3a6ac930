import type { Catalogue } from '#kit/catalogue.ts'
import { en as attendance } from '#features/work/attendance/messages.en.ts'

/** What is said of who is on duty, and of hours. */
export const en: Pick<Catalogue, 'attendance'> = { attendance }
