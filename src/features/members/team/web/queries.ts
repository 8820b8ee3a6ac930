import { api } from '#platform/web/rpc.ts'
import type { teamContract } from '../contract.ts'

export const teamApi = api<typeof teamContract>('team')
