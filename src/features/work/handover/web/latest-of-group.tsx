import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotebookText } from 'lucide-react'
import { firstNameOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Awaited } from '#platform/web/ui/shown-whole.tsx'
import { useHandoverCountText } from './counted.ts'
import { latestNotesQuery } from './queries.ts'
import { ReadHandoversDialog } from './read-dialog.tsx'

/** Once above all groups: that none says what was left is no proof that nothing was. */
export function LatestHandoversError() {
  const { unreadable } = useTexts('handover')
  const { data, isError, refetch } = useQuery(latestNotesQuery)
  if (data !== undefined) return null
  if (!isError) return <Awaited />
  return (
    <Card>
      <div data-compact="">
        <ErrorState text={unreadable} onRetry={() => void refetch()} />
      </div>
    </Card>
  )
}

/** On a group's row: what the last shift has left, and whether anybody has read it. */
export function LatestGroupHandover({ groupId }: { groupId: string }) {
  const texts = useTexts('handover')
  const counted = useHandoverCountText()
  const [isOpen, setOpen] = useState(false)
  const notes = (useQuery(latestNotesQuery).data?.notes ?? []).filter(note => note.groupId === groupId)
  const [newest] = notes
  if (!newest) return null
  const isRead = newest.reads?.some(read => read.isCurrent) ?? true
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-1 ml-3 flex max-w-56 lg:max-w-64 items-center gap-1.5 rounded-chip px-1 py-0.5 text-left text-13 text-text-2 hover:bg-hover hover:text-text pointer-coarse:min-h-11"
      >
        <NotebookText aria-hidden size={14} className="shrink-0" />
        <span className="truncate">
          {texts.from(firstNameOf(newest.author.fullName))} · {counted(newest)}
        </span>
        {!isRead && (
          <span className="shrink-0 font-medium text-orange-fg">
            {'· '}
            {texts.unread}
          </span>
        )}
      </button>
      {isOpen && <ReadHandoversDialog notes={notes} onClose={() => setOpen(false)} />}
    </>
  )
}
