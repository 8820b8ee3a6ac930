import { featureApi } from '#platform/web/rpc.ts'
import type { auditLogContract } from '../contract.ts'

export const auditLogApi = featureApi<typeof auditLogContract>('auditLog')
