/** From most to least. A locked person keeps the role to come back to in `formerRole`. */
export const roles = ['owner', 'admin', 'team_lead', 'chatter', 'locked'] as const
export type Role = (typeof roles)[number]
