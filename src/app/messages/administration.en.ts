import type { Catalogue } from '#kit/catalogue.ts'
import { en as auditLog } from '#features/members/audit-log/messages.en.ts'
import { en as contactsPage } from '#features/agency/contacts/page.en.ts'
import { en as departure } from '#features/members/departure/messages.en.ts'
import { en as discordChannels } from '#features/outreach/discord-channels/messages.en.ts'
import { en as organizationSettings } from '#features/agency/organization-settings/messages.en.ts'
import { en as webhooks } from '#features/outreach/webhooks/messages.en.ts'

/** Texts of the settings of the organization, its API page and its audit log. */
export const en: Pick<
  Catalogue,
  'auditLog' | 'contactsPage' | 'departure' | 'discordChannels' | 'organizationSettings' | 'webhooks'
> = { auditLog, contactsPage, departure, discordChannels, organizationSettings, webhooks }
