import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['permissions']> = {
  refusals: {
    signInFirst: 'Please sign in first.',
    noOrganization: 'You do not belong to an organisation yet.',
    locked: 'Your account is locked.',
    recoveryActive: 'Please set your new password first.',
    forbidden: 'You do not have permission to use this function.',
    missing: ({ permission }) => `You do not have permission to use this function. Missing: ${permission}`,
  },
  denied: {
    title: 'Access denied',
    text: 'You do not have permission to use this function.',
    missing: permission => `Missing permission: ${permission}`,
  },
  roles: { owner: 'Owner', admin: 'Admin', team_lead: 'Team lead', chatter: 'Chatter', locked: 'Locked' },
}
