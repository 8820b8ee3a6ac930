import type { Catalogue, Translation } from '#kit/catalogue.ts'
import { en as delivery } from '#features/outreach/delivery/messages.en.ts'
import { en as notifications } from '#features/messages/notifications/messages.en.ts'

export const en: Translation<Pick<Catalogue, 'delivery' | 'notifications'>> = {
  delivery,
  notifications,
}
