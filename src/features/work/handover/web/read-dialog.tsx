import { useTexts } from '#platform/web/i18n.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import type { Note } from '../schema.ts'
import { HandoverCard } from './note-card.tsx'

interface Props {
  readonly notes: readonly Note[]
  readonly onClose: () => void
}

/** The handovers to a member, to be read and confirmed. */
export function ReadHandoversDialog({ notes, onClose }: Props) {
  const texts = useTexts('handover')
  const [first, second] = notes
  return (
    <Dialog
      open
      title={first && !second ? texts.from(first.author.fullName) : texts.title}
      onOpenChange={open => open || onClose()}
    >
      <div className="flex flex-col gap-4">
        {notes.map(note => (
          <HandoverCard key={note.assignmentId} note={note} />
        ))}
      </div>
    </Dialog>
  )
}
