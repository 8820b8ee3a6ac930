import type { QueryClient } from '@tanstack/react-query'
import { featureApi } from '#platform/web/rpc.ts'
import type { OnboardingState, onboardingContract } from '../contract.ts'

export const onboardingApi = featureApi<typeof onboardingContract>('onboarding')

export const onboardingQuery = onboardingApi.state.queryOptions({ staleTime: 60_000 })

export const loadOnboarding = (queries: QueryClient): Promise<OnboardingState> =>
  queries.ensureQueryData(onboardingQuery)
