import { anUpload } from './factories.ts'
import type { Elsewhere, Foreign } from './matrix-foreign.ts'

const ofUpload = (input: Foreign['input']): Foreign => ({ prepare: async there => (await anUpload(there)).id, input })

export const scoreboardInputs: Readonly<Record<string, Foreign | Elsewhere | 'takes no ids'>> = {
  'scoreboard.board': 'takes no ids',
  'scoreboard.exportCsv': 'takes no ids',
  'scoreboard.exportXlsx': 'takes no ids',
  'scoreboard.original': ofUpload(id => ({ id })),
  'scoreboard.preview': 'takes no ids',
  'scoreboard.rewards': 'takes no ids',
  // comes with a file: foreign profiles are tried in the feature's own tests
  'scoreboard.save': { triedIn: 'src/features/work/scoreboard/server/uploads.test.ts' },
  'scoreboard.saveRewards': 'takes no ids',
  'scoreboard.undo': ofUpload(id => ({ id })),
  'scoreboard.uploads': 'takes no ids',
  'scoreboard.year': 'takes no ids',
}
