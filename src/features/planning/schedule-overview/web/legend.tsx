import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { seatedStates } from '#features/planning/assignments/states.ts'
import { seatClassName } from '#features/planning/assignments/web/seat-face.tsx'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'
import { FullyStaffedDot, OpenSeatCountSamples, StaffedWithDraftsRing, StaffingCount } from './heat-mark.tsx'
import { letterLook } from './letter-look.ts'

const letters = ['a', 'p', 'r', 'v', 's'] as const
const list = 'flex flex-wrap items-center gap-x-4 gap-y-2 text-12 text-text-2'

/** The marks of the overview and their meaning, drawn as they are there. */
export function GroupLegend({ mode }: { mode: 'week' | 'month' | 'phone' }) {
  const { legend: texts, free } = useTexts('scheduleOverview')
  const { status } = useTexts('schedule')
  if (mode === 'week') {
    return (
      <ul aria-label={texts.title} className={list}>
        <Entry
          hue="red"
          text={free}
          mark={<span className={`h-4 w-6 rounded-[5px] ${seatClassName('free', 'gray')}`} />}
        />
        {seatedStates.map(state => (
          <Entry key={state} hue="blue" text={status[state]} mark={<StateMark state={state} size={12} />} />
        ))}
        <Entry text={texts.unplanned} mark={<span className="hatched h-4 w-6 rounded-[5px]" />} />
      </ul>
    )
  }
  if (mode === 'month') {
    return (
      <ul aria-label={texts.title} className={list}>
        <Entry text={texts.full} mark={<StaffingCount have={2} need={2} isOpen />} />
        <Entry text={texts.gaps} mark={<StaffingCount have={1} need={2} isOpen />} />
        <Entry text={texts.draft} mark={<StaffedWithDraftsRing />} />
      </ul>
    )
  }
  return (
    <ul aria-label={texts.title} className={list}>
      <Entry text={texts.full} mark={<FullyStaffedDot />} />
      <Entry text={texts.draft} mark={<StaffedWithDraftsRing />} />
      <Entry text={texts.gaps} mark={<OpenSeatCountSamples />} />
      <Entry text={texts.unplanned} mark={<span className="hatched h-4 w-6 rounded-[5px]" />} />
    </ul>
  )
}

export function ChatterLegend() {
  const { legend: texts, availability, draft } = useTexts('scheduleOverview')
  return (
    <ul aria-label={texts.title} className={list}>
      {letters.map(letter => (
        <Entry
          key={letter}
          text={availability[letter]}
          mark={
            <span
              data-letter={letter}
              className={`relative size-5 rounded-chip after:inset-0! after:flex after:items-center after:justify-center ${letterLook}`}
            />
          }
        />
      ))}
      <Entry hue="blue" text={texts.published} mark={<span className="size-2.5 rounded-full bg-hue-line" />} />
      <Entry hue="blue" text={draft} mark={<span className="size-2.5 rounded-full border-[1.5px] border-hue-line" />} />
    </ul>
  )
}

const Entry = ({ hue, mark, text }: { hue?: string; mark: ReactNode; text: string }) => (
  <li data-hue={hue} className="flex items-center gap-1.5">
    <span aria-hidden className="flex text-hue-line">
      {mark}
    </span>
    {text}
  </li>
)
