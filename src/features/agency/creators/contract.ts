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
    .route({ method: 'GET', path: '/creators', summary: 'All creators with their accounts, by name' })
    .output(z.array(creator)),
  create: endpoint('member', toEditCreators)
    .meta(creates)
    .route({ method: 'POST', path: '/creators', successStatus: 201, summary: 'A new creator' })
    .input(creatorDraft)
    .output(creator),
  preview: endpoint('member', toEditCreators)
    .meta(tableFile)
    .route({ method: 'POST', path: '/creators/previews', summary: 'The creators in a file; nothing is stored' })
    .input(creatorFile)
    .output(creatorPreview),
  import: endpoint('member', toEditCreators)
    .meta(tableFile)
    .route({
      method: 'POST',
      path: '/creators/import',
      summary: 'Creates the creators in a file, without the lines that its preview would leave out',
    })
    .input(creatorFile)
    .output(z.object({ created: z.int() })),
  update: endpoint('member', toEditCreators)
    .route({ method: 'PUT', path: '/creators/{id}', summary: 'Replaces a creator; refused when the version is old' })
    .input(creatorUpdate)
    .output(creator),
  remove: endpoint('member', toEditCreators)
    .route({ method: 'DELETE', path: '/creators/{id}', summary: 'Removes a creator that no group works' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
