import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['calendar']> = {
  title: 'Calendar',
  text: 'Subscribe to your shifts in Google, Apple or Outlook. Whoever knows the link sees your shifts.',
  make: 'Create link',
  renew: 'New link',
  renewText: 'The old link is void then.',
  revoke: 'Make the link void',
  revokeText: 'Calendars that subscribed to the link no longer show your shifts.',
  since: time => `Since ${time}`,
  url: 'Your link',
  once: 'Copy it now: it is shown this one time only.',
  copy: 'Copy',
  copied: 'Link copied',
  revoked: 'The link is void',
  failed: 'That did not work. Please try again.',
}
