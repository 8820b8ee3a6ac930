import { featureApi } from '#platform/web/rpc.ts'
import type { firstStepsContract } from '../contract.ts'

export const firstStepsApi = featureApi<typeof firstStepsContract>('firstSteps')
