import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { sampleContract } from '../contract.ts'
import * as actions from './remove-sample.ts'

export const sampleRouter = memberRouter(sampleContract, {
  state: actions.readSampleState,
  remove: actions.removeOrganizationSample,
})
