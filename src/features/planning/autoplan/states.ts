/**
 * The life of a run. It ends once; whatever state it is found in, nothing of it is half done: seats change by taking over
 * alone.
 *
 *   ● ──ask──▶ queued ──a node is free──▶ running ──▶ done
 *                │                          │  ├──cancel──▶ cancelled    (with a proposal, where one was found)
 *                │                          │  └──────────▶ failed       (`endings` says of what)
 *                │                          └── its node died, or closes ──▶ queued
 *                └──cancel──▶ cancelled
 */
export const runStates = ['queued', 'running', 'done', 'cancelled', 'failed'] as const
export type RunState = (typeof runStates)[number]

/** What there is to say of how a run ended. */
export const endings = [
  /** The steps were not done when the 60 seconds were over: the best until then is kept. */
  'out_of_time',
  /** It wanted more memory than it may have: the best until then is kept, if there is one. */
  'out_of_memory',
  /** No seat of what was asked is free, or none is to come. */
  'nothing_to_plan',
  /** Asked before, and nothing has changed since: that proposal is the answer. */
  'same_as_before',
  /** Three nodes in a row have died with it. */
  'nodes_died',
  /** A fault of ours; it is in the log. */
  'fault',
] as const
export type Ending = (typeof endings)[number]

export const effortNames = ['fast', 'thorough'] as const
export type EffortName = (typeof effortNames)[number]

export const maxWeeks = 4

/** Of a week; one more makes room for itself. */
export const proposalLabels = ['A', 'B', 'C', 'D', 'E'] as const
export type ProposalLabel = (typeof proposalLabels)[number]

/** What a proposal stands on. Where one of them has moved, it says so. */
export const snapshotParts = ['seats', 'availability', 'people', 'groups', 'rules'] as const
export type SnapshotPart = (typeof snapshotParts)[number]

/** Why a seat that was taken over is not taken back: somebody has touched it since, or its shift has begun. */
export const touches = ['gone', 'pinned', 'published', 'begun'] as const
export type Touch = (typeof touches)[number]
