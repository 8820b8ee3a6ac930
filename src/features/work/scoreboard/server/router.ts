import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { scoreboardContract } from '../contract.ts'
import * as boards from './read-board.ts'
import * as exports from './export-board.ts'
import * as rewards from './save-rewards.ts'
import * as uploads from './upload-figures.ts'

const scoreboard = implement(scoreboardContract).$context<RequestContext>().use(admitted).use(asMember)
const nothing = {}

export const scoreboardRouter = scoreboard.router({
  board: scoreboard.board.handler(({ context, input }) => boards.board(context.member, input)),
  year: scoreboard.year.handler(({ context, input }) => boards.year(context.member, input)),
  exportCsv: scoreboard.exportCsv.handler(({ context, input }) =>
    exports.exportCsv(context.member, input.month).then(csv => ({ csv })),
  ),
  exportXlsx: scoreboard.exportXlsx.handler(({ context, input }) => exports.exportXlsx(context.member, input.month)),
  preview: scoreboard.preview.handler(({ context, input }) => uploads.preview(context.member, input)),
  save: scoreboard.save.handler(({ context, input }) => uploads.save(context.member, input)),
  uploads: scoreboard.uploads.handler(({ context, input }) => uploads.uploads(context.member, input)),
  original: scoreboard.original.handler(({ context, input }) => uploads.original(context.member, input.id)),
  undo: scoreboard.undo.handler(({ context, input }) => uploads.undo(context.member, input.id).then(() => nothing)),
  rewards: scoreboard.rewards.handler(({ context }) => rewards.rewards(context.member)),
  saveRewards: scoreboard.saveRewards.handler(({ context, input }) => rewards.saveRewards(context.member, input)),
})
