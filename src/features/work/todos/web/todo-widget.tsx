import { useQuery } from '@tanstack/react-query'
import { ListTodo, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import { maxShown } from '../rules.ts'
import type { Todo } from '../schema.ts'
import { ManageTodosHint } from './manage-hint.tsx'
import { ownTodosQuery } from './queries.ts'
import { TodoLines } from './todo-lines.tsx'
import { lazily } from '#platform/web/lazily.ts'

// only who has more than the widget shows needs it
const AllOwnTodos = lazily(() => import('./all-todos.tsx'), 'AllOwnTodos')
// only who makes or edits one needs it
const TodoDialog = lazily(() => import('./todo-dialog.tsx'), 'TodoDialog')

interface Props {
  readonly profileId: string
  readonly mayAssignOthers: boolean
}

/** The member's latest todos, open and completed. */
export function TodoWidget({ profileId, mayAssignOthers }: Props) {
  const texts = useTexts('todos')
  const read = useQuery(ownTodosQuery)
  const [tab, setTab] = useState<'open' | 'completed'>('open')
  const [edited, setEdited] = useState<Todo | 'new'>()
  const [showsAll, setShowsAll] = useState(false)
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
      footer={mayAssignOthers && <ManageTodosHint />}
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
          const others = own[tab === 'open' ? 'completed' : 'open']
          const latest = (
            <TodoLines
              key={tab}
              todos={shown}
              others={others}
              empty={<EmptyState icon={<ListTodo aria-hidden size={18} />} text={texts.empty[tab]} />}
              profileId={profileId}
              onEdit={setEdited}
            />
          )
          if (!showsAll && shown.length < maxShown) return latest
          if (!showsAll)
            return (
              <>
                {latest}
                <Button variant="ghost" size="sm" className="m-2" onClick={() => setShowsAll(true)}>
                  {texts.all}
                </Button>
              </>
            )
          return (
            <Suspense fallback={latest}>
              <AllOwnTodos status={tab} profileId={profileId} onEdit={setEdited} />
            </Suspense>
          )
        }}
      </Loaded>
      <Suspense>
        {edited !== undefined && (
          <TodoDialog
            todo={edited === 'new' ? undefined : edited}
            profileId={profileId}
            mayAssignOthers={mayAssignOthers}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </Widget>
  )
}
