import { api } from '#platform/web/rpc.ts'
import type { auditLogContract } from '../contract.ts'

export const auditLogApi = api<typeof auditLogContract>('auditLog')
