import type { ReactNode } from 'react'
import type { DayStaffing } from '../staffing.ts'

const steps = [
  'bg-red-bg text-red-fg inset-ring inset-ring-red-line/60',
  'bg-[color-mix(in_oklab,var(--red-line)_42%,var(--surface))] text-red-fg',
  'bg-red-solid text-red-on',
] as const

const Gap = ({ step, children }: { step: number; children: ReactNode }) => (
  <span
    className={`tabular inline-flex h-5 min-w-5 items-center justify-center rounded-[5px] px-0.5 text-12 font-bold max-xl:min-w-4.5 max-xl:text-[11px] ${steps[Math.min(step, steps.length) - 1]}`}
  >
    {children}
  </span>
)

/** A day in as little room as it needs: the more is missing the louder, quietest where everybody knows. */
export function StaffingMark({ staffing: { have, need, drafts }, isPast }: { staffing: DayStaffing; isPast: boolean }) {
  const gaps = need - have
  if (need === 0) return <span className="text-12 text-text-3">–</span>
  if (gaps > 0 && isPast) return <span className="tabular text-12 text-text-3">{gaps}</span>
  if (gaps > 0) return <Gap step={gaps}>{gaps}</Gap>
  return drafts > 0 ? <StaffedWithDraftsRing /> : <FullyStaffedDot />
}

/** `2/3`: filled seats of those wanted; loud where one can still be filled. */
export const StaffingCount = ({ have, need, isOpen }: { have: number; need: number; isOpen: boolean }) => (
  <span
    {...(isOpen && have < need ? { 'data-hue': 'red' } : {})}
    className={`tabular shrink-0 ${isOpen && have < need ? 'font-semibold text-hue-fg' : 'text-text-2'}`}
  >
    {`${have}/${need}`}
  </span>
)

export const FullyStaffedDot = () => <span className="size-1.5 rounded-full bg-line-strong" />
export const StaffedWithDraftsRing = () => <span className="size-2 rounded-full border-[1.5px] border-text-3" />
export const OpenSeatCountSamples = () => (
  <span className="flex gap-1">
    <Gap step={1}>{'1'}</Gap>
    <Gap step={2}>{'2'}</Gap>
    <Gap step={3}>{'3+'}</Gap>
  </span>
)
