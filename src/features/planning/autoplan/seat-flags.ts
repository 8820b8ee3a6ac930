import { type SeatKind, seatKinds } from './states.ts'

/** Of a proposed seat: what becomes of it, whether a rule is broken for it, and how it is by now. */
export interface ProposedSeatFlags {
  readonly kind: SeatKind
  readonly isBreak: boolean
  /** It stands as proposed. */
  readonly isApplied: boolean
  /** The week of its group is published: whoever is seated is told. */
  readonly isAtOnce: boolean
  /** Its shift runs or is over, and nobody is seated there any more. */
  readonly hasBegun: boolean
}

const breakFlag = 4
const appliedFlag = 8
const atOnceFlag = 16
const begunFlag = 32

export const packProposedFlags = ({ kind, isBreak, isApplied, isAtOnce, hasBegun }: ProposedSeatFlags): number =>
  seatKinds.indexOf(kind) +
  (isBreak ? breakFlag : 0) +
  (isApplied ? appliedFlag : 0) +
  (isAtOnce ? atOnceFlag : 0) +
  (hasBegun ? begunFlag : 0)

export const unpackProposedFlags = (packed: number): ProposedSeatFlags => ({
  kind: seatKinds[packed % breakFlag] ?? 'kept',
  isBreak: has(packed, breakFlag),
  isApplied: has(packed, appliedFlag),
  isAtOnce: has(packed, atOnceFlag),
  hasBegun: has(packed, begunFlag),
})

const has = (packed: number, flag: number): boolean => Math.floor(packed / flag) % 2 === 1
