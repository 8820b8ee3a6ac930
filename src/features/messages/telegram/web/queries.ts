import { api } from '#platform/web/rpc.ts'
import type { telegramContract } from '../contract.ts'

export const telegramApi = api<typeof telegramContract>('telegram')
