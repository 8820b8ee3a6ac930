import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { criticalEndpoint, endpoint, exporting } from '#features/foundation/permissions/endpoint.ts'
import {
  board,
  boardQuestion,
  preview,
  rewardPeriods,
  save,
  savedUpload,
  saveRewards,
  upload,
  uploadPage,
  uploadsQuestion,
  year,
  yearQuestion,
  zMonth,
} from './schema.ts'

const nothing = z.object({})
const tableFile = {
  file: { tooLarge: 'spreadsheets.tooLarge', tries: { name: 'table', maxCalls: 200, minutes: 15 } },
} as const
const ofMonth = z.object({ month: zMonth })

/** Whatever an endpoint asks for besides: the page, and that the organisation has its scoreboard switched on. */
export const scoreboardContract = {
  board: endpoint('member', 'page_scoreboard')
    .route({ method: 'GET', path: '/scoreboard', summary: 'Get the ranking of a month, your rank and the rewards' })
    .input(boardQuestion)
    .output(board),
  year: endpoint('member', 'page_scoreboard')
    .route({ method: 'GET', path: '/scoreboard/year', summary: "Get the last 12 months and this month's uploads" })
    .input(yearQuestion)
    .output(year),
  exportCsv: criticalEndpoint('member', 'reports_view')
    .meta(exporting)
    .route({ method: 'POST', path: '/scoreboard/exports/csv', summary: 'Export the figures of a month as CSV' })
    .input(ofMonth)
    .output(z.object({ csv: z.string() })),
  exportXlsx: criticalEndpoint('member', 'reports_view')
    .meta(exporting)
    .route({ method: 'POST', path: '/scoreboard/exports/xlsx', summary: 'Export the figures of a month as XLSX' })
    .input(ofMonth)
    .output(z.instanceof(File)),
  preview: endpoint('member', 'scoreboard_upload')
    .meta(tableFile)
    .route({
      method: 'POST',
      path: '/scoreboard/previews',
      summary: 'Preview a file and its matched people; saves nothing',
    })
    .input(upload)
    .output(preview),
  save: endpoint('member', 'scoreboard_upload')
    .meta(tableFile)
    .route({
      method: 'POST',
      path: '/scoreboard/uploads',
      successStatus: 201,
      summary: 'Replace the figures of a month with those in a file',
    })
    .input(save)
    .output(savedUpload),
  uploads: endpoint('member', 'scoreboard_upload')
    .route({ method: 'GET', path: '/scoreboard/uploads', summary: 'List uploads, newest first' })
    .input(uploadsQuestion)
    .output(uploadPage),
  original: criticalEndpoint('member', 'scoreboard_upload')
    .meta(exporting)
    .route({ method: 'GET', path: '/scoreboard/uploads/{id}/file', summary: 'Download the uploaded file' })
    .input(z.object({ id: zId }))
    .output(z.instanceof(File)),
  undo: endpoint('member', 'scoreboard_upload')
    .route({
      method: 'DELETE',
      path: '/scoreboard/uploads/{id}',
      summary: 'Undo an upload; the previous version applies again',
    })
    .input(z.object({ id: zId }))
    .output(nothing),
  rewards: endpoint('member', 'rewards_edit')
    .route({ method: 'GET', path: '/scoreboard/rewards', summary: 'Get the rewards for this month and next month' })
    .output(rewardPeriods),
  saveRewards: endpoint('member', 'rewards_edit')
    .route({ method: 'PUT', path: '/scoreboard/rewards', summary: 'Save the rewards for both months together' })
    .input(saveRewards)
    .output(rewardPeriods),
}
