import { useInfiniteQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { allOwnTodosQuery } from './queries.ts'
import { TodoLines, type TodoLinesProps } from './todo-lines.tsx'

type Props = Omit<TodoLinesProps, 'todos'> & { readonly status: 'open' | 'completed' }

/** All of one's own in the place of the latest. */
export function AllOwnTodos({ status, ...line }: Props) {
  const { management } = useTexts('todos')
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    allOwnTodosQuery(status),
  )
  return (
    <Loaded read={{ data, isError, refetch }} skeleton={<Skeletons rows={10} className="h-10" />}>
      {({ pages }) => (
        <>
          <TodoLines {...line} todos={pages.flatMap(({ todos }) => todos)} />
          {hasNextPage && (
            <Button
              variant="ghost"
              size="sm"
              className="m-2"
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {management.more}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
