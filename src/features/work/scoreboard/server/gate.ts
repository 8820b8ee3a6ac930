import { Refusal } from '#kit/refusal.ts'
import { monthOf } from '#kit/day.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Month } from '#kit/month.ts'

/**
 * Before every deed: the page is permitted, and the organisation has its scoreboard switched on.
 * @throws Refusal `permissions.missing`, `scoreboard.off`
 */
export function requireScoreboardAccess({ actor, organization }: Member): void {
  if (!may(actor, 'page_scoreboard')) throw new Refusal('permissions.missing', { permission: 'page_scoreboard' })
  if (!organization.scoreboardEnabled) throw new Refusal('scoreboard.off')
}

export const currentMonth = (member: Member): Month => monthOf(member.today())
