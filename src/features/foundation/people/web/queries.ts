import { featureApi } from '#platform/web/rpc.ts'
import type { peopleContract } from '../contract.ts'

export const peopleApi = featureApi<typeof peopleContract>('people')
