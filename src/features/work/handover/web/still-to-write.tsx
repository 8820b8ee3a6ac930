import { NotebookPen } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useTimeTexts } from '#platform/web/ui/time.tsx'
import type { OwnPart } from '../schema.ts'
import { useHandoverCountText } from './counted.ts'
import { HandoverLine } from './note-line.tsx'

interface Props {
  readonly parts: readonly OwnPart[]
  readonly onWrite: (part: OwnPart) => void
}

/** The member's shifts for which a handover can still be written. */
export function HandoversToWrite({ parts, onWrite }: Props) {
  const texts = useTexts('handover')
  const times = useTimeTexts()
  const counted = useHandoverCountText()
  return (
    <Card title={texts.own}>
      <div className="divide-y divide-line">
        {parts.map(part => (
          <HandoverLine
            key={part.assignmentId}
            icon={<NotebookPen size={18} />}
            title={`${times.shift(part).day} · ${part.shiftName} · ${part.groupName}`}
            said={part.own ? counted(part.own) : texts.missing}
            onOpen={() => onWrite(part)}
          />
        ))}
      </div>
    </Card>
  )
}
