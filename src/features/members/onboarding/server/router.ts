import { openRouter } from '#features/foundation/permissions/server/member-router.ts'
import { requireSession } from '#features/foundation/permissions/server/procedure.ts'
import { onboardingContract } from '../contract.ts'
import * as actions from './found-organization.ts'

export const onboardingRouter = (options: actions.SetupOptions) =>
  openRouter(onboardingContract, {
    state: actions.readOnboardingState,
    setUp: (context, input) => actions.setUpInstallation(context, options, input),
    createOrganization: (context, input) => actions.createOrganization(context, requireSession(context), input),
  })
