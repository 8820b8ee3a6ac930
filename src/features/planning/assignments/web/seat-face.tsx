import type { ShiftColour } from '#kit/colour.ts'
import type { SeatedState } from '../states.ts'
import { StateMark } from './state-mark.tsx'

/** Whoever sits there, or nobody. */
export type SeatLook = SeatedState | 'free'

/**
 * Loudness runs against need: a gap is the loudest, a draft the next, what people know of the quietest. Red belongs to gaps:
 * a shift of that hue fills nothing with it. What looks so names its shift's hue in `data-hue`, a gap `red`.
 */
export function seatClassName(look: SeatLook, hue: ShiftColour): string {
  if (look === 'free') return 'border-[1.5px] border-dashed border-hue-solid bg-hue-bg font-bold text-hue-fg'
  if (look !== 'draft') return 'border border-transparent text-text-2'
  return `border border-transparent text-text ${hue === 'red' ? 'bg-sunken' : 'bg-hue-bg/62'}`
}

/** The form of a seat, whatever it says. */
export const seatShape =
  'narrow flex h-6 w-full min-w-0 items-center gap-1.5 rounded-[5px] px-1.5 text-left text-12 leading-4'

/** Its mark and who it is. */
export const SeatFace = ({ look, name }: { look: SeatLook; name: string }) => (
  <>
    {look !== 'free' && (
      <span className="shrink-0 text-hue-line">
        <StateMark state={look} size={12} />
      </span>
    )}
    <span className="min-w-0 flex-1 truncate print:overflow-visible print:whitespace-normal">{name}</span>
  </>
)
