import { expect } from '@playwright/test'
import { openBy, pressIn, type Screen } from './screen.ts'
import { anything, inBoth } from './people.ts'

/** The organisation and its settings. */
export const organizationScreens: readonly Screen[] = [
  { name: 'organization', path: '/organization', who: 'owner' },
  {
    name: 'organization-sample',
    path: '/organization',
    who: 'owner',
    after: async page => {
      await pressIn(page, texts => texts.sample.remove)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { name: 'organization-empty', path: '/organization', who: 'owner', on: 'empty' },
  { name: 'organization-failing', path: '/organization', who: 'owner', isFailing: true },
  { name: 'organization-general', path: '/organization/settings/general', who: 'owner' },
  { name: 'organization-contacts', path: '/organization/settings/contacts', who: 'owner' },
  { name: 'organization-contacts-empty', path: '/organization/settings/contacts', who: 'owner', on: 'empty' },
  { name: 'organization-contacts-denied', path: '/organization/settings/contacts', who: 'admin' },
  {
    name: 'organization-contact-edit',
    path: '/organization/settings/contacts',
    who: 'owner',
    after: async page => {
      const contact = page.getByRole('listitem').filter({ hasText: 'admin@demo.staffel.test' })
      await pressIn(contact, texts => texts.contactsPage.edit(anything))
    },
  },
  { name: 'organization-discord', path: '/organization/settings/discord', who: 'owner' },
  { name: 'organization-features', path: '/organization/settings/features', who: 'owner' },
  { name: 'organization-platforms', path: '/organization/settings/platforms', who: 'owner' },
  {
    name: 'platform-new',
    path: '/organization/settings/platforms',
    who: 'owner',
    after: openBy(inBoth(texts => texts.platforms.add)),
  },
  { name: 'organization-planning', path: '/organization/settings/planning', who: 'owner' },
  { name: 'organization-shifts', path: '/organization/settings/shifts', who: 'owner' },
  {
    name: 'shift-new',
    path: '/organization/settings/shifts',
    who: 'owner',
    after: openBy(inBoth(texts => texts.shifts.add)),
  },
]
