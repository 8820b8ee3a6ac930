import type { Catalogue } from '#kit/catalogue.ts'
import { de as attendance } from '#features/work/attendance/messages.de.ts'

/** What is said of who is on duty, and of hours. */
export const de: Pick<Catalogue, 'attendance'> = { attendance }
