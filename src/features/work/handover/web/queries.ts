import { featureApi } from '#platform/web/rpc.ts'
import type { handoverContract } from '../contract.ts'

export const handoverApi = featureApi<typeof handoverContract>('handover')

export const ownHandoversQuery = handoverApi.own.queryOptions()
export const latestNotesQuery = handoverApi.latest.queryOptions()
