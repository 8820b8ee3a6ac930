import { api } from '#platform/web/rpc.ts'
import type { scoreboardContract } from '../contract.ts'

export const scoreboardApi = api<typeof scoreboardContract>('scoreboard')
