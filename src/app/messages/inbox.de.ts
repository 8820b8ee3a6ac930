import type { Catalogue } from '#kit/catalogue.ts'
import { de as delivery } from '#features/outreach/delivery/messages.de.ts'
import { de as notifications } from '#features/messages/notifications/messages.de.ts'

/** What people are told, and how. */
export const de: Pick<Catalogue, 'delivery' | 'notifications'> = {
  delivery,
  notifications,
}
