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
      summary: 'The latest that are assigned to oneself, open and completed',
    })
    .output(ownTodos),
  own: endpoint('member', 'dashboard_todo_list')
    .route({ method: 'GET', path: '/todos/own', summary: 'All that are assigned to oneself, newest first' })
    .input(ownQuestion)
    .output(todoPage),
  list: endpoint('member', 'todo_assign_others')
    .route({ method: 'GET', path: '/todos', summary: "Everybody's but what is personal to others, newest first" })
    .input(todoQuestion)
    .output(todoPage),
  find: endpoint('member')
    .route({ method: 'GET', path: '/todos/{id}', summary: 'One todo as it is now' })
    .input(z.object({ id: zId }))
    .output(todo),
  create: endpoint('member')
    .meta(creates)
    .route({ method: 'POST', path: '/todos', summary: 'A new todo, for oneself or for somebody else' })
    .input(newTodo)
    .output(todo),
  update: endpoint('member')
    .route({ method: 'PUT', path: '/todos/{id}', summary: 'Changes an open todo' })
    .input(todoChange)
    .output(todo),
  setCompleted: endpoint('member')
    .route({ method: 'PUT', path: '/todos/{id}/completed', summary: 'Completes a todo, or opens it again' })
    .input(completion)
    .output(todo),
  setAllCompleted: endpoint('member', 'todo_assign_others')
    .route({ method: 'PUT', path: '/todo-completions', summary: 'Completes several, or opens them again' })
    .input(bulkCompletion)
    .output(z.object({ count: z.number().int() })),
  remove: endpoint('member')
    .route({ method: 'DELETE', path: '/todos/{id}', summary: 'Deletes a todo' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
