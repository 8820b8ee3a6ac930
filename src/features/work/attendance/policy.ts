import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** Who is on now, and who is missing. */
export const toSeeDuty = 'page_on_duty' satisfies PermissionId

/** Everybody's hours: to see, correct and close them. */
export const requiredForTimesheets = 'timesheets_edit' satisfies PermissionId

/** Whoever has a plan of their own. */
export const toSeeOwn = 'page_shifts' satisfies PermissionId
