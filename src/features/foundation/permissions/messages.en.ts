import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'
import { names } from './page.en.ts'

const roles = { owner: 'Owner', admin: 'Admin', team_lead: 'Team lead', chatter: 'Chatter', locked: 'Locked' }

export const refusals: Translation<Refusals['permissions']> = {
  signInFirst: 'Sign in first.',
  noOrganization: 'You’re not a member of an organization yet.',
  locked: 'Your account is locked.',
  recoveryActive: 'Set a new password first.',
  forbidden: 'You don’t have permission to use this feature.',
  missing: () => 'You don’t have permission to use this feature. Ask an owner or admin for access.',
  beyondOwn: ({ permission }) =>
    `You can only grant permissions you have yourself. You don’t have: ${names[permission]}.`,
  secondFactorNeeded: 'Your organization requires two-factor authentication. Set it up first.',
  signInAgain: 'Confirm your password first.',
  notByToken: 'This only works in the browser, not with an access token.',
  roleProtected: ({ role }) => `You can’t change permissions for the “${roles[role]}” role.`,
  staleTemplate: ({ role, added, removed }) =>
    `Someone else changed the “${roles[role]}” role while you were editing. Differences from the latest version: ${
      [...added.map(id => `+ ${names[id]}`), ...removed.map(id => `− ${names[id]}`)].join(', ') || 'none'
    }.`,
}

export const en: Translation<Catalogue['permissions']> = {
  denied: {
    title: 'Access denied',
    text: 'You don’t have permission to use this feature.',
    ask: 'Ask an owner or admin for access.',
    missing: permission => `Missing permission: ${permission}`,
  },
  roles,
}
