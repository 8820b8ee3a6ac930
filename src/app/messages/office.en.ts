import type { Catalogue } from '#kit/catalogue.ts'
import { en as auditLog } from '#features/audit-log/messages.en.ts'
import { en as creatorGroups } from '#features/creator-groups/messages.en.ts'
import { en as creators } from '#features/creators/messages.en.ts'
import { en as images } from '#features/images/messages.en.ts'
import { en as invitations } from '#features/invitations/messages.en.ts'
import { en as organizations } from '#features/organizations/messages.en.ts'
import { en as people } from '#features/people/messages.en.ts'
import { en as platforms } from '#features/platforms/messages.en.ts'
import { en as planBoard } from '#features/schedule/board-en.ts'
import { en as scheduleOverview } from '#features/schedule-overview/messages.en.ts'
import { en as team } from '#features/team/messages.en.ts'
import { en as input } from './input.en.ts'

/** What only the screens of those who run the organisation say. */
export const en: Pick<
  Catalogue,
  | 'auditLog'
  | 'creatorGroups'
  | 'creators'
  | 'images'
  | 'input'
  | 'invitations'
  | 'organizations'
  | 'people'
  | 'planBoard'
  | 'platforms'
  | 'scheduleOverview'
  | 'team'
> = {
  auditLog,
  creatorGroups,
  creators,
  images,
  input,
  invitations,
  organizations,
  people,
  planBoard,
  platforms,
  scheduleOverview,
  team,
}
