import type { Catalogue } from '#kit/catalogue.ts'
import { de as calendar } from '#features/planning/calendar/messages.de.ts'
import { de as images } from '#features/foundation/images/messages.de.ts'
import { de as ownAccount } from '#features/members/own-account/messages.de.ts'
import { de as profile } from '#features/members/profile/messages.de.ts'
import { de as telegram } from '#features/messages/telegram/messages.de.ts'
import { de as appearance } from './appearance.de.ts'

/** What the screens about oneself say. */
export const de: Pick<Catalogue, 'appearance' | 'calendar' | 'images' | 'ownAccount' | 'profile' | 'telegram'> = {
  appearance,
  calendar,
  images,
  ownAccount,
  profile,
  telegram,
}
