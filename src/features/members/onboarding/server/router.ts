import { implement } from '@orpc/server'
import { Refusal } from '#kit/refusal.ts'
import { admitted, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { onboardingContract } from '../contract.ts'
import * as actions from './found-organization.ts'

const onboarding = implement(onboardingContract).$context<RequestContext>().use(admitted)

/** @throws Refusal `permissions.signInFirst` */
export const onboardingRouter = (options: actions.SetupOptions) =>
  onboarding.router({
    state: onboarding.state.handler(({ context }) => actions.state(context, options)),
    setUp: onboarding.setUp.handler(({ context, input }) => actions.setUp(context, options, input).then(() => ({}))),
    createOrganization: onboarding.createOrganization.handler(async ({ context, input }) => {
      if (!context.session) throw new Refusal('permissions.signInFirst')
      await actions.createOrganization(context, context.session, input)
      return {}
    }),
  })
