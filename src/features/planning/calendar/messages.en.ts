import type { Catalogue, Translation } from '#kit/catalogue.ts'

export const en: Translation<Catalogue['calendar']> = {
  title: 'Calendar',
  text: 'Subscribe to your shifts in Google Calendar, Apple Calendar, or Outlook. Anyone with the link can see your shifts.',
  make: 'Create link',
  renew: 'New link',
  renewText: 'The old link will stop working.',
  revoke: 'Deactivate link',
  revokeText: 'Calendars using this link will no longer show your shifts.',
  since: time => `Since ${time}`,
  url: 'Your link',
  once: 'Copy the link now. It won’t be shown again.',
  copy: 'Copy',
  copied: 'Link copied',
  revoked: 'Link deactivated',
  failed: 'That didn’t work. Please try again.',
}
