import type { Language } from '#kit/catalogue.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Person } from '../schema.ts'
import * as store from './store.ts'

export const list = (member: Member): Promise<Person[]> =>
  member.transaction(tx => store.list(tx, member.actor.organizationId))

export const setLanguage = (member: Member, { language }: { language: Language }): Promise<void> =>
  member.transaction(tx => store.change(tx, member.actor.organizationId, member.actor.profileId, { language }))
