import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { organizationSettingsContract } from '../contract.ts'
import * as actions from './save-organization.ts'
import type { MoveToZone } from './save-organization.ts'

export const organizationSettingsRouter = (moveToZone: MoveToZone) =>
  memberRouter(organizationSettingsContract, {
    organization: actions.readOrganizationFields,
    saveOrganization: (member, input) => actions.saveOrganization(member, input, moveToZone),
    payday: actions.readNextPayday,
    community: actions.readCommunity,
  })
