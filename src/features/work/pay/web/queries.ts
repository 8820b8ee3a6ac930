import { api } from '#platform/web/rpc.ts'
import type { payContract } from '../contract.ts'

export const payApi = api<typeof payContract>('pay')
