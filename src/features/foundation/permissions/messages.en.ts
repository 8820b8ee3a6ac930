import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'
import { names } from './page.en.ts'

const roles = { owner: 'Owner', admin: 'Admin', team_lead: 'Team lead', chatter: 'Chatter', locked: 'Locked' }

export const refusals: Translation<Refusals['permissions']> = {
  signInFirst: 'Please sign in first.',
  noOrganization: 'You do not belong to an organisation yet.',
  locked: 'Your account is locked.',
  recoveryActive: 'Please set your new password first.',
  forbidden: 'You do not have permission to use this function.',
  missing: () => 'You do not have permission to use this function. Ask an owner or admin if you need it.',
  beyondOwn: ({ permission }) => `You can only grant permissions you have yourself. You lack: ${names[permission]}`,
  secondFactorNeeded: 'Your organisation requires a second factor. Set it up first.',
  signInAgain: 'First confirm with your password that it is you.',
  notByToken: 'This is done in the browser only, not with an access token.',
  roleProtected: ({ role }) => `You cannot change the permissions of the role ${roles[role]}.`,
  staleTemplate: ({ role, added, removed }) =>
    `Someone else has changed the role ${roles[role]} in the meantime. Compared with the latest version: ${
      [...added.map(id => `+ ${names[id]}`), ...removed.map(id => `− ${names[id]}`)].join(', ') || 'no difference'
    }.`,
}

export const en: Translation<Catalogue['permissions']> = {
  denied: {
    title: 'Access denied',
    text: 'You do not have permission to use this function.',
    ask: 'Ask an owner or admin if you need this function.',
    missing: permission => `Missing permission: ${permission}`,
  },
  roles,
}
