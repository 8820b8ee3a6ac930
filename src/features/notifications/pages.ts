import { day } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import type { NotificationKind, NotificationKinds, OpenSeatTold } from './kinds.ts'

export interface Page {
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
}

const toDashboard = (): Page => ({ to: '/dashboard' })
const toAvailability = (): Page => ({ to: '/availability' })

/** Its place on the board; where that is not known, the overview of all. */
const toSeat = (told: OpenSeatTold | undefined): Page => {
  if (told?.groupId === undefined) return { to: '/schedule-overview' }
  const { groupId, date, shiftId, seat } = told
  const isKnown = shiftId !== undefined && seat !== undefined
  return {
    to: `/schichtplan/${groupId}`,
    search: { week: weekOf(day(date)), ...(isKnown ? { seat: `${date} ${shiftId} ${seat}` } : {}) },
  }
}

const pages: { readonly [K in NotificationKind]: (told: NotificationKinds[K]) => Page } = {
  shift_assigned: toDashboard,
  shift_removed: toDashboard,
  shift_reminder: toDashboard,
  vacation_request_new: toDashboard,
  vacation_request_approved: toAvailability,
  vacation_request_rejected: toAvailability,
  assignment_declined: toSeat,
  assignments_freed: ({ seats }) => toSeat(seats[0]),
  todo_assigned: toDashboard,
  telegram_paused: () => ({ to: '/settings/telegram' }),
}

/** Where somebody who was told goes on, in the inbox and from a mail. */
export const pageOf = <K extends NotificationKind>({ kind, parameters }: Told<K>): Page => pages[kind](parameters)

type Told<K extends NotificationKind> = {
  [P in K]: { readonly kind: P; readonly parameters: NotificationKinds[P] }
}[K]

export const pathOf = ({ to, search }: Page): string =>
  search === undefined ? to : `${to}?${new URLSearchParams(search).toString().replaceAll('+', '%20')}`
