import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { toEditCreators, toReadCreators } from './policy.ts'
import { creatorPreview } from './preview.ts'
import { creator, creatorDraft, creatorFile, creatorUpdate } from './schema.ts'

const tableFile = {
  file: { tooLarge: 'spreadsheets.tooLarge', tries: { name: 'table', maxCalls: 200, minutes: 15 } },
} as const

export const creatorsContract = {
  list: endpoint('member', toReadCreators)
    .route({ method: 'GET', path: '/creators', summary: 'List all creators with their accounts, by name' })
    .output(z.array(creator)),
  create: endpoint('member', toEditCreators)
    .meta(creates)
    .route({ method: 'POST', path: '/creators', successStatus: 201, summary: 'Create a creator' })
    .input(creatorDraft)
    .output(creator),
  preview: endpoint('member', toEditCreators)
    .meta(tableFile)
    .route({ method: 'POST', path: '/creators/previews', summary: 'Preview the creators in a file; stores nothing' })
    .input(creatorFile)
    .output(creatorPreview),
  import: endpoint('member', toEditCreators)
    .meta(tableFile)
    .route({
      method: 'POST',
      path: '/creators/import',
      summary: 'Import the creators in a file; skips the rows that the preview marks as skipped',
    })
    .input(creatorFile)
    .output(z.object({ created: z.int() })),
  update: endpoint('member', toEditCreators)
    .route({ method: 'PUT', path: '/creators/{id}', summary: 'Replace a creator; fails if the version is outdated' })
    .input(creatorUpdate)
    .output(creator),
  remove: endpoint('member', toEditCreators)
    .route({ method: 'DELETE', path: '/creators/{id}', summary: 'Delete a creator that belongs to no group' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
