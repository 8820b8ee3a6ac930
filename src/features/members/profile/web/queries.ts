import { api } from '#platform/web/rpc.ts'
import type { profileContract } from '../contract.ts'

export const profileApi = api<typeof profileContract>('profile')
