import type { Day } from '#kit/day.ts'
import type { Shot } from './load.ts'
import type { Running } from './processes.ts'

/** Another product that answers the same week out of the same PostgreSQL. */
export interface Peer {
  readonly version: string
  readonly server: Running
  readonly shot: Shot
  /** Cells in an answer. */
  count(answer: string): number
}

export interface Week {
  readonly organizationId: string
  readonly monday: Day
}
