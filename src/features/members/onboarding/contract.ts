import { z } from 'zod'
import { languages } from '#kit/catalogue.ts'
import { zUntrimmedText, zEmail, zZone } from '#kit/schema.ts'
import { zOrganizationName } from '#features/foundation/organizations/schema.ts'
import { zRegisteredName } from '#features/foundation/people/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'

const onboardingState = z.object({
  /** Nobody has an account yet: the first visitor founds the first organisation. */
  needsSetup: z.boolean(),
  /** The visitor is not on the server's own machine, so the code printed at start is asked for. */
  needsCode: z.boolean(),
  registrationOpen: z.boolean(),
  passwordMin: z.number().int(),
  /** For who registers without an invitation. */
  registrationPasswordMin: z.number().int(),
})
export type OnboardingState = z.infer<typeof onboardingState>

const setUpInput = z.object({
  organizationName: zOrganizationName,
  timeZone: zZone,
  language: z.enum(languages),
  fullName: zRegisteredName,
  email: zEmail,
  password: zUntrimmedText(200, 'input.tooLong').min(1, 'input.required'),
  withSample: z.boolean().default(false),
  code: zUntrimmedText(100, 'onboarding.wrongCode').default(''),
})
export type SetUp = z.infer<typeof setUpInput>

export const onboardingContract = {
  state: endpoint('public')
    .route({ method: 'GET', path: '/onboarding', summary: 'Get the state of the initial setup' })
    .output(onboardingState),
  setUp: endpoint('public')
    .route({
      method: 'POST',
      path: '/onboarding',
      summary: 'Create the first organization and its owner on an empty database',
    })
    .input(setUpInput)
    .output(z.object({})),
  createOrganization: endpoint('session')
    .route({
      method: 'POST',
      path: '/organizations',
      summary:
        'Create an organization owned by the signed-in account; requires open registration and an account without an organization',
    })
    .input(z.object({ name: zOrganizationName, timeZone: zZone, language: z.enum(languages) }))
    .output(z.object({})),
}
