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
  own: duty.own,
  checkIn: taps.checkIn,
  checkOut: taps.checkOut,
  onDuty: duty.onDuty,
  markPresent: taps.markPresent,
  remind: taps.remind,
  ownSheet: sheets.ownSheet,
  request: corrections.request,
  withdraw: corrections.withdraw,
  sheets: sheets.sheets,
  sheet: sheets.sheet,
  correct: corrections.correct,
  decide: corrections.decide,
  close: months.close,
  reopen: months.reopen,
  exportCsv: exports.exportCsv,
  exportXlsx: exports.exportXlsx,
  exportPdf: downloads.exportPdf,
})
