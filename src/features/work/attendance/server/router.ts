import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { attendanceContract } from '../contract.ts'
import * as corrections from './correct-timesheet.ts'
import * as duty from './read-duty.ts'
import * as exports from './export-timesheets.ts'
import * as months from './close-month.ts'
import * as downloads from './download-timesheets.ts'
import * as sheets from './read-timesheets.ts'
import * as taps from './check-in.ts'

export const attendanceRouter = memberRouter(attendanceContract, {
  own: duty.readOwnDuty,
  checkIn: taps.checkIn,
  checkOut: taps.checkOut,
  onDuty: duty.readDuty,
  markPresent: taps.markPresent,
  remind: taps.remindToCheckIn,
  ownSheet: sheets.readOwnTimesheet,
  request: corrections.request,
  withdraw: corrections.withdrawCorrectionRequest,
  sheets: sheets.readMonthTimesheets,
  sheet: sheets.readTimesheet,
  correct: corrections.correctTimesheet,
  decide: corrections.decideCorrectionRequest,
  close: months.closeTimesheetMonth,
  reopen: months.reopenTimesheetMonth,
  exportCsv: exports.exportTimesheetsCsv,
  exportXlsx: exports.exportTimesheetsXlsx,
  exportPdf: downloads.exportTimesheetsPdf,
})
