import type { JoinedGroups } from '#features/access/invitations/server/arrivals.ts'
import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { importsContract } from '../contract.ts'
import * as actions from './import-people.ts'

export const importsRouter = (groups: JoinedGroups) =>
  memberRouter(importsContract, {
    read: (member, input) => actions.previewImport(member, groups, input),
    check: (member, { lines }) => actions.checkImportLines(member, groups, lines),
    send: (member, input) => actions.sendImportInvitations(member, groups, input),
    list: actions.list,
    undo: actions.undoImport,
  })
