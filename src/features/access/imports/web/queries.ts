import { featureApi } from '#platform/web/rpc.ts'
import type { importsContract } from '../contract.ts'

export const importsApi = featureApi<typeof importsContract>('imports')
