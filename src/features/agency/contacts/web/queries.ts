import { featureApi } from '#platform/web/rpc.ts'
import type { contactsContract } from '../contract.ts'

export const contactsApi = featureApi<typeof contactsContract>('contacts')

export const contactsQuery = contactsApi.list.queryOptions()
export const managedQuery = contactsApi.all.queryOptions()
/** For who may ask for nothing else. */
export const whenLockedQuery = contactsApi.whenLocked.queryOptions()
