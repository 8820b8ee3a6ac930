import type { Catalogue } from '#kit/catalogue.ts'
import { de as balance } from '#features/work/balance/messages.de.ts'
import { de as calendar } from '#features/planning/calendar/messages.de.ts'
import { de as images } from '#features/foundation/images/messages.de.ts'
import { de as ownAccount } from '#features/members/own-account/messages.de.ts'
import { de as profile } from '#features/members/profile/messages.de.ts'
import { de as push } from '#features/messages/push/messages.de.ts'
import { de as tokens } from '#features/access/tokens/messages.de.ts'
import { de as discord } from '#features/messages/discord/messages.de.ts'
import { de as telegram } from '#features/messages/telegram/messages.de.ts'
import { de as appearance } from './appearance.de.ts'

/** What the screens about oneself say, and the one that compares everybody: a chunk less for the first to list. */
export const de: Pick<
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
