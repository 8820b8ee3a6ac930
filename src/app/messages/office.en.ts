import type { Catalogue } from '#kit/catalogue.ts'
import { en as agencyWeek } from '#features/planning/agency-week/messages.en.ts'
import { en as autoplan } from '#features/planning/autoplan/messages.en.ts'
import { en as creatorGroups } from '#features/agency/creator-groups/messages.en.ts'
import { en as creators } from '#features/agency/creators/messages.en.ts'
import { en as images } from '#features/foundation/images/messages.en.ts'
import { en as invitations } from '#features/access/invitations/messages.en.ts'
import { en as joinLinks } from '#features/access/join-links/messages.en.ts'
import { en as organizationOverview } from '#features/home/organization-overview/messages.en.ts'
import { en as permissionPage } from '#features/foundation/permissions/page.en.ts'
import { en as planningRules } from '#features/planning/planning-rules/messages.en.ts'
import { en as platforms } from '#features/agency/platforms/messages.en.ts'
import { en as planBoard } from '#features/planning/schedule/board.en.ts'
import { en as reachability } from '#features/messages/reachability/messages.en.ts'
import { en as sample } from '#features/members/sample/messages.en.ts'
import { en as schedule } from '#features/planning/schedule/messages.en.ts'
import { en as scheduleOverview } from '#features/planning/schedule-overview/messages.en.ts'
import { en as team } from '#features/members/team/messages.en.ts'

/** What only the screens of those who run the organisation say. */
export const en: Pick<
  Catalogue,
  | 'agencyWeek'
  | 'autoplan'
  | 'creatorGroups'
  | 'creators'
  | 'images'
  | 'invitations'
  | 'joinLinks'
  | 'organizationOverview'
  | 'permissionPage'
  | 'planBoard'
  | 'planningRules'
  | 'platforms'
  | 'reachability'
  | 'sample'
  | 'schedule'
  | 'scheduleOverview'
  | 'team'
> = {
  agencyWeek,
  autoplan,
  creatorGroups,
  creators,
  images,
  invitations,
  joinLinks,
  organizationOverview,
  permissionPage,
  planBoard,
  planningRules,
  platforms,
  reachability,
  sample,
  schedule,
  scheduleOverview,
  team,
}
