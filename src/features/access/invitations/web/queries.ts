import { featureApi } from '#platform/web/rpc.ts'
import type { invitationsContract } from '../contract.ts'

export const invitationsApi = featureApi<typeof invitationsContract>('invitations')
