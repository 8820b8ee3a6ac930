import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** What others are paid: to see it, decide on it and hand it out. */
export const requiredForPay = 'pay_view' satisfies PermissionId

/** Whoever has a plan of their own sees what their own work brings. */
export const toSeeOwnPay = 'page_shifts' satisfies PermissionId

/** The next payday, with what it brings. */
export const toSeePayday = 'widget_payday' satisfies PermissionId
