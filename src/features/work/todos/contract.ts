import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import {
  bulkCompletion,
  completion,
  newTodo,
  ownQuestion,
  ownTodos,
  todo,
  todoChange,
  todoPage,
  todoQuestion,
} from './schema.ts'

export const todosContract = {
  mine: endpoint('member', 'dashboard_todo_list')
    .route({
      method: 'GET',
      path: '/todos/mine',
      summary: 'List the latest todos assigned to you, open and completed',
    })
    .output(ownTodos),
  own: endpoint('member', 'dashboard_todo_list')
    .route({ method: 'GET', path: '/todos/own', summary: 'List all todos assigned to you, newest first' })
    .input(ownQuestion)
    .output(todoPage),
  list: endpoint('member', 'todo_assign_others')
    .route({ method: 'GET', path: '/todos', summary: "List everyone's todos except personal ones, newest first" })
    .input(todoQuestion)
    .output(todoPage),
  find: endpoint('member')
    .route({ method: 'GET', path: '/todos/{id}', summary: 'Get a todo' })
    .input(z.object({ id: zId }))
    .output(todo),
  create: endpoint('member')
    .meta(creates)
    .route({ method: 'POST', path: '/todos', summary: 'Create a todo for yourself or someone else' })
    .input(newTodo)
    .output(todo),
  update: endpoint('member')
    .route({ method: 'PUT', path: '/todos/{id}', summary: 'Update an open todo' })
    .input(todoChange)
    .output(todo),
  setCompleted: endpoint('member')
    .route({ method: 'PUT', path: '/todos/{id}/completed', summary: 'Complete or reopen a todo' })
    .input(completion)
    .output(todo),
  setAllCompleted: endpoint('member', 'todo_assign_others')
    .route({ method: 'PUT', path: '/todo-completions', summary: 'Complete or reopen several todos' })
    .input(bulkCompletion)
    .output(z.object({ count: z.number().int() })),
  remove: endpoint('member')
    .route({ method: 'DELETE', path: '/todos/{id}', summary: 'Delete a todo' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
