import { api } from '#platform/web/rpc.ts'
import type { preferencesContract } from '../contract.ts'

export const preferencesApi = api<typeof preferencesContract>('preferences')
