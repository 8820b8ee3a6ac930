import { attendanceOf, type AttendanceRules } from '#features/foundation/organizations/attendance.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Tx } from '#platform/server/database.ts'

export async function findRules(tx: Tx, organizationId: string): Promise<AttendanceRules> {
  const organization = await organizations.find(tx, organizationId)
  return organization ? attendanceOf(organization.settings) : attendanceOf({})
}

/**
 * Before every deed of whoever works.
 * @throws Refusal `attendance.off`
 */
export async function requireOn(tx: Tx, { actor }: Member): Promise<AttendanceRules> {
  const rules = await findRules(tx, actor.organizationId)
  if (rules.since === null) throw new Refusal('attendance.off')
  return rules
}
