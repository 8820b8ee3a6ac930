import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['push']> = {
  unknownService: 'This browser uses a push service that Staffel doesn’t know. The operator can allow it.',
  badKeys: 'The browser sent incomplete data. Reload the page and try again.',
  notFound: 'Device not found',
  tooMany: ({ max }) => `You can add up to ${max} devices. Remove one you no longer use.`,
}

export const en: Translation<Catalogue['push']> = {
  title: 'Notifications on this device',
  text: 'Shifts, requests and offers appear on the lock screen, even when Staffel is closed. They stop when you sign out.',
  on: 'Turn on',
  off: 'Turn off',
  isOn: 'On',
  here: 'This device',
  unknown: 'Unknown device',
  since: when => `since ${when}`,
  remove: device => `Remove ${device}`,
  unsupported: 'This browser can’t receive notifications.',
  onHomeScreen: 'On iPhone and iPad, first add Staffel to your home screen: Share → Add to Home Screen.',
  denied: 'Your browser blocks notifications from Staffel. Allow them in its site settings, then reload.',
  lost: 'This browser no longer receives notifications. Turn them on again.',
  failed: 'That didn’t work. Try again.',
  switchedOn: 'Notifications turned on',
  switchedOff: 'Notifications turned off',
}
