import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['push']> = {
  unknownService: 'This browser names a push service that Staffel does not know. Whoever runs Staffel can allow it.',
  badKeys: 'What the browser says is incomplete. Reload the page and try again.',
  notFound: 'Device not found',
  tooMany: ({ max }) => `No more than ${max} devices. Remove one that you no longer use.`,
}

export const en: Translation<Catalogue['push']> = {
  title: 'Notifications on this device',
  text: 'Shifts, requests and offers appear on the lock screen, even when Staffel is closed. Signing out ends it.',
  on: 'Turn on',
  off: 'Turn off',
  isOn: 'On',
  here: 'This device',
  unknown: 'Unknown device',
  since: when => `since ${when}`,
  remove: device => `Remove ${device}`,
  unsupported: 'This browser cannot receive notifications.',
  onHomeScreen: 'On iPhone and iPad it works once Staffel is on the home screen: Share → Add to Home Screen.',
  denied: 'The browser blocks notifications from Staffel. Allow them in its site settings and reload.',
  lost: 'This browser no longer receives anything. Turn notifications on again.',
  failed: 'That did not work. Try again.',
  switchedOn: 'Notifications are on',
  switchedOff: 'Notifications are off',
}
