import { useQuery } from '@tanstack/react-query'
import { NotebookPen, NotebookText } from 'lucide-react'
import { useState } from 'react'
import { firstNameOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { useHandoverCountText } from './counted.ts'
import { HandoverLine } from './note-line.tsx'
import type { OwnHandovers } from '../schema.ts'
import { ownHandoversQuery } from './queries.ts'
import { ReadHandoversDialog } from './read-dialog.tsx'
import type { Written } from './write-dialog.tsx'

interface Props {
  readonly part: Pick<Written, 'assignmentId' | 'groupName'>
  /** The member has checked in: from then on a handover can be written. */
  readonly isIn: boolean
  readonly onWrite: (part: Written) => void
}

/** Under one's own shift: what others hand over, and what one hands over oneself, a line each. */
export function ShiftHandovers(props: Props) {
  const { unreadable } = useTexts('handover')
  const read = useQuery(ownHandoversQuery)
  if (read.data === undefined && !read.isError) return null
  return (
    <div data-compact="" className="divide-y divide-line border-t border-line empty:hidden">
      <Loaded read={read} skeleton={null} failed={unreadable}>
        {handovers => <Lines {...props} handovers={handovers} />}
      </Loaded>
    </div>
  )
}

function Lines({ part, isIn, onWrite, handovers }: Props & { readonly handovers: OwnHandovers }) {
  const texts = useTexts('handover')
  const counted = useHandoverCountText()
  const [openId, setOpenId] = useState<string>()
  const { received = [], own = null } = handovers?.parts.find(one => one.assignmentId === part.assignmentId) ?? {}
  const open = received.filter(note => note.assignmentId === openId)
  return (
    <>
      {received.map(note => (
        <HandoverLine
          key={note.assignmentId}
          icon={<NotebookText size={18} />}
          title={texts.from(firstNameOf(note.author.fullName))}
          said={[...(note.readAt === null ? [] : [texts.read]), counted(note)].join(' · ')}
          isNew={note.readAt === null}
          onOpen={() => setOpenId(note.assignmentId)}
        />
      ))}
      {isIn && (
        <HandoverLine
          icon={<NotebookPen size={18} />}
          title={own ? texts.own : texts.write}
          said={own ? counted(own) : ''}
          onOpen={() => onWrite({ ...part, own })}
        />
      )}
      {open.length > 0 && <ReadHandoversDialog notes={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
