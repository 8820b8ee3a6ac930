import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { toInvite } from '#features/access/invitations/policy.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import {
  checkLines,
  faultsFound,
  filePreview,
  importEntry,
  importSent,
  readFile,
  sendImport,
  undone,
} from './schema.ts'

const tableFile = {
  file: { tooLarge: 'spreadsheets.tooLarge', tries: { name: 'table', maxCalls: 200, minutes: 15 } },
} as const

export const importsContract = {
  read: endpoint('member', toInvite)
    .meta(tableFile)
    .route({
      method: 'POST',
      path: '/imports/previews',
      summary: 'The people in a file, line by line, and what would become of them; nobody is invited',
    })
    .input(readFile)
    .output(filePreview),
  check: endpoint('member', toInvite)
    .route({ method: 'POST', path: '/imports/check', summary: 'The same of lines that were corrected' })
    .input(checkLines)
    .output(faultsFound),
  send: endpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/imports',
      successStatus: 201,
      summary: 'Invites up to 500 people at once; lines that cannot be are left out and named',
    })
    .input(sendImport)
    .output(importSent),
  list: endpoint('member', toInvite)
    .route({
      method: 'GET',
      path: '/imports',
      summary: 'What was imported lately and how far it is used, newest first',
    })
    .output(z.array(importEntry)),
  undo: endpoint('member', toInvite)
    .route({
      method: 'DELETE',
      path: '/imports/{id}',
      summary: 'Revokes all invitations of an import that nobody has used yet',
    })
    .input(z.object({ id: zId }))
    .output(undone),
}
