import { api } from '#platform/web/rpc.ts'
import type { balanceContract } from '../contract.ts'

export const balanceApi = api<typeof balanceContract>('balance')
