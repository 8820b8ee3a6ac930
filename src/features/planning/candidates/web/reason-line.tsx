import {
  BedSingle,
  CalendarRange,
  CalendarX2,
  Check,
  CircleChevronDown,
  CircleChevronUp,
  CircleSlash,
  Clock,
  Crown,
  Hourglass,
  House,
  ListOrdered,
  Lock,
  type LucideIcon,
  Minus,
  Star,
  ThumbsDown,
  TreePalm,
  UserX,
} from 'lucide-react'
import { timeSentence } from '#kit/time-text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { useTimeTexts } from '#platform/web/ui/time.tsx'
import { textWithShifts } from '#features/agency/shifts/names.ts'
import { warnings } from '#features/planning/planning-rules/rules.ts'
import type { Reason } from '../schema.ts'
import { blocks } from '../fits.ts'

const icons: Readonly<Record<Reason['code'], LucideIcon>> = {
  available: Check,
  preferred: Star,
  home_chatter: House,
  main_chatter: Crown,
  preference_rank: ListOrdered,
  partly_available: CircleSlash,
  not_available: Minus,
  vacation_requested: Clock,
  vacation: TreePalm,
  shift_disabled_by_person: ThumbsDown,
  exclusive_elsewhere: Lock,
  assigned_elsewhere: CalendarX2,
  short_rest: BedSingle,
  long_week: Hourglass,
  long_streak: CalendarRange,
  over_wish: CircleChevronUp,
  under_wish: CircleChevronDown,
  declined: UserX,
}

const blocking: ReadonlySet<string> = new Set(blocks)
const warning: ReadonlySet<string> = new Set(warnings)

const hueOf = (code: string): string => {
  if (blocking.has(code)) return 'red'
  return warning.has(code) ? 'orange' : 'green'
}

function useReasonText(): (reason: Reason) => string {
  const { reasons } = useTexts('schedule')
  const times = useTimeTexts()
  return reason => {
    switch (reason.code) {
      case 'exclusive_elsewhere':
        return reasons.exclusive_elsewhere(reason)
      case 'preference_rank':
        return reasons.preference_rank(reason)
      case 'assigned_elsewhere':
        return reasons.assigned_elsewhere({ ...reason, time: timeSentence(times.shift(reason)) })
      case 'short_rest':
        return reasons.short_rest(reason)
      case 'long_week':
        return reasons.long_week(reason)
      case 'long_streak':
        return reasons.long_streak(reason)
      case 'over_wish':
        return reasons.over_wish(reason)
      case 'under_wish':
        return reasons.under_wish(reason)
      case 'declined':
        return reasons.declined(reason)
      case 'vacation_requested':
      case 'vacation':
        return textWithShifts(reasons[reason.code], reason.shiftNames)
      case 'available':
      case 'preferred':
      case 'home_chatter':
      case 'main_chatter':
      case 'partly_available':
      case 'not_available':
      case 'shift_disabled_by_person':
        return reasons[reason.code]
    }
  }
}

/** Icon and text; the hue says whether it speaks for, warns or forbids. */
export function ReasonLine({ reason }: { reason: Reason }) {
  const textOf = useReasonText()
  const Icon = icons[reason.code]
  return (
    <span data-hue={hueOf(reason.code)} className="inline-flex max-w-full items-start gap-1 text-12 text-text-2">
      <Icon
        aria-hidden
        size={13}
        className={`mt-px shrink-0 text-hue-line ${reason.code === 'preferred' ? 'fill-current' : ''}`}
      />
      <span className="min-w-0">{textOf(reason)}</span>
    </span>
  )
}
