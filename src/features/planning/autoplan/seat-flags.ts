import { type SeatKind, seatKinds } from './states.ts'

/** Of a proposed seat: what becomes of it, whether a rule is broken for it, and whether it stands as proposed by now. */
export interface SeatFlags {
  readonly kind: SeatKind
  readonly isBreak: boolean
  readonly isApplied: boolean
}

const breakFlag = 4
const appliedFlag = 8

export const packedFlags = ({ kind, isBreak, isApplied }: SeatFlags): number =>
  seatKinds.indexOf(kind) + (isBreak ? breakFlag : 0) + (isApplied ? appliedFlag : 0)

export const flagsIn = (packed: number): SeatFlags => ({
  kind: seatKinds[packed % breakFlag] ?? 'kept',
  isBreak: Math.floor(packed / breakFlag) % 2 === 1,
  isApplied: Math.floor(packed / appliedFlag) % 2 === 1,
})
