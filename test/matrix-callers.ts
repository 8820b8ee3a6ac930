/** Who may call: `newcomer` is signed in without an organisation. */
export type Who = 'nobody' | 'newcomer' | 'locked' | 'chatter' | 'team_lead' | 'admin' | 'owner'

export const everybody: readonly Who[] = ['nobody', 'newcomer', 'locked', 'chatter', 'team_lead', 'admin', 'owner']
export const signedIn: readonly Who[] = everybody.filter(who => who !== 'nobody')
export const members: readonly Who[] = ['chatter', 'team_lead', 'admin', 'owner']
export const planners: readonly Who[] = ['team_lead', 'admin', 'owner']
export const managers: readonly Who[] = ['admin', 'owner']
export const owners: readonly Who[] = ['owner']
