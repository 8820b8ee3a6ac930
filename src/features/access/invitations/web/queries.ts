import { api } from '#platform/web/rpc.ts'
import type { invitationsContract } from '../contract.ts'

export const invitationsApi = api<typeof invitationsContract>('invitations')
