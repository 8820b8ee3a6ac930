import { api } from '#platform/web/rpc.ts'
import type { pushContract } from '../contract.ts'

export const pushApi = api<typeof pushContract>('push')
