import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['push']> = {
  unknownService: 'This browser uses an unknown push service. The server administrator can allow it.',
  badKeys: 'The browser sent incomplete data. Reload the page and try again.',
  notFound: 'Device not found',
  tooMany: ({ max }) => `You can add up to ${max} devices. Remove one you no longer use.`,
}

export const en: Translation<Catalogue['push']> = {
  title: 'Notifications on this device',
  text: 'See shifts, requests, and offers on your lock screen, even when Staffel is closed. Notifications stop when you sign out.',
  on: 'Turn on',
  off: 'Turn off',
  isOn: 'On',
  here: 'This device',
  unknown: 'Unknown device',
  since: when => `since ${when}`,
  remove: device => `Remove ${device}`,
  unsupported: 'This browser can’t receive notifications.',
  onHomeScreen: 'On iPhone and iPad, first add Staffel to your home screen: tap Share > Add to Home Screen.',
  denied: 'Your browser is blocking notifications from Staffel. Allow them in the site settings, then reload the page.',
  lost: 'This browser no longer receives notifications. Turn them back on.',
  failed: 'That didn’t work. Please try again.',
  switchedOn: 'Notifications turned on',
  switchedOff: 'Notifications turned off',
}
