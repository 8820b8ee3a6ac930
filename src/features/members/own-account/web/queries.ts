import { api } from '#platform/web/rpc.ts'
import type { ownAccountContract } from '../contract.ts'

export const ownAccountApi = api<typeof ownAccountContract>('ownAccount')
