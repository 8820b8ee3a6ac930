import { useQuery } from '@tanstack/react-query'
import { NotebookPen, NotebookText } from 'lucide-react'
import { useState } from 'react'
import { firstNameOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useCounted } from './counted.ts'
import { NoteLine } from './note-line.tsx'
import { ownHandoversQuery } from './queries.ts'
import { ReadDialog } from './read-dialog.tsx'
import type { Written } from './write-dialog.tsx'

interface Props {
  readonly assignmentId: string
  readonly zone: string
  readonly onWrite: (part: Written) => void
}

/** Under one's own shift: what others hand over, and what one hands over oneself, a line each. */
export function OwnHandover({ assignmentId, zone, onWrite }: Props) {
  const texts = useTexts('handover')
  const counted = useCounted()
  const [openId, setOpenId] = useState<string>()
  const part = useQuery(ownHandoversQuery).data?.parts.find(one => one.assignmentId === assignmentId)
  if (!part || (part.received.length === 0 && !part.mayWrite)) return null
  const open = part.received.filter(note => note.assignmentId === openId)
  return (
    <div className="divide-y divide-line border-t border-line">
      {part.received.map(note => (
        <NoteLine
          key={note.assignmentId}
          icon={<NotebookText size={18} />}
          title={texts.from(firstNameOf(note.author.fullName))}
          said={[...(note.readAt === null ? [] : [texts.read]), counted(note)].join(' · ')}
          isNew={note.readAt === null}
          onOpen={() => setOpenId(note.assignmentId)}
        />
      ))}
      {part.mayWrite && (
        <NoteLine
          icon={<NotebookPen size={18} />}
          title={part.own ? texts.own : texts.write}
          said={part.own ? counted(part.own) : ''}
          onOpen={() => onWrite(part)}
        />
      )}
      {open.length > 0 && <ReadDialog notes={open} zone={zone} onClose={() => setOpenId(undefined)} />}
    </div>
  )
}
