import { featureApi } from '#platform/web/rpc.ts'
import type { permissionsContract } from '../contract.ts'

export const permissionsApi = featureApi<typeof permissionsContract>('permissions')
