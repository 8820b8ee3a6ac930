/** Of whom an organisation demands an authenticator app: of this role and those above it. */
export const demandedFor = ['nobody', 'owner', 'admin', 'team_lead', 'chatter'] as const
