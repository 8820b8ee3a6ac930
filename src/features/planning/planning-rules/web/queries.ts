import { featureApi } from '#platform/web/rpc.ts'
import type { planningRulesContract } from '../contract.ts'

export const planningRulesApi = featureApi<typeof planningRulesContract>('planningRules')
