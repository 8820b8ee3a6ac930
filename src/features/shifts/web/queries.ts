import { api } from '#platform/web/rpc.ts'
import type { shiftsContract } from '../contract.ts'

export const shiftsApi = api<typeof shiftsContract>('shifts')
