import { type Actor, may } from '#features/foundation/permissions/policy.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** What each widget needs beside `dashboard_widgets` (docs/product/en/start.md#dashboard). */
const needs = {
  nextShifts: ['widget_next_shift'],
  vacationBlocks: ['widget_vacation'],
  vacationMine: ['widget_vacation'],
  vacationBoard: ['view_vacation_requests_board'],
  payday: ['widget_payday'],
  todos: ['widget_todo', 'dashboard_todo_list'],
  contacts: ['widget_contact_persons'],
  community: ['widget_discord'],
  market: ['page_shifts'],
} as const satisfies Record<string, readonly PermissionId[]>
export type Widget = keyof typeof needs
/** Read for themselves, when everything else is there. */
export type LateWidget = 'market'

/** Whether the dashboard has the widget for this actor; the server then reads it, the browser shows it. */
export const maySee = (actor: Pick<Actor, 'role' | 'permissions' | 'locked'>, widget: Widget): boolean =>
  ['dashboard_widgets' as const, ...needs[widget]].every(permission => may(actor, permission))
