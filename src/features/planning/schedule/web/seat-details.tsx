import { Crown, Search, Trash2, TriangleAlert } from 'lucide-react'
import { initialsOf } from '#kit/text.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ShiftTime, type TimedShift } from '#platform/web/ui/time.tsx'
import { reasonText } from '#features/planning/assignments/system-reasons.ts'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'
import type { PlannedAssignment } from '../schema.ts'

interface Props {
  readonly assignment: PlannedAssignment
  readonly shift: TimedShift
  readonly hours: number
  readonly hue: string
  readonly isEditable: boolean
  readonly onRemove: () => void
  /** Left out where no member knows of the seat yet. */
  readonly onReplace: (() => void) | undefined
}

/** The member on a seat, the warnings that were overridden, and the actions that remove or replace the member. */
export function SeatDetails({ assignment, shift, hours, hue, isEditable, onRemove, onReplace }: Props) {
  const texts = useTexts('schedule')
  const board = useTexts('planBoard')
  const language = useLanguage()
  return (
    <div data-hue={hue} className="flex flex-col gap-3 p-4">
      <div className="flex items-center gap-3">
        <Avatar id={assignment.profileId} initials={initialsOf(assignment.fullName)} size={36} />
        <div className="min-w-0">
          <p className="truncate font-semibold text-text" translate="no">
            {assignment.fullName}
          </p>
          <p className="flex items-center gap-1.5 text-13 text-text-2">
            <StateMark state={assignment.state} size={13} />
            {texts.status[assignment.state]}
          </p>
        </div>
      </div>
      <ul className="flex flex-col gap-1 text-13 text-text-2">
        <li>
          <ShiftTime shift={shift} withDay />
        </li>
        <li className="tabular">{texts.weekHours(hours)}</li>
        {assignment.isMain && (
          <li className="flex items-center gap-1.5">
            <Crown aria-hidden size={13} />
            {texts.reasons.main_chatter}
          </li>
        )}
      </ul>
      {assignment.overriddenWarnings.length > 0 && (
        <div data-hue="orange" className="rounded-control bg-hue-bg px-3 py-2 text-13 text-hue-fg">
          <p className="flex items-start gap-1.5 font-medium">
            <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
            {assignment.overriddenWarnings.map(warning => texts.warnings[warning]).join(', ')}
          </p>
          {assignment.overrideReason !== null && (
            <p className="mt-0.5 break-words">{reasonText(assignment.overrideReason, language)}</p>
          )}
        </div>
      )}
      {isEditable && onReplace && (
        <Button onClick={onReplace}>
          <Search aria-hidden size={15} />
          {board.replace}
        </Button>
      )}
      {isEditable && (
        <Button hasConsequence onClick={onRemove}>
          <Trash2 aria-hidden size={15} />
          {texts.remove}
        </Button>
      )}
    </div>
  )
}
