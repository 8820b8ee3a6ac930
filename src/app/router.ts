import type { Auth } from '#features/accounts/server/auth.ts'
import { accountsRouter } from '#features/accounts/server/router.ts'
import { availabilityRouter } from '#features/availability/server/router.ts'
import type { SetupOptions } from '#features/onboarding/server/actions.ts'
import { onboardingRouter } from '#features/onboarding/server/router.ts'
import { peopleRouter } from '#features/people/server/router.ts'
import { shiftsRouter } from '#features/shifts/server/router.ts'

export const createRouter = (auth: Auth, setup: SetupOptions) => ({
  accounts: accountsRouter(auth),
  availability: availabilityRouter,
  onboarding: onboardingRouter(setup),
  people: peopleRouter,
  shifts: shiftsRouter,
})

export type Router = ReturnType<typeof createRouter>
