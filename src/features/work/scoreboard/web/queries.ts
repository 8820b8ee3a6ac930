import { featureApi } from '#platform/web/rpc.ts'
import type { scoreboardContract } from '../contract.ts'

export const scoreboardApi = featureApi<typeof scoreboardContract>('scoreboard')
