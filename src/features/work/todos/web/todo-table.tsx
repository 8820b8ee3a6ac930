import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import type { RowOutcome } from '#platform/web/row-outcomes.ts'
import { useSteadyRows } from '#platform/web/steady-rows.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { OutcomeText } from '#platform/web/ui/row-outcome.tsx'
import type { Todo } from '../schema.ts'
import { PriorityMark } from './priority-mark.tsx'
import { TodoDue } from './todo-due.tsx'

interface Props {
  readonly todos: readonly Todo[]
  /** In the place of a table that never had a row. */
  readonly empty: ReactNode
  readonly outcomeOf: (id: string) => RowOutcome | undefined
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void
  readonly onEdit: (todo: Todo) => void
  readonly onRemove: (todo: Todo) => void
}

/** Around a box, so large that a finger hits it. */
const tick =
  '-m-1 flex cursor-pointer p-1 pointer-coarse:-my-3 pointer-coarse:mr-0 pointer-coarse:-ml-4 pointer-coarse:size-11 pointer-coarse:items-center pointer-coarse:justify-center pointer-coarse:p-0'

/** Everybody's, a line each, in which a todo stays that leaves the list; on small screens the facts stand below the title. */
export function TodoTable({ todos, empty, outcomeOf, selected, onSelect, onEdit, onRemove }: Props) {
  const texts = useTexts('todos')
  const { management } = texts
  const { columns } = management
  const all = todos.map(({ id }) => id)
  const rows = useSteadyRows(todos, ({ id }) => id)
  if (rows.length === 0) return empty
  return (
    <table className="w-full rounded-card border border-line bg-surface text-left shadow-card">
      <thead className="text-12 text-text-3">
        <tr>
          <th scope="col" className="w-10 py-2 pl-4 pointer-coarse:w-11 pointer-coarse:py-3.25">
            <label className={tick}>
              <input
                type="checkbox"
                aria-label={management.selectAll}
                checked={all.length > 0 && all.every(id => selected.has(id))}
                onChange={event => onSelect(all, event.currentTarget.checked)}
                className="size-4.5 cursor-pointer align-middle accent-accent"
              />
            </label>
          </th>
          <th scope="col" className="px-2 py-2 font-medium">
            {columns.todo}
          </th>
          <th scope="col" className="w-44 px-2 py-2 font-medium max-md:hidden">
            {columns.assignee}
          </th>
          <th scope="col" className="w-48 px-2 py-2 font-medium max-md:hidden">
            {columns.due}
          </th>
          <th scope="col" className="w-32 px-2 py-2 font-medium max-lg:hidden">
            {columns.category}
          </th>
          <th scope="col" className="w-20">
            <span className="sr-only">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {rows.map(({ row: todo, isGone }) => (
          <tr key={todo.id} className="hover:bg-hover">
            <td className="py-2.5 pl-4 align-top pointer-coarse:py-3.25">
              {!isGone && (
                <label className={tick}>
                  <input
                    type="checkbox"
                    aria-label={management.select(todo.text)}
                    checked={selected.has(todo.id)}
                    onChange={event => onSelect([todo.id], event.currentTarget.checked)}
                    className="size-4.5 cursor-pointer accent-accent"
                  />
                </label>
              )}
            </td>
            <td className="px-2 py-2.5 align-top">
              <span className="flex items-start gap-1.5">
                <span className="mt-0.5">
                  <PriorityMark priority={todo.priority} />
                </span>
                <span
                  className={`min-w-0 wrap-anywhere ${todo.isCompleted || isGone ? 'text-text-3 line-through' : 'font-medium text-text'}`}
                >
                  {todo.text}
                </span>
              </span>
              {todo.notes !== '' && (
                <span className="line-clamp-2 text-13 wrap-anywhere text-text-2">{todo.notes}</span>
              )}
              <span className="flex flex-wrap gap-x-2.5 text-12 text-text-3 md:hidden">
                <span>{todo.assigneeName}</span>
                <TodoDue todo={todo} />
              </span>
            </td>
            <td className="px-2 py-2.5 align-top max-md:hidden">{todo.assigneeName}</td>
            <td className="px-2 py-2.5 align-top text-13 text-text-2 max-md:hidden">
              {todo.dueDay === null ? management.noDue : <TodoDue todo={todo} />}
            </td>
            <td className="px-2 py-2.5 align-top text-13 text-text-2 max-lg:hidden">
              {texts.categories[todo.category]}
            </td>
            <td className={`py-1.5 pr-2 text-right align-top ${isGone ? '' : 'whitespace-nowrap'}`}>
              {isGone && <OutcomeText {...(outcomeOf(todo.id) ?? { text: management.outcomes.gone })} />}
              {!isGone && !todo.isCompleted && (
                <IconButton
                  size="sm"
                  label={texts.edit(todo.text)}
                  icon={<Pencil aria-hidden size={14} />}
                  onClick={() => onEdit(todo)}
                />
              )}
              {!isGone && (
                <IconButton
                  size="sm"
                  label={texts.dialog.removeTitle(todo.text)}
                  icon={<Trash2 aria-hidden size={14} />}
                  onClick={() => onRemove(todo)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
