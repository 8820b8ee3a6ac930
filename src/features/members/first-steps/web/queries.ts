import { api } from '#platform/web/rpc.ts'
import type { firstStepsContract } from '../contract.ts'

export const firstStepsApi = api<typeof firstStepsContract>('firstSteps')
