import { aPastSeat, aRequest, aStretch, switchAttendance } from './duty-office.ts'
import { aPublishedSeat } from './factories.ts'
import type { Elsewhere, Foreign } from './matrix-foreign.ts'
import { handoverInputs } from './matrix-handover.ts'
import type { Office } from './world.ts'

const month = '2026-11'
const reason = 'Nachtrag'

async function aSeat(there: Office): Promise<string> {
  await switchAttendance(there)
  return (await aPublishedSeat(there)).id
}

const ofSeat = (input: Foreign['input']): Foreign => ({ prepare: aSeat, input })
const ofSeatId = ofSeat(assignmentId => ({ assignmentId }))
const ofPerson = (input: Foreign['input']): Foreign => ({ prepare: async there => there.kim.id, input })
const ofPast = (input: Foreign['input']): Foreign => ({ prepare: aPastSeat, input })
const ofRequest = (input: Foreign['input']): Foreign => ({ prepare: aRequest, input })

export const attendanceInputs: Readonly<Record<string, Foreign | Elsewhere | 'takes no ids'>> = {
  ...handoverInputs,
  'attendance.own': 'takes no ids',
  'attendance.onDuty': 'takes no ids',
  'attendance.ownSheet': 'takes no ids',
  'attendance.sheets': 'takes no ids',
  'attendance.close': 'takes no ids',
  'attendance.reopen': 'takes no ids',
  'attendance.checkIn': ofSeatId,
  'attendance.checkOut': ofSeatId,
  'attendance.markPresent': ofSeatId,
  'attendance.remind': ofSeatId,
  'attendance.correct': ofPast(assignmentId => ({ assignmentId, worked: aStretch, reason })),
  'attendance.request': ofPast(assignmentId => ({ assignmentId, ...aStretch, note: reason })),
  'attendance.withdraw': ofRequest(requestId => ({ requestId })),
  'attendance.decide': ofRequest(requestId => ({ requestId, isGranted: true, answer: '' })),
  'attendance.sheet': ofPerson(profileId => ({ month, profileId })),
  'attendance.exportCsv': ofPerson(profileId => ({ month, profileId })),
  'attendance.exportXlsx': ofPerson(profileId => ({ month, profileId })),
  'attendance.exportPdf': ofPerson(profileId => ({ month, profileId })),
}
