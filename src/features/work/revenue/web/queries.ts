import { api } from '#platform/web/rpc.ts'
import type { revenueContract } from '../contract.ts'

export const revenueApi = api<typeof revenueContract>('revenue')
