import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { scoreboardContract } from '../contract.ts'
import * as boards from './read-board.ts'
import * as exports from './export-board.ts'
import * as rewards from './save-rewards.ts'
import * as uploads from './upload-figures.ts'

export const scoreboardRouter = memberRouter(scoreboardContract, {
  board: boards.readBoard,
  year: boards.readBoardYear,
  exportCsv: exports.exportBoardCsv,
  exportXlsx: exports.exportBoardXlsx,
  preview: uploads.previewUpload,
  save: uploads.saveUpload,
  uploads: uploads.listUploadHistory,
  original: uploads.downloadUploadedFile,
  undo: uploads.undoUpload,
  rewards: rewards.readRewards,
  saveRewards: rewards.saveRewards,
})
