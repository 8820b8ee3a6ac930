export const requestStatuses = ['pending', 'approved', 'rejected'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/**
 *              ┌──────── reactivate ────────┐
 *              ▼                            │
 *   request ─▶ pending ───── reject ────▶ rejected
 *              │  ▲ │                       │
 *     withdraw │  │ └─ approve ─▶ approved ◀┘ approveNow
 *              ▼  └── revoke ───────┘
 *            (gone)        and from everywhere: remove ─▶ (gone)
 */
export const moves = {
  approve: { from: 'pending', to: 'approved' },
  reject: { from: 'pending', to: 'rejected' },
  approveNow: { from: 'rejected', to: 'approved' },
  reactivate: { from: 'rejected', to: 'pending' },
  revoke: { from: 'approved', to: 'pending' },
} as const satisfies Record<string, { from: RequestStatus; to: RequestStatus }>
export type RequestMove = keyof typeof moves
export const moveNames = Object.keys(moves) as [RequestMove, ...RequestMove[]]

export const possibleRequestMoves = (status: RequestStatus): RequestMove[] =>
  moveNames.filter(move => moves[move].from === status)

/** The move that undoes a decision on a pending request. */
export const undoneBy: Readonly<Partial<Record<RequestMove, RequestMove>>> = { approve: 'revoke', reject: 'reactivate' }

/** Minutes after a decision in which undoing it withdraws its notification as well. */
const undoMinutes = 5

export const isJustDecided = (respondedAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now, respondedAt.add({ minutes: undoMinutes })) < 0

/** How far ahead a week may start (docs/product/en/vacation.md#rules). */
export const horizonMonths = 3
export const maxTextLength = 500
/** One page of the lists (docs/product/en/vacation.md#lists). */
export const pageSizes = { open: 10, processed: 20 } as const
export const upcomingBlocks = 5
