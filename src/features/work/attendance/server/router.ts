import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { attendanceContract } from '../contract.ts'
import * as corrections from './correct-timesheet.ts'
import * as duty from './read-duty.ts'
import * as exports from './export-timesheets.ts'
import * as months from './close-month.ts'
import * as papers from './download-timesheets.ts'
import * as sheets from './read-timesheets.ts'
import * as taps from './check-in.ts'

const attendance = implement(attendanceContract).$context<RequestContext>().use(admitted).use(asMember)

export const attendanceRouter = attendance.router({
  own: attendance.own.handler(({ context }) => duty.own(context.member)),
  checkIn: attendance.checkIn.handler(({ context, input }) => taps.checkIn(context.member, input.assignmentId)),
  checkOut: attendance.checkOut.handler(({ context, input }) => taps.checkOut(context.member, input.assignmentId)),
  onDuty: attendance.onDuty.handler(({ context }) => duty.onDuty(context.member)),
  markPresent: attendance.markPresent.handler(({ context, input }) =>
    taps.markPresent(context.member, input.assignmentId),
  ),
  ask: attendance.ask.handler(({ context, input }) => taps.ask(context.member, input.assignmentId).then(() => ({}))),
  ownSheet: attendance.ownSheet.handler(({ context, input }) => sheets.ownSheet(context.member, input.month)),
  request: attendance.request.handler(({ context, input }) => corrections.request(context.member, input)),
  withdraw: attendance.withdraw.handler(({ context, input }) =>
    corrections.withdraw(context.member, input.requestId).then(() => ({})),
  ),
  sheets: attendance.sheets.handler(({ context, input }) => sheets.sheets(context.member, input.month)),
  sheet: attendance.sheet.handler(({ context, input }) => sheets.sheet(context.member, input.month, input.profileId)),
  correct: attendance.correct.handler(({ context, input }) =>
    corrections.correct(context.member, input).then(() => ({})),
  ),
  decide: attendance.decide.handler(({ context, input }) => corrections.decide(context.member, input).then(() => ({}))),
  close: attendance.close.handler(({ context, input }) => months.close(context.member, input.month).then(() => ({}))),
  reopen: attendance.reopen.handler(({ context, input }) => months.reopen(context.member, input).then(() => ({}))),
  exportCsv: attendance.exportCsv.handler(({ context, input }) =>
    exports.exportCsv(context.member, input).then(csv => ({ csv })),
  ),
  exportXlsx: attendance.exportXlsx.handler(({ context, input }) => exports.exportXlsx(context.member, input)),
  exportPdf: attendance.exportPdf.handler(({ context, input }) => papers.exportPdf(context.member, input)),
})
