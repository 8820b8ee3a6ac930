import type { RefusalCode, Refusals } from '#kit/catalogue.ts'
import type { StatusesOf } from '#kit/refusal.ts'
import { statuses as signIn } from '#features/access/sign-in/refusals.ts'
import { statuses as discordChannels } from '#features/outreach/discord-channels/refusals.ts'
import { statuses as webhooks } from '#features/outreach/webhooks/refusals.ts'
import { statuses as tokens } from '#features/access/tokens/refusals.ts'
import { statuses as attendance } from '#features/work/attendance/refusals.ts'
import { statuses as handover } from '#features/work/handover/refusals.ts'
import { statuses as papers } from '#features/foundation/documents/refusals.ts'
import { statuses as spreadsheets } from '#features/foundation/spreadsheets/refusals.ts'
import { statuses as pay } from '#features/work/pay/refusals.ts'
import { statuses as autoplan } from '#features/planning/autoplan/refusals.ts'
import { statuses as availability } from '#features/planning/availability/refusals.ts'
import { statuses as availabilityRequests } from '#features/outreach/availability-requests/refusals.ts'
import { statuses as contacts } from '#features/agency/contacts/refusals.ts'
import { statuses as creatorGroups } from '#features/agency/creator-groups/refusals.ts'
import { statuses as creators } from '#features/agency/creators/refusals.ts'
import { statuses as delivery } from '#features/outreach/delivery/refusals.ts'
import { statuses as images } from '#features/foundation/images/refusals.ts'
import { statuses as invitations } from '#features/access/invitations/refusals.ts'
import { statuses as imports } from '#features/access/imports/refusals.ts'
import { statuses as joinLinks } from '#features/access/join-links/refusals.ts'
import { statuses as market } from '#features/planning/market/refusals.ts'
import { statuses as notifications } from '#features/messages/notifications/refusals.ts'
import { statuses as onboarding } from '#features/members/onboarding/refusals.ts'
import { statuses as organizations } from '#features/foundation/organizations/refusals.ts'
import { statuses as ownAccount } from '#features/members/own-account/refusals.ts'
import { statuses as ownShifts } from '#features/planning/own-shifts/refusals.ts'
import { statuses as people } from '#features/foundation/people/refusals.ts'
import { statuses as permissions } from '#features/foundation/permissions/refusals.ts'
import { statuses as planningRules } from '#features/planning/planning-rules/refusals.ts'
import { statuses as platforms } from '#features/agency/platforms/refusals.ts'
import { statuses as preferences } from '#features/planning/preferences/refusals.ts'
import { statuses as profile } from '#features/members/profile/refusals.ts'
import { statuses as departure } from '#features/members/departure/refusals.ts'
import { statuses as sample } from '#features/members/sample/refusals.ts'
import { statuses as schedule } from '#features/planning/schedule/refusals.ts'
import { statuses as scoreboard } from '#features/work/scoreboard/refusals.ts'
import { statuses as availabilitySettings } from '#features/planning/availability-settings/refusals.ts'
import { statuses as organizationSettings } from '#features/agency/organization-settings/refusals.ts'
import { statuses as shifts } from '#features/agency/shifts/refusals.ts'
import { statuses as team } from '#features/members/team/refusals.ts'
import { statuses as push } from '#features/messages/push/refusals.ts'
import { statuses as discord } from '#features/messages/discord/refusals.ts'
import { statuses as telegram } from '#features/messages/telegram/refusals.ts'
import { statuses as todos } from '#features/work/todos/refusals.ts'
import { statuses as vacation } from '#features/planning/vacation/refusals.ts'

const input = {
  invalid: 400,
  required: 422,
  tooLong: 422,
  tooShort: 422,
  tooMany: 422,
  range: 422,
  line: 422,
  text: 422,
  email: 422,
  day: 422,
  week: 422,
  time: 422,
  zone: 422,
  id: 422,
  body: 400,
  tooLarge: 413,
  busy: 429,
  tooManyTries: 429,
  tooManyExports: 429,
  filesAway: 503,
  databaseAway: 503,
  diskFull: 507,
  origin: 403,
  host: 421,
  notFound: 404,
  method: 405,
  bug: 422,
} as const satisfies StatusesOf<'input'>

const statuses: { readonly [F in keyof Refusals]: StatusesOf<F> } = {
  signIn,
  attendance,
  handover,
  papers,
  pay,
  autoplan,
  availability,
  availabilityRequests,
  contacts,
  creatorGroups,
  creators,
  delivery,
  departure,
  images,
  input,
  invitations,
  imports,
  joinLinks,
  market,
  notifications,
  onboarding,
  organizations,
  ownAccount,
  ownShifts,
  people,
  permissions,
  planningRules,
  platforms,
  preferences,
  profile,
  sample,
  schedule,
  scoreboard,
  spreadsheets,
  availabilitySettings,
  organizationSettings,
  shifts,
  team,
  push,
  telegram,
  discord,
  todos,
  tokens,
  discordChannels,
  webhooks,
  vacation,
}

/** The codes of a feature, none if it has no refusals of its own; of a code, itself. */
export function codesOf(source: string): RefusalCode[] {
  const [feature = '', reason] = source.split('.')
  const own = Object.keys(Object(Reflect.get(statuses, feature)))
  return own.filter(each => reason === undefined || each === reason).map(each => `${feature}.${each}` as RefusalCode)
}

/** The HTTP status that a refusal is answered with. */
export function statusOf(code: RefusalCode): number {
  const [feature = '', reason = ''] = code.split('.')
  return Number(Reflect.get(Object(Reflect.get(statuses, feature)), reason))
}
