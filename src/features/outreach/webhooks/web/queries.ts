import { api } from '#platform/web/rpc.ts'
import type { webhooksContract } from '../contract.ts'

export const webhooksApi = api<typeof webhooksContract>('webhooks')
