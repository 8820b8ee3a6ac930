import { z } from 'zod'
import { endpoint, exporting, passing } from '#features/foundation/permissions/endpoint.ts'
import { requiredForTimesheets, toSeeDuty, toSeeOwn } from './policy.ts'
import {
  closing,
  correction,
  correctionWish,
  decision,
  duty,
  exportQuestion,
  oneRequest,
  oneSeat,
  ownDuty,
  ownQuestion,
  reopening,
  sheet,
  sheetQuestion,
  sheets,
  dutyResult,
} from './schema.ts'

export const attendanceContract = {
  own: endpoint('member')
    .route({
      method: 'GET',
      path: '/me/attendance',
      summary: 'Get your current or next shift and the people before, with and after you; null if turned off',
    })
    .output(ownDuty),
  checkIn: endpoint('member')
    .route({
      method: 'POST',
      path: '/me/attendance/{assignmentId}/check-in',
      summary: 'Check in, from 15 minutes before the start; idempotent',
    })
    .input(oneSeat)
    .output(dutyResult),
  checkOut: endpoint('member')
    .route({ method: 'POST', path: '/me/attendance/{assignmentId}/check-out', summary: 'Check out; idempotent' })
    .input(oneSeat)
    .output(dutyResult),
  onDuty: endpoint('member', toSeeDuty)
    .meta(passing)
    .route({ method: 'GET', path: '/attendance', summary: 'List who is on duty, late, missing and next, by group' })
    .output(duty),
  markPresent: endpoint('member', toSeeDuty)
    .route({
      method: 'POST',
      path: '/attendance/{assignmentId}/present',
      summary: 'Mark a member as present who has not checked in',
    })
    .input(oneSeat)
    .output(dutyResult),
  remind: endpoint('member', toSeeDuty)
    .route({ method: 'POST', path: '/attendance/{assignmentId}/reminder', summary: 'Remind a member to check in' })
    .input(oneSeat)
    .output(z.object({})),
  ownSheet: endpoint('member', toSeeOwn)
    .route({ method: 'GET', path: '/me/timesheets/{month}', summary: 'Get your hours for a month' })
    .input(ownQuestion)
    .output(sheet),
  request: endpoint('member', toSeeOwn)
    .route({
      method: 'POST',
      path: '/me/timesheets/requests',
      successStatus: 201,
      summary: 'Request a correction of your hours for a shift',
    })
    .input(correctionWish)
    .output(z.object({ requestId: z.string() })),
  withdraw: endpoint('member', toSeeOwn)
    .route({
      method: 'POST',
      path: '/me/timesheets/requests/{requestId}/withdraw',
      summary: 'Withdraw your correction request',
    })
    .input(oneRequest)
    .output(z.object({})),
  sheets: endpoint('member', requiredForTimesheets)
    .meta(passing)
    .route({ method: 'GET', path: '/timesheets/{month}', summary: "Get everyone's hours for a month" })
    .input(ownQuestion)
    .output(sheets),
  sheet: endpoint('member', requiredForTimesheets)
    .route({
      method: 'GET',
      path: '/timesheets/{month}/people/{profileId}',
      summary: "Get a person's hours by shift",
    })
    .input(sheetQuestion)
    .output(sheet),
  correct: endpoint('member', requiredForTimesheets)
    .route({
      method: 'PUT',
      path: '/timesheets/corrections/{assignmentId}',
      summary: 'Correct the hours of a shift, with a reason',
    })
    .input(correction)
    .output(z.object({})),
  decide: endpoint('member', requiredForTimesheets)
    .route({
      method: 'POST',
      path: '/timesheets/requests/{requestId}/decision',
      summary: 'Approve or decline a correction request',
    })
    .input(decision)
    .output(z.object({})),
  close: endpoint('member', requiredForTimesheets)
    .route({ method: 'POST', path: '/timesheets/{month}/close', summary: 'Close a month; its hours become final' })
    .input(closing)
    .output(z.object({})),
  reopen: endpoint('member', requiredForTimesheets)
    .route({
      method: 'POST',
      path: '/timesheets/{month}/reopen',
      summary: 'Reopen a closed month, with a reason',
    })
    .input(reopening)
    .output(z.object({})),
  exportCsv: endpoint('member')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/timesheets/exports/csv',
      summary: "Export hours as CSV: your own, or anyone's with permission",
    })
    .input(exportQuestion)
    .output(z.object({ csv: z.string() })),
  exportXlsx: endpoint('member')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/timesheets/exports/xlsx',
      summary: "Export hours as XLSX: your own, or anyone's with permission",
    })
    .input(exportQuestion)
    .output(z.instanceof(File)),
  exportPdf: endpoint('member')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/timesheets/exports/pdf',
      summary: "Export hours as PDF: your own, or anyone's with permission",
    })
    .input(exportQuestion)
    .output(z.instanceof(File)),
}
