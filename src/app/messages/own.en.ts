import type { Catalogue, Translation } from '#kit/catalogue.ts'
import { en as balance } from '#features/work/balance/messages.en.ts'
import { en as calendar } from '#features/planning/calendar/messages.en.ts'
import { en as images } from '#features/foundation/images/messages.en.ts'
import { en as ownAccount } from '#features/members/own-account/messages.en.ts'
import { en as profile } from '#features/members/profile/messages.en.ts'
import { en as push } from '#features/messages/push/messages.en.ts'
import { en as tokens } from '#features/access/tokens/messages.en.ts'
import { en as discord } from '#features/messages/discord/messages.en.ts'
import { en as telegram } from '#features/messages/telegram/messages.en.ts'
import { en as appearance } from './appearance.en.ts'

/** What the screens about oneself say, and the one that compares everybody: a chunk less for the first to list. */
export const en: Translation<
  Pick<
    Catalogue,
    | 'appearance'
    | 'balance'
    | 'calendar'
    | 'discord'
    | 'images'
    | 'ownAccount'
    | 'profile'
    | 'push'
    | 'telegram'
    | 'tokens'
  >
> = {
  appearance,
  balance,
  calendar,
  images,
  ownAccount,
  profile,
  push,
  telegram,
  discord,
  tokens,
}
