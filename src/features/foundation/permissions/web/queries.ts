import { api } from '#platform/web/rpc.ts'
import type { permissionsContract } from '../contract.ts'

export const permissionsApi = api<typeof permissionsContract>('permissions')
