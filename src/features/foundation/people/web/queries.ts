import { api } from '#platform/web/rpc.ts'
import type { peopleContract } from '../contract.ts'

export const peopleApi = api<typeof peopleContract>('people')
