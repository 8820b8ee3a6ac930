import { api } from '#platform/web/rpc.ts'
import type { planningRulesContract } from '../contract.ts'

export const planningRulesApi = api<typeof planningRulesContract>('planningRules')
