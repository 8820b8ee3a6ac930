import type { Proposal } from './proposal.ts'

/** How far it is, each time that it pauses: whoever runs it may stop there and take `best`. */
export interface Progress {
  readonly seats: number
  /** No plan fills more. */
  readonly maxSeats: number
  /** Of what is to be done, from 0 to 1. */
  readonly done: number
  readonly best: () => Proposal
}
