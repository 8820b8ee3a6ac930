import type { Tx } from '#platform/server/database.ts'

/** The groups that whoever joins comes into. */
export interface JoinedGroups {
  listNamed(tx: Tx, organizationId: string): Promise<readonly { readonly id: string; readonly name: string }[]>
  /** Which of these there are. */
  listKnown(tx: Tx, organizationId: string, groupIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Makes the person a home chatter of those that are there and have room.
   * @returns their names
   */
  place(tx: Tx, organizationId: string, profileId: string, groupIds: readonly string[]): Promise<string[]>
}

/** What becomes of somebody who joins. It stands above the way in, so the assembly connects this. */
export interface JoinHooks {
  readonly groups: JoinedGroups
  /** The person begins with the first steps. */
  begin(tx: Tx, organizationId: string, profileId: string, now: Temporal.Instant): Promise<void>
}
