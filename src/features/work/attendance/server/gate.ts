import { attendanceOf, type AttendanceRules } from '#features/foundation/organizations/attendance.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import type { Tx } from '#platform/server/database.ts'

export async function findRules(tx: Tx, organizationId: string): Promise<AttendanceRules> {
  const organization = await organizations.find(tx, organizationId)
  return organization ? attendanceOf(organization.settings) : attendanceOf({})
}
