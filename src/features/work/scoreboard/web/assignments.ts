import type { Currency } from '#kit/money.ts'
import type { Preview } from '../schema.ts'

/** By the file's way of writing somebody: a profile, or null for leaving the rows out. */
export type Assignments = ReadonlyMap<string, string | null>

export interface UploadedRevenue {
  readonly profileId: string
  readonly currency: Currency
}

/** The currencies of each person's revenue, as assigned so far. */
export const revenueIn = ({ people }: Preview, assignments: Assignments): UploadedRevenue[] =>
  people.flatMap(({ key, profileId: recognised, figures }) => {
    const profileId = assignments.has(key) ? assignments.get(key) : recognised
    return profileId
      ? figures.filter(({ revenue }) => revenue !== 0).map(({ currency }) => ({ profileId, currency }))
      : []
  })
