import { api } from '#platform/web/rpc.ts'
import type { settingsContract } from '../contract.ts'

export const settingsApi = api<typeof settingsContract>('settings')
