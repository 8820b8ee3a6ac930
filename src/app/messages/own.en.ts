import type { Catalogue, Worded } from '#kit/catalogue.ts'
import { en as calendar } from '#features/planning/calendar/messages.en.ts'
import { en as images } from '#features/foundation/images/messages.en.ts'
import { en as ownAccount } from '#features/members/own-account/messages.en.ts'
import { en as profile } from '#features/members/profile/messages.en.ts'
import { en as telegram } from '#features/messages/telegram/messages.en.ts'
import { en as appearance } from './appearance.en.ts'

/** What the screens about oneself say. */
export const en: Worded<Pick<Catalogue, 'appearance' | 'calendar' | 'images' | 'ownAccount' | 'profile' | 'telegram'>> =
  {
    appearance,
    calendar,
    images,
    ownAccount,
    profile,
    telegram,
  }
