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
      summary: "One's own shift that runs or comes next, and who is before, beside and after; null: switched off",
    })
    .output(ownDuty),
  checkIn: endpoint('member')
    .route({
      method: 'POST',
      path: '/me/attendance/{assignmentId}/check-in',
      summary: 'Begins work, from 15 minutes before the start; once, however often it is asked for',
    })
    .input(oneSeat)
    .output(dutyResult),
  checkOut: endpoint('member')
    .route({ method: 'POST', path: '/me/attendance/{assignmentId}/check-out', summary: 'Ends work; once' })
    .input(oneSeat)
    .output(dutyResult),
  onDuty: endpoint('member', toSeeDuty)
    .meta(passing)
    .route({ method: 'GET', path: '/attendance', summary: 'Who is on, late, missing and next, by group' })
    .output(duty),
  markPresent: endpoint('member', toSeeDuty)
    .route({
      method: 'POST',
      path: '/attendance/{assignmentId}/present',
      summary: 'Says that somebody is there who has not checked in',
    })
    .input(oneSeat)
    .output(dutyResult),
  remind: endpoint('member', toSeeDuty)
    .route({ method: 'POST', path: '/attendance/{assignmentId}/reminder', summary: 'Reminds a member to check in' })
    .input(oneSeat)
    .output(z.object({})),
  ownSheet: endpoint('member', toSeeOwn)
    .route({ method: 'GET', path: '/me/timesheets/{month}', summary: "One's own hours of a month" })
    .input(ownQuestion)
    .output(sheet),
  request: endpoint('member', toSeeOwn)
    .route({
      method: 'POST',
      path: '/me/timesheets/requests',
      successStatus: 201,
      summary: "Says that one's own hours of a shift were others; a manager decides",
    })
    .input(correctionWish)
    .output(z.object({ requestId: z.string() })),
  withdraw: endpoint('member', toSeeOwn)
    .route({
      method: 'POST',
      path: '/me/timesheets/requests/{requestId}/withdraw',
      summary: "Takes one's own request back",
    })
    .input(oneRequest)
    .output(z.object({})),
  sheets: endpoint('member', requiredForTimesheets)
    .meta(passing)
    .route({ method: 'GET', path: '/timesheets/{month}', summary: "Everybody's hours of a month" })
    .input(ownQuestion)
    .output(sheets),
  sheet: endpoint('member', requiredForTimesheets)
    .route({
      method: 'GET',
      path: '/timesheets/{month}/people/{profileId}',
      summary: 'The hours of a person, by shift',
    })
    .input(sheetQuestion)
    .output(sheet),
  correct: endpoint('member', requiredForTimesheets)
    .route({
      method: 'PUT',
      path: '/timesheets/corrections/{assignmentId}',
      summary: 'Says what was really worked of a shift, with the reason',
    })
    .input(correction)
    .output(z.object({})),
  decide: endpoint('member', requiredForTimesheets)
    .route({
      method: 'POST',
      path: '/timesheets/requests/{requestId}/decision',
      summary: 'Grants or refuses a request for a correction',
    })
    .input(decision)
    .output(z.object({})),
  close: endpoint('member', requiredForTimesheets)
    .route({ method: 'POST', path: '/timesheets/{month}/close', summary: 'Closes a month: its hours stand' })
    .input(closing)
    .output(z.object({})),
  reopen: endpoint('member', requiredForTimesheets)
    .route({
      method: 'POST',
      path: '/timesheets/{month}/reopen',
      summary: 'Opens a closed month again, with the reason',
    })
    .input(reopening)
    .output(z.object({})),
  exportCsv: endpoint('member')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/timesheets/exports/csv',
      summary: "Hours as a text for spreadsheets: one's own, or with the permission anybody's",
    })
    .input(exportQuestion)
    .output(z.object({ csv: z.string() })),
  exportXlsx: endpoint('member')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/timesheets/exports/xlsx',
      summary: "Hours as a workbook: one's own, or with the permission anybody's",
    })
    .input(exportQuestion)
    .output(z.instanceof(File)),
  exportPdf: endpoint('member')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/timesheets/exports/pdf',
      summary: "Hours on paper: one's own, or with the permission anybody's",
    })
    .input(exportQuestion)
    .output(z.instanceof(File)),
}
