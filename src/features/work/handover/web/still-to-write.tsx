import { NotebookPen } from 'lucide-react'
import { dayMonth, shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { OwnPart } from '../schema.ts'
import { useHandoverCountText } from './counted.ts'
import { HandoverLine } from './note-line.tsx'

interface Props {
  readonly parts: readonly OwnPart[]
  readonly onWrite: (part: OwnPart) => void
}

/** One's own shifts of which one can still tell something. */
export function HandoversToWrite({ parts, onWrite }: Props) {
  const texts = useTexts('handover')
  const language = useLanguage()
  const counted = useHandoverCountText()
  return (
    <Card title={texts.own}>
      <div className="divide-y divide-line">
        {parts.map(part => (
          <HandoverLine
            key={part.assignmentId}
            icon={<NotebookPen size={18} />}
            title={`${part.groupName} · ${shortWeekday(part.date, language)} ${dayMonth(part.date, language)} · ${part.shiftName}`}
            said={part.own ? counted(part.own) : texts.missing}
            onOpen={() => onWrite(part)}
          />
        ))}
      </div>
    </Card>
  )
}
