/**
 * The life of an offer. `give`: a member's own seat, to the member who accepts it. `swap`: against one certain other seat.
 * `gap`: an open seat that planners advertise. Until `done` nothing of the plan has moved: the member on the seat stays
 * responsible. The moves:
 *
 *               ┌────────────────────── take, accept ──────────────────────┐
 *   ● ──offer──▶ open ──apply──▶ applied ──choose──▶──────────────────────▶ done
 *               │  ▲ ▲            │  │ ▲                                    ▲
 *               │  │ └─withdraw───┘  └─┘ apply, withdraw                    │
 *               │  └──reject, withdraw────┐                                 │
 *               └─take, accept──▶ accepted┴──────────approve────────────────┘
 *                 (needs approval)   └──reject, withdraw (swap, the last invitee)──▶ refused
 *
 *   open, applied, accepted ──withdraw, the seat has changed──▶ withdrawn
 *   open, applied, accepted ──the shift begins────────────────▶ expired   (swap: the first of both)
 *   open                    ──the last invitee refuses────────▶ refused
 *   open                    ──no application in time──────────▶ expired
 *   applied                 ──too late, none left─────────────▶ expired
 *   applied                 ──all others refused──────────────▶ refused
 *
 * Undoing an action, which is possible for a few minutes, is not a move: it restores the state before (`undo-action.ts`).
 */
export const offerKinds = ['give', 'swap', 'gap'] as const
export type OfferKind = (typeof offerKinds)[number]

export const offerStates = ['open', 'applied', 'accepted', 'done', 'withdrawn', 'refused', 'expired'] as const
export type OfferState = (typeof offerStates)[number]

/** A seat has one offer of these at most. */
export const liveStates = ['open', 'applied', 'accepted'] as const satisfies readonly OfferState[]

export const isOfferLive = ({ state }: { readonly state: OfferState }): boolean =>
  liveStates.some(live => live === state)

export const moves = [
  'take',
  'apply',
  'retract',
  'refuse',
  'choose',
  'approve',
  'reject',
  'withdraw',
  'expire',
  'close',
] as const
export type OfferMove = (typeof moves)[number]

/** Who stands how to an offer; the clock is nobody. */
export type Side = 'offerer' | 'asked' | 'taker' | 'planner' | 'stranger' | 'clock'

/** Who moves. Whether somebody who is asked may take it in the end, the rules of planning say. */
export const movers: Readonly<Record<OfferMove, readonly Side[]>> = {
  take: ['asked'],
  apply: ['asked'],
  retract: ['taker'],
  refuse: ['asked'],
  choose: ['planner'],
  approve: ['planner'],
  reject: ['planner'],
  withdraw: ['offerer', 'planner'],
  expire: ['clock'],
  close: ['clock'],
}

/** What a move needs to know beside the state. */
export interface TransitionFacts {
  readonly kind: OfferKind
  readonly way: OfferMode
  /** A planner has to say yes to who takes it. */
  readonly needsWord: boolean
  /** Those who could still take it, or have applied, once the move is done. */
  readonly left: number
  /** Those of them who have applied. */
  readonly applicants: number
}

/** Where a move leads; undefined: it is not possible from there. */
export function offerStateAfter(
  state: OfferState,
  move: OfferMove,
  { kind, way, needsWord, left, applicants }: TransitionFacts,
): OfferState | undefined {
  switch (move) {
    case 'take':
      if (state !== 'open' || way !== 'first') return undefined
      return needsWord ? 'accepted' : 'done'
    case 'apply':
      return way === 'applications' && (state === 'open' || state === 'applied') ? 'applied' : undefined
    case 'retract':
      if (state === 'accepted') return kind === 'swap' || left === 0 ? 'refused' : 'open'
      if (state !== 'applied') return undefined
      if (applicants > 0) return 'applied'
      return left > 0 ? 'open' : 'refused'
    case 'refuse':
      if (state !== 'open' && state !== 'applied') return undefined
      return left > 0 ? state : 'refused'
    case 'choose':
      return state === 'applied' ? 'done' : undefined
    case 'approve':
      return state === 'accepted' ? 'done' : undefined
    case 'reject':
      if (state !== 'accepted') return undefined
      return kind === 'swap' || left === 0 ? 'refused' : 'open'
    case 'withdraw':
      return isOfferLive({ state }) ? 'withdrawn' : undefined
    case 'expire':
      return isOfferLive({ state }) ? 'expired' : undefined
    case 'close':
      if (way !== 'applications') return undefined
      if (state === 'open') return 'expired'
      return state === 'applied' ? 'applied' : undefined
  }
}

/** First come, first served; or applications until a time, of which a planner chooses. */
export const offerModes = ['first', 'applications'] as const
export type OfferMode = (typeof offerModes)[number]

/** What somebody who was asked has answered. */
export const answers = ['none', 'applied', 'refused', 'rejected'] as const
export type Answer = (typeof answers)[number]

/** Why an offer ended otherwise than by being taken. */
export type Ending = 'withdrawn' | 'seat_changed' | 'refused' | 'rejected' | 'begun' | 'nobody_applied'

/** Which changes need a planner's word. */
export const approvalPolicies = ['all', 'warnings', 'none'] as const
export type ApprovalPolicy = (typeof approvalPolicies)[number]

export const peopleInWave = 3
/** Hours before a start. */
export const maxAlarm = 72
export const maxNoteLength = 300

/** Open seats that are advertised by one call. */
export const maxAdvertised = 100

/** Between two waves, where nothing else is chosen. */
export const defaultWaveMinutes = 10
