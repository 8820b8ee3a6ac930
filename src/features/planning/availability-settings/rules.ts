import { compareNames } from '#kit/compare-names.ts'
import type { ShiftManager } from './schema.ts'

/** In the order in which they are offered (docs/product/en/availability.md#settings). */
export const managerRoles = ['owner', 'admin', 'team_lead'] as const

const place = ({ role }: ShiftManager): number => (managerRoles as readonly string[]).indexOf(role)

/** Owners, admins, team leads; each by name. */
export const sortedManagers = (managers: readonly ShiftManager[]): ShiftManager[] =>
  managers.toSorted((a, b) => place(a) - place(b) || compareNames(a.fullName, b.fullName))
