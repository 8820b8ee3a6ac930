import { useQuery } from '@tanstack/react-query'
import { ListTodo, Pencil, Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import type { Todo } from '../schema.ts'
import { ManageHint } from './manage-hint.tsx'
import { PriorityMark } from './priority-mark.tsx'
import { ownTodosQuery } from './queries.ts'
import { TodoDue } from './todo-due.tsx'
import { useToggle } from './use-toggle.ts'
import { lazily } from '#platform/web/lazily.ts'

// only who makes or edits one needs it
const TodoDialog = lazily(() => import('./todo-dialog.tsx'), 'TodoDialog')

interface Props {
  readonly profileId: string
  readonly timeZone: string
  readonly mayAssignOthers: boolean
}

/** One's own latest, open and completed. */
export function TodoWidget({ profileId, timeZone, mayAssignOthers }: Props) {
  const texts = useTexts('todos')
  const read = useQuery(ownTodosQuery)
  const [tab, setTab] = useState<'open' | 'completed'>('open')
  const [edited, setEdited] = useState<Todo | 'new'>()
  return (
    <Widget
      title={texts.title}
      actions={
        <>
          <Segmented
            label={texts.title}
            value={tab}
            options={(['open', 'completed'] as const).map(value => ({ value, label: texts.tabs[value] }))}
            onChange={setTab}
          />
          <IconButton
            size="sm"
            label={texts.add}
            icon={<Plus aria-hidden size={16} />}
            onClick={() => setEdited('new')}
          />
        </>
      }
      footer={mayAssignOthers && <ManageHint />}
    >
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={3} className="h-10" />
          </div>
        }
      >
        {own => {
          const shown = own[tab]
          if (shown.length === 0)
            return <EmptyState icon={<ListTodo aria-hidden size={18} />} text={texts.empty[tab]} />
          return (
            <ul className="divide-y divide-line">
              {shown.map(todo => (
                <TodoLine
                  key={todo.id}
                  todo={todo}
                  timeZone={timeZone}
                  isFromOther={todo.assignedBy !== profileId}
                  onEdit={() => setEdited(todo)}
                />
              ))}
            </ul>
          )
        }}
      </Loaded>
      <Suspense>
        {edited !== undefined && (
          <TodoDialog
            todo={edited === 'new' ? undefined : edited}
            profileId={profileId}
            timeZone={timeZone}
            mayAssignOthers={mayAssignOthers}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </Widget>
  )
}

interface LineProps {
  readonly todo: Todo
  readonly timeZone: string
  readonly isFromOther: boolean
  readonly onEdit: () => void
}

function TodoLine({ todo, timeZone, isFromOther, onEdit }: LineProps) {
  const texts = useTexts('todos')
  const toggle = useToggle()
  return (
    <li className="group flex items-start gap-3 py-2.5 pr-2 pl-4">
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
          <TodoDue todo={todo} timeZone={timeZone} />
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
export function Tick({ todo, onToggle }: { todo: Todo; readonly onToggle: () => void }) {
  const texts = useTexts('todos')
  return (
    <input
      type="checkbox"
      aria-label={todo.isCompleted ? texts.reopen(todo.text) : texts.complete(todo.text)}
      checked={todo.isCompleted}
      onChange={onToggle}
      className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-accent"
    />
  )
}
