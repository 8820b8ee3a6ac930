import type { Catalogue } from '#kit/catalogue.ts'
import { en as attendance } from '#features/work/attendance/messages.en.ts'
import { en as handover } from '#features/work/handover/messages.en.ts'
import { en as pay } from '#features/work/pay/messages.en.ts'

/** What is said of who is on duty, of hours, and of what they bring. */
export const en: Pick<Catalogue, 'attendance' | 'handover' | 'pay'> = { attendance, handover, pay }
