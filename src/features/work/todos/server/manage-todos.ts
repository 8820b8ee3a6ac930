import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { mayAssignTodosToOthers, canUseTodos, mayEditTodo } from '../policy.ts'
import { type Due, dueProblem } from '../rules.ts'
import type { NewTodo, OwnQuestion, OwnTodos, Todo, TodoChange, TodoPage, TodoQuestion } from '../schema.ts'
import * as store from './store.ts'

export const readLatestOwnTodos = (member: Member): Promise<OwnTodos> =>
  member.transaction(tx => store.listLatestOwnTodos(tx, member.actor.organizationId, member.actor.profileId))

/** Beyond the latest, page by page. */
export const listOwnTodos = (member: Member, question: OwnQuestion): Promise<TodoPage> =>
  list(member, { ...question, assignedTo: member.actor.profileId })

export const list = (member: Member, question: TodoQuestion): Promise<TodoPage> =>
  member.transaction(tx => {
    const { organizationId, profileId } = member.actor
    const local = member.now().toZonedDateTimeISO(member.organization.timeZone)
    const time = timeOfDay(local.toPlainTime().toString({ smallestUnit: 'minute' }))
    return store.listPage(tx, organizationId, profileId, question, { today: member.today(), time })
  })

/** @throws Refusal `todos.notFound` */
export const find = (member: Member, { id }: { id: string }): Promise<Todo> =>
  member.transaction(async tx => touchable(member, await store.find(tx, member.actor.organizationId, id)))

/** @throws Refusal `permissions.missing` */
export const create = (member: Member, { assignedTo, dueDay, ...values }: NewTodo): Promise<Todo> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    if (!canUseTodos(member.actor)) throw new Refusal('permissions.missing', { permission: 'dashboard_todo_list' })
    const due: Due = { dueDay: dueDay === undefined ? member.today() : dueDay, dueTime: values.dueTime }
    refuse(dueProblem(due, undefined, member.today()))
    const assignee = assignedTo ?? profileId
    await refuseAssignee(tx, member, assignee, profileId)
    const id = newId()
    const row = { ...values, ...due, organizationId, id, userId: profileId, createdAt: member.now() }
    await store.insert(tx, [{ ...row, assignedBy: profileId, assignedTo: assignee }])
    return viewAndNotify(tx, member, id, assignee !== profileId)
  })

/** @throws Refusal `todos.completed`, `todos.conflict` */
export const update = (member: Member, { id, version, assignedTo, ...values }: TodoChange): Promise<Todo> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const before = await lockTouchable(tx, member, id)
    if (before.isCompleted) throw new Refusal('todos.completed')
    if (before.version !== version) throw new Refusal('todos.conflict')
    refuse(dueProblem(values, before, member.today()))
    const assignee = assignedTo ?? before.assignedTo
    await refuseAssignee(tx, member, assignee, before.assignedTo)
    const isGiven = assignee !== before.assignedTo
    await store.change(tx, organizationId, id, {
      ...values,
      ...(isGiven ? { assignedTo: assignee, assignedBy: profileId } : {}),
    })
    return viewAndNotify(tx, member, id, isGiven && assignee !== profileId)
  })

export const setCompleted = (
  member: Member,
  { id, isCompleted }: { id: string; isCompleted: boolean },
): Promise<Todo> =>
  member.transaction(async tx => {
    const before = await lockTouchable(tx, member, id)
    if (before.isCompleted !== isCompleted) {
      const completedAt = isCompleted ? member.now() : null
      await store.change(tx, member.actor.organizationId, id, { isCompleted, completedAt })
    }
    return viewAndNotify(tx, member, id, false)
  })

/**
 * All or none: an id that is not there refuses the lot.
 * @throws Refusal `todos.notFound`
 */
export const setTodosCompleted = (
  member: Member,
  { ids, isCompleted }: { ids: readonly string[]; isCompleted: boolean },
): Promise<{ count: number }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const wanted = [...new Set(ids)]
    // whoever selected them cannot know what others delete meanwhile: what is there is done
    if ((await store.countTodos(tx, organizationId, profileId, wanted)) === 0) throw new Refusal('todos.notFound')
    const count = await store.markTodosCompleted(tx, organizationId, profileId, wanted, isCompleted, member.now())
    tx.invalidate('todos')
    return { count }
  })

/** @throws Refusal `todos.notYours` */
export const removeTodo = (member: Member, { id }: { id: string }): Promise<void> =>
  member.transaction(async tx => {
    const { userId } = await lockTouchable(tx, member, id)
    // what somebody else has given me I complete; I do not make it disappear
    if (userId !== member.actor.profileId && !mayAssignTodosToOthers(member.actor)) throw new Refusal('todos.notYours')
    await store.deleteTodo(tx, member.actor.organizationId, id)
    tx.invalidate('todos')
  })

/** @throws Refusal `todos.notFound` */
const lockTouchable = async (tx: Tx, member: Member, id: string): Promise<Todo> =>
  touchable(member, await store.lock(tx, member.actor.organizationId, id))

/** @throws Refusal `todos.notFound` */
function touchable({ actor }: Member, found: Todo | undefined): Todo {
  if (!found || !canUseTodos(actor) || !mayEditTodo(actor, found)) throw new Refusal('todos.notFound')
  return found
}

/** @throws Refusal what the rule says */
function refuse(why: ReturnType<typeof dueProblem>): void {
  if (why) throw new Refusal(why.code, undefined, { field: why.field })
}

/**
 * Giving to somebody other than who has it needs the permission, and somebody who is there.
 * @throws Refusal `todos.onlyOwn`, `todos.assigneeNotFound`
 */
async function refuseAssignee(tx: Tx, { actor }: Member, assignee: string, holder: string): Promise<void> {
  if (assignee === holder) return
  if (!mayAssignTodosToOthers(actor)) throw new Refusal('todos.onlyOwn', undefined, { field: 'assignedTo' })
  const person = await people.find(tx, actor.organizationId, assignee)
  if (!person || isLocked(person)) throw new Refusal('todos.assigneeNotFound', undefined, { field: 'assignedTo' })
}

/** The todo as it is now; `isNews`: the one who does it hears of it. */
async function viewAndNotify(tx: Tx, member: Member, id: string, isNews: boolean): Promise<Todo> {
  const { organizationId, profileId } = member.actor
  const found = await store.find(tx, organizationId, id)
  if (!found) throw new Error('a todo that was written is not there')
  if (isNews) {
    const { text, dueDay, dueTime, assignerName: assigner, assignedTo } = found
    const notice = { todoId: id, text, assigner, dueDay, dueTime }
    await notify(tx, member, [assignedTo], 'todo_assigned', notice, profileId)
  }
  tx.invalidate('todos')
  return found
}
