import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { departureContract } from '../contract.ts'
import * as deletions from './owner-deletions.ts'

export const departureRouter = (dependencies: deletions.DeletionDependencies) =>
  memberRouter(departureContract, {
    formerMembers: deletions.listFormerMembers,
    eraseFormerMember: (member, { id }) => deletions.eraseFormerMemberAsOwner(member, dependencies, id),
    deletionPreview: member => deletions.previewDeletion(member, dependencies),
    deleteOrganization: (member, wish) => deletions.deleteOrganizationAsOwner(member, dependencies, wish),
  })
