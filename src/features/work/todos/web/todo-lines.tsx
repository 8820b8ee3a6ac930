import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { announce } from '#platform/web/announce.ts'
import { updateOptimistically } from '#platform/web/at-once.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useSteadyRows } from '#platform/web/steady-rows.ts'
import { messageOf } from '#platform/web/rpc.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { OwnTodos, Todo } from '../schema.ts'
import { PriorityMark } from './priority-mark.tsx'
import { ownTodosQuery, todosApi } from './queries.ts'
import { TodoDue } from './todo-due.tsx'

export interface TodoLinesProps {
  readonly todos: readonly Todo[]
  /** Todos of the other tab: one that was completed or reopened here stays in its place. */
  readonly others?: readonly Todo[]
  readonly empty?: ReactNode
  readonly profileId: string
  readonly onEdit: (todo: Todo) => void
}

export function TodoLines({ todos, others, empty, profileId, onEdit }: TodoLinesProps) {
  const rows = useSteadyRows(todos, ({ id }) => id)
  const turned = new Map(others?.map(todo => [todo.id, todo]))
  const shown = rows.flatMap(({ row, isGone }) => (isGone ? (turned.get(row.id) ?? []) : row))
  if (shown.length === 0 && empty !== undefined) return empty
  return (
    <ul className="divide-y divide-line">
      {shown.map(todo => (
        <TodoLine key={todo.id} todo={todo} isFromOther={todo.assignedBy !== profileId} onEdit={() => onEdit(todo)} />
      ))}
    </ul>
  )
}

interface LineProps {
  readonly todo: Todo
  readonly isFromOther: boolean
  readonly onEdit: () => void
}

function TodoLine({ todo, isFromOther, onEdit }: LineProps) {
  const texts = useTexts('todos')
  const toggle = useToggle()
  return (
    <li className="group flex items-start gap-3 py-2.5 pr-2 pl-4 pointer-coarse:py-3.25">
      <Tick todo={todo} onToggle={() => toggle(todo)} />
      <div className="min-w-0 flex-1">
        <p className={`wrap-anywhere ${todo.isCompleted ? 'text-text-3 line-through' : 'font-medium text-text'}`}>
          {todo.text}
        </p>
        {todo.notes !== '' && !todo.isCompleted && (
          <p className="line-clamp-2 text-13 wrap-anywhere text-text-2">{todo.notes}</p>
        )}
        <Facts>
          <PriorityMark priority={todo.priority} />
          <span>{texts.categories[todo.category]}</span>
          <TodoDue todo={todo} />
          {isFromOther && <span>{texts.from(todo.assignerName)}</span>}
        </Facts>
      </div>
      {!todo.isCompleted && (
        <IconButton
          size="sm"
          label={texts.edit(todo.text)}
          icon={<Pencil aria-hidden size={14} />}
          onClick={onEdit}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
        />
      )}
    </li>
  )
}

const Facts = ({ children }: { children: ReactNode }) => (
  <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-12 text-text-3">{children}</p>
)

/** A box to tick; on touch screens as large as a thumb. */
function Tick({ todo, onToggle }: { todo: Todo; readonly onToggle: () => void }) {
  const texts = useTexts('todos')
  return (
    <label className="-m-1 shrink-0 cursor-pointer p-1 pt-1.5 pointer-coarse:-my-3 pointer-coarse:-mr-2.5 pointer-coarse:-ml-4 pointer-coarse:flex pointer-coarse:size-11 pointer-coarse:items-center pointer-coarse:justify-center pointer-coarse:p-0">
      <input
        data-consequence=""
        type="checkbox"
        aria-label={todo.isCompleted ? texts.reopen(todo.text) : texts.complete(todo.text)}
        checked={todo.isCompleted}
        onChange={onToggle}
        className="block size-4.5 cursor-pointer accent-accent"
      />
    </label>
  )
}

/** Turns a todo over at once, and back if the server refuses. */
function useToggle(): (todo: Todo) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const texts = useTexts('todos')
  const { mutate } = useMutation(
    todosApi.setCompleted.mutationOptions({
      onMutate: async ({ id, isCompleted }) => {
        await queries.cancelQueries({ queryKey: todosApi.key() })
        return updateOptimistically(queries, ownTodosQuery.queryKey, () =>
          queries.setQueryData(ownTodosQuery.queryKey, own => own && turned(own, id, isCompleted)),
        )
      },
      onSuccess: (_, { id, isCompleted }) => {
        const own = queries.getQueryData(ownTodosQuery.queryKey)
        const todo = [...(own?.open ?? []), ...(own?.completed ?? [])].find(each => each.id === id)
        if (todo) announce((isCompleted ? texts.completed : texts.reopened)(todo.text))
      },
      onError: (error, _, takeBack) => {
        takeBack?.()
        toast.error(messageOf(error, texts.toggleFailed))
      },
    }),
  )
  return ({ id, isCompleted }) => mutate({ id, isCompleted: !isCompleted })
}

function turned({ open, completed }: OwnTodos, id: string, isCompleted: boolean): OwnTodos {
  const todo = [...open, ...completed].find(each => each.id === id)
  if (!todo) return { open, completed }
  const others = (list: readonly Todo[]) => list.filter(each => each.id !== id)
  const moved = { ...todo, isCompleted }
  return isCompleted
    ? { open: others(open), completed: [moved, ...others(completed)] }
    : { open: [moved, ...others(open)], completed: others(completed) }
}
