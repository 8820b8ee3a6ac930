import { featureApi } from '#platform/web/rpc.ts'
import type { telegramContract } from '../contract.ts'

export const telegramApi = featureApi<typeof telegramContract>('telegram')
