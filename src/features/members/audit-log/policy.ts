import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { type Actor, isOwnerOrAdmin, may } from '#features/foundation/permissions/policy.ts'
import { toEditPlan } from '#features/planning/assignments/policy.ts'
import { requiredForTimesheets } from '#features/work/attendance/policy.ts'
import { requiredForPay } from '#features/work/pay/policy.ts'

type AuditReader = Pick<Actor, 'role' | 'permissions' | 'locked'>
type Guard = (reader: AuditReader) => boolean

const whoMay =
  (needed: PermissionId): Guard =>
  reader =>
    may(reader, needed)
const [keepsPay, editsPlans, keepsTimesheets] = [
  whoMay(requiredForPay),
  whoMay(toEditPlan),
  whoMay(requiredForTimesheets),
]

/** What such a deed changed is told to whoever may see it in its own place, too; to others, that it was done. */
const guarded: Partial<Record<AuditKind, Guard>> = {
  'pay.rateSet': keepsPay,
  'pay.rateRemoved': keepsPay,
  'pay.itemAdded': keepsPay,
  'pay.itemRemoved': keepsPay,
  // why a closed month was opened again: whose pay or whose hours were wrong
  'pay.reopened': keepsPay,
  // say who was ill, or why somebody cannot come
  'market.cannot': editsPlans,
  'schedule.declined': editsPlans,
  'schedule.freed': editsPlans,
  // bear which warning was overridden, and why
  'schedule.assigned': editsPlans,
  'schedule.removed': editsPlans,
  'schedule.cleared': editsPlans,
  // why hours were others, and what was said to it
  'attendance.requested': keepsTimesheets,
  'attendance.refused': keepsTimesheets,
  'attendance.corrected': keepsTimesheets,
  'attendance.monthReopened': keepsTimesheets,
  'vacation.decided': isOwnerOrAdmin,
  // with the notes of cells
  'availability.changedForAnother': isOwnerOrAdmin,
}

export const mayReadChange = (reader: AuditReader, kind: AuditKind): boolean => guarded[kind]?.(reader) ?? true
