import { notificationText } from '#features/messages/notifications/wording.ts'
import type { NotificationKinds } from '#features/messages/notifications/kinds.ts'
import { catalogues, type Language, today, zone } from './people.ts'

/** Of no interest: tests read titles and fixed sentences. */
const seat = { groupName: '', date: today(), shiftName: '', startTime: '08:00', endTime: '16:00' }

const read = <K extends keyof NotificationKinds>(kind: K, parameters: NotificationKinds[K], language: Language) =>
  notificationText({ kind, parameters }, catalogues[language].notifications.sentences, {
    language,
    organizationZone: zone,
    ownZone: null,
  })

/** What a late member is asked. */
export const lateQuestion = (language: Language): string =>
  read('attendance_late', { ...seat, assignmentId: '', minutes: 6 }, language).lines[0] ?? ''

/** Matches the title that says that a member is missing, after any number of minutes. */
export function missingTitle(name: string, language: Language): RegExp {
  const { title } = read('attendance_missing', { ...seat, assignmentId: '', name, minutes: 11 }, language)
  return new RegExp(RegExp.escape(title).replace('11', String.raw`\d+`))
}

export const todoTitle = (assigner: string, language: Language): string =>
  read('todo_assigned', { todoId: '', text: '', assigner, dueDay: null, dueTime: null }, language).title
