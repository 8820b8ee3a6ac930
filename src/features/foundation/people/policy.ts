import type { Role } from '#features/foundation/permissions/roles.ts'

/** One derived word for role locked, suspended, or inactive. */
export const isLocked = (person: { role: Role; isActive: boolean; activeStatus: string | null }): boolean =>
  person.role === 'locked' || !person.isActive || person.activeStatus === 'suspended'
