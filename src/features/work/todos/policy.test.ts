import { expect, it } from 'vitest'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { mayAssignTodosToOthers, canUseTodos, mayEditTodo } from './policy.ts'

const kim = (...permissions: PermissionId[]) => ({
  profileId: 'kim',
  role: 'chatter' as const,
  permissions: new Set(permissions),
  locked: false,
})
const manager = kim('todo_assign_others')
const ofOthers = { userId: 'lea', assignedBy: 'lea', assignedTo: 'kofi', category: 'work' as const }

it('todos are kept by whoever has a list of their own, and by whoever may give them to others', () => {
  expect([kim(), kim('dashboard_todo_list'), manager].map(canUseTodos)).toEqual([false, true, true])
  expect([kim(), kim('dashboard_todo_list'), manager].map(mayAssignTodosToOthers)).toEqual([false, false, true])
})

it.each(['userId', 'assignedBy', 'assignedTo'] as const)(
  'a todo concerns who stands in it as %s, personal or not',
  part => {
    for (const category of ['work', 'personal'] as const)
      expect(mayEditTodo(kim(), { ...ofOthers, [part]: 'kim', category })).toBe(true)
  },
)

it('of others’ todos whoever may give some to others touches all but what is personal', () => {
  expect([mayEditTodo(kim(), ofOthers), mayEditTodo(manager, ofOthers)]).toEqual([false, true])
  expect(mayEditTodo(manager, { ...ofOthers, category: 'personal' })).toBe(false)
})
