import { api } from '#platform/web/rpc.ts'
import type { importsContract } from '../contract.ts'

export const importsApi = api<typeof importsContract>('imports')
