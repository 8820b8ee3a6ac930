import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['ownAccount']> = {
  refusals: {
    notFound: 'This session no longer exists.',
    wrongPassword: 'The current password is not right.',
  },
  title: 'Account',
  subtitle: 'Your details, your password and where you are signed in.',
  info: { title: 'Details', name: 'Name', email: 'E-mail', organization: 'Organisation', role: 'Role' },
  password: {
    title: 'Password',
    current: 'Current password',
    next: 'New password',
    submit: 'Change password',
    hint: 'You will be signed out on all other devices.',
    changed: 'Password changed',
    failed: 'The password could not be changed.',
  },
  sessions: {
    title: 'Sessions',
    unknown: 'Unknown device',
    on: (browser, system) => `${browser} on ${system}`,
    thisOne: 'This device',
    since: time => `Signed in ${time}`,
    end: 'Sign out',
    endOthers: 'Sign out everywhere else',
    ended: 'Session ended',
    othersEnded: count => (count === 1 ? '1 session ended' : `${count} sessions ended`),
    failed: 'The session could not be ended.',
  },
}
