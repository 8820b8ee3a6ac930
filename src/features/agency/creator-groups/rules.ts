import type { AccountType } from '#features/agency/creators/accounts.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'

/*
 *   draft ──▶ group ⇄ changed          an account is worked by one group at a time
 *               └──▶ removed              only while nobody is published on its seats from now on
 */

/** A guard against abuse (docs/product/en/agency.md#limits). */
export const maxGroups = 200

/** Home chatters of one group. */
export const maxMembers = 200

/** Seats of a shift (docs/product/en/agency.md#groups). */
export const fewestChatters = 1
export const maxChatters = 9
export const clampChatterCount = (count: number): number => Math.min(maxChatters, Math.max(fewestChatters, count))

/** The shifts of the group's seats, its own or the organisation's (docs/product/en/agency.md#groups). */
export const shiftsInForce = (
  group: { readonly useCustomShifts: boolean; readonly customShifts: readonly Shift[] },
  standardShifts: readonly Shift[],
): readonly Shift[] => (group.useCustomShifts ? group.customShifts : standardShifts).filter(shift => shift.isEnabled)

interface NamedAccount {
  readonly creatorId: string
  readonly creatorName: string
  readonly platformKey: string
  readonly platformName: string
  readonly accountType: AccountType
}

/**
 * The name a group gets from its accounts: `creator - platform + platform`, creators joined with ` + `, in the order in
 * which they were chosen. A creator with two accounts on one platform has them told apart by `suffixes`.
 */
export function automaticName(
  combinations: readonly NamedAccount[],
  suffixes: Readonly<Record<AccountType, string>>,
): string {
  const byCreator = Map.groupBy(combinations, ({ creatorId }) => creatorId)
  return [...byCreator.values()].map(accounts => creatorPart(accounts, suffixes)).join(' + ')
}

function creatorPart(accounts: readonly NamedAccount[], suffixes: Readonly<Record<AccountType, string>>): string {
  const parts = accounts.map(({ platformKey, platformName, accountType }) =>
    accounts.filter(each => each.platformKey === platformKey).length > 1
      ? `${platformName} (${suffixes[accountType]})`
      : platformName,
  )
  return `${accounts[0]?.creatorName ?? ''} - ${parts.join(' + ')}`
}

/** The accounts still to choose from: neither another group's nor in the draft already. */
export function selectableAccounts<A extends { readonly id: string; readonly group: { readonly id: string } | null }>(
  accounts: readonly A[],
  draft: { readonly groupId: string | undefined; readonly creatorLinkIds: readonly string[] },
): readonly A[] {
  const chosen = new Set(draft.creatorLinkIds)
  return accounts.filter(({ id, group }) => !chosen.has(id) && (group === null || group.id === draft.groupId))
}

/** The first shift that asks for more main chatters than it has seats. */
export const findOverdemandedShift = (draft: {
  readonly chatterCount: number
  readonly mainChatterRequirements: Readonly<Record<string, number>>
}): string | undefined =>
  Object.entries(draft.mainChatterRequirements).find(([, mainChatters]) => mainChatters > draft.chatterCount)?.[0]
