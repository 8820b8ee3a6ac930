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
    .route({ method: 'GET', path: '/scoreboard', summary: 'A month’s ranking, one’s own place and the rewards' })
    .input(boardQuestion)
    .output(board),
  year: endpoint('member', 'page_scoreboard')
    .route({ method: 'GET', path: '/scoreboard/year', summary: 'Twelve months up to this one, and its uploads' })
    .input(yearQuestion)
    .output(year),
  exportCsv: criticalEndpoint('member', 'reports_view')
    .meta(exporting)
    .route({ method: 'POST', path: '/scoreboard/exports/csv', summary: 'A month’s figures as a text for spreadsheets' })
    .input(ofMonth)
    .output(z.object({ csv: z.string() })),
  exportXlsx: criticalEndpoint('member', 'reports_view')
    .meta(exporting)
    .route({ method: 'POST', path: '/scoreboard/exports/xlsx', summary: 'A month’s figures as a workbook' })
    .input(ofMonth)
    .output(z.instanceof(File)),
  preview: endpoint('member', 'scoreboard_upload')
    .meta(tableFile)
    .route({
      method: 'POST',
      path: '/scoreboard/previews',
      summary: 'What a file holds and whom it means; saves nothing',
    })
    .input(upload)
    .output(preview),
  save: endpoint('member', 'scoreboard_upload')
    .meta(tableFile)
    .route({
      method: 'POST',
      path: '/scoreboard/uploads',
      successStatus: 201,
      summary: 'Replaces the month’s figures by a file’s',
    })
    .input(save)
    .output(savedUpload),
  uploads: endpoint('member', 'scoreboard_upload')
    .route({ method: 'GET', path: '/scoreboard/uploads', summary: 'What was uploaded when by whom, newest first' })
    .input(uploadsQuestion)
    .output(uploadPage),
  original: criticalEndpoint('member', 'scoreboard_upload')
    .meta(exporting)
    .route({ method: 'GET', path: '/scoreboard/uploads/{id}/file', summary: 'The file as it was uploaded' })
    .input(z.object({ id: zId }))
    .output(z.instanceof(File)),
  undo: endpoint('member', 'scoreboard_upload')
    .route({ method: 'DELETE', path: '/scoreboard/uploads/{id}', summary: 'Puts the version before in force again' })
    .input(z.object({ id: zId }))
    .output(nothing),
  rewards: endpoint('member', 'rewards_edit')
    .route({ method: 'GET', path: '/scoreboard/rewards', summary: 'The rewards of this month and the next' })
    .output(rewardPeriods),
  saveRewards: endpoint('member', 'rewards_edit')
    .route({ method: 'PUT', path: '/scoreboard/rewards', summary: 'Decides on the rewards of both months together' })
    .input(saveRewards)
    .output(rewardPeriods),
}
