import { api } from '#platform/web/rpc.ts'
import type { creatorsContract } from '../contract.ts'

export const creatorsApi = api<typeof creatorsContract>('creators')
