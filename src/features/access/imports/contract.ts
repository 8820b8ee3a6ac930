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
      summary: 'Preview the people in a file row by row; invites no one',
    })
    .input(readFile)
    .output(filePreview),
  check: endpoint('member', toInvite)
    .route({ method: 'POST', path: '/imports/check', summary: 'Check corrected rows; invites no one' })
    .input(checkLines)
    .output(faultsFound),
  send: endpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/imports',
      successStatus: 201,
      summary: 'Invite up to 500 people at once; returns the rows that were skipped',
    })
    .input(sendImport)
    .output(importSent),
  list: endpoint('member', toInvite)
    .route({
      method: 'GET',
      path: '/imports',
      summary: 'List recent imports and how many invitations were used, newest first',
    })
    .output(z.array(importEntry)),
  undo: endpoint('member', toInvite)
    .route({
      method: 'DELETE',
      path: '/imports/{id}',
      summary: 'Revoke all unused invitations of an import',
    })
    .input(z.object({ id: zId }))
    .output(undone),
}
