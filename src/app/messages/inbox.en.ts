import type { Catalogue } from '#kit/catalogue.ts'
import { en as notifications } from '#features/notifications/messages.en.ts'

export const en: Pick<Catalogue, 'notifications'> = {
  notifications,
}
