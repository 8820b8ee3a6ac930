import { expect, it } from 'vitest'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { maySee, type Widget } from './policy.ts'

const sees = (widget: Widget, permissions: readonly PermissionId[]) =>
  maySee({ role: 'chatter', permissions: new Set(permissions), locked: false }, widget)

it.each([
  ['nextShifts', ['widget_next_shift']],
  ['vacationBlocks', ['widget_vacation']],
  ['vacationMine', ['widget_vacation']],
  ['vacationBoard', ['view_vacation_requests_board']],
  ['payday', ['widget_payday']],
  ['todos', ['widget_todo', 'dashboard_todo_list']],
  ['contacts', ['widget_contact_persons']],
  ['community', ['widget_discord']],
  ['market', ['page_shifts']],
] as const)('%s needs %s and the widgets as such, each of them', (widget, own) => {
  const needed = ['dashboard_widgets', ...own] as const
  expect(sees(widget, needed)).toBe(true)
  for (const permission of needed)
    expect(
      sees(
        widget,
        needed.filter(each => each !== permission),
      ),
    ).toBe(false)
})
