import { api } from '#platform/web/rpc.ts'
import type { joinLinksContract } from '../contract.ts'

export const joinLinksApi = api<typeof joinLinksContract>('joinLinks')
