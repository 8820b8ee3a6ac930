import type { Catalogue } from '#kit/catalogue.ts'
import { de as attendance } from '#features/work/attendance/messages.de.ts'
import { de as handover } from '#features/work/handover/messages.de.ts'
import { de as pay } from '#features/work/pay/messages.de.ts'

/** What is said of who is on duty, of hours, and of what they bring. */
export const de: Pick<Catalogue, 'attendance' | 'handover' | 'pay'> = { attendance, handover, pay }
