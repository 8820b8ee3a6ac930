import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { scoreboardContract } from '../contract.ts'
import * as boards from './read-board.ts'
import * as exports from './export-board.ts'
import * as rewards from './save-rewards.ts'
import * as uploads from './upload-figures.ts'

export const scoreboardRouter = memberRouter(scoreboardContract, {
  board: boards.board,
  year: boards.year,
  exportCsv: exports.exportCsv,
  exportXlsx: exports.exportXlsx,
  preview: uploads.preview,
  save: uploads.save,
  uploads: uploads.uploads,
  original: uploads.original,
  undo: uploads.undo,
  rewards: rewards.rewards,
  saveRewards: rewards.saveRewards,
})
