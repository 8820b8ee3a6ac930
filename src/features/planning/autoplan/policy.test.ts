import { expect, it } from 'vitest'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { mayPlanAutomatically, missingAutoplanPermission } from './policy.ts'

const lead = (...permissions: PermissionId[]) => ({
  role: 'team_lead' as const,
  permissions: new Set(permissions),
  locked: false,
})

it.each([
  [[], 'shift_plan_auto'],
  [['shift_plan_edit'], 'shift_plan_auto'],
  [['shift_plan_auto'], 'shift_plan_edit'],
  [['shift_plan_auto', 'shift_plan_edit'], undefined],
] as const)('whoever may %j lacks %s to plan automatically', (permissions, missing) => {
  expect(missingAutoplanPermission(lead(...permissions))).toBe(missing)
  expect(mayPlanAutomatically(lead(...permissions))).toBe(missing === undefined)
})
