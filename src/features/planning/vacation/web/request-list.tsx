import { useInfiniteQuery } from '@tanstack/react-query'
import { TreePalm } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { useSteadyRows } from '#platform/web/steady-rows.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import type { VacationRequest } from '../schema.ts'
import { requestPagesQuery, type Tab } from './queries.ts'

interface Props {
  /** `ownBoard`: the board of members who do not decide, with their own requests only. */
  readonly list: 'board' | 'ownBoard' | 'mine'
  readonly children: RenderRow
}

/** `isGone`: the request has left the list while the reader was looking at it. */
type RenderRow = (request: VacationRequest, isGone: boolean) => ReactNode

/** A card with an open and a processed list, paged on. Without an open request it takes one line. */
export function RequestList({ list, children }: Props) {
  const all = useTexts('vacation')
  const { title, tabs } = list === 'mine' ? all.mine : all.board
  const empty = { mine: all.mine.empty, board: all.board.empty, ownBoard: all.board.emptyOwn }[list]
  const [tab, setTab] = useState<Tab>('open')
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    requestPagesQuery(list === 'mine' ? 'mine' : 'board', tab),
  )
  const [hasRows, setHasRows] = useState(false)
  if (!hasRows && data?.pages.some(({ requests }) => requests.length > 0)) setHasRows(true)
  return (
    <Widget
      title={title}
      // it does not fold under the finger that has withdrawn the last one
      folded={!hasRows && data?.pages[0]?.total === 0 ? empty[tab] : undefined}
      footer={
        list === 'ownBoard' && <p className="border-t border-line px-4 py-2 text-13 text-text-3">{all.board.onlyOwn}</p>
      }
      actions={
        <Segmented<Tab>
          label={title}
          value={tab}
          onChange={setTab}
          options={[
            { value: 'open', label: tabs.open },
            { value: 'processed', label: tabs.processed },
          ]}
        />
      }
    >
      <Loaded
        read={{ data, isError, refetch }}
        skeleton={
          <div className="p-4">
            <Skeletons rows={3} className="h-12" />
          </div>
        }
      >
        {({ pages }) => (
          <>
            <RequestRows
              key={tab}
              requests={pages.flatMap(page => page.requests)}
              empty={<EmptyState icon={<TreePalm aria-hidden size={18} />} text={empty[tab]} />}
            >
              {children}
            </RequestRows>
            {hasNextPage && (
              <div className="flex justify-center border-t border-line p-2">
                <Button size="sm" variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {all.board.more}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Widget>
  )
}

interface RowsProps {
  readonly requests: readonly VacationRequest[]
  readonly empty: ReactNode
  readonly children: RenderRow
}

/** Requests that have left the list stay in their place until the reader opens the other tab or leaves the page. */
function RequestRows({ requests, empty, children }: RowsProps) {
  const rows = useSteadyRows(requests, ({ id }) => id)
  if (rows.length === 0) return empty
  return <ul className="divide-y divide-line">{rows.map(({ row, isGone }) => children(row, isGone))}</ul>
}
