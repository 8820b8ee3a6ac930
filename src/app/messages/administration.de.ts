import type { Catalogue } from '#kit/catalogue.ts'
import { de as auditLog } from '#features/members/audit-log/messages.de.ts'
import { de as contactsPage } from '#features/agency/contacts/page.de.ts'
import { de as departure } from '#features/members/departure/messages.de.ts'
import { de as discordChannels } from '#features/outreach/discord-channels/messages.de.ts'
import { de as organizationSettings } from '#features/agency/organization-settings/messages.de.ts'
import { de as webhooks } from '#features/outreach/webhooks/messages.de.ts'

/** Texts of the settings of the organization, its API page and its audit log. */
export const de: Pick<
  Catalogue,
  'auditLog' | 'contactsPage' | 'departure' | 'discordChannels' | 'organizationSettings' | 'webhooks'
> = { auditLog, contactsPage, departure, discordChannels, organizationSettings, webhooks }
