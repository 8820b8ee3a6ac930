import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['calendar']> = {
  title: 'Calendar',
  text: 'Subscribe to your shifts in Google, Apple or Outlook. Anyone with the link can see your shifts.',
  make: 'Create link',
  renew: 'New link',
  renewText: 'The old link will stop working.',
  revoke: 'Revoke link',
  revokeText: 'Calendars that subscribed to the link no longer show your shifts.',
  since: time => `Since ${time}`,
  url: 'Your link',
  once: 'Copy it now: it will not be shown again.',
  copy: 'Copy',
  copied: 'Link copied',
  revoked: 'Link revoked',
  failed: 'That did not work. Please try again.',
}
