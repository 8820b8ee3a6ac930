/** What somebody can be invited as. */
export const invitationRoles = ['chatter', 'team_lead', 'admin'] as const
export type InvitationRole = (typeof invitationRoles)[number]
