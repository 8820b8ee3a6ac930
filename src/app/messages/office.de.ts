import type { Catalogue } from '#kit/catalogue.ts'
import { de as agencyWeek } from '#features/planning/agency-week/messages.de.ts'
import { de as autoplan } from '#features/planning/autoplan/messages.de.ts'
import { de as creatorGroups } from '#features/agency/creator-groups/messages.de.ts'
import { de as creators } from '#features/agency/creators/messages.de.ts'
import { de as images } from '#features/foundation/images/messages.de.ts'
import { de as invitations } from '#features/access/invitations/messages.de.ts'
import { de as joinLinks } from '#features/access/join-links/messages.de.ts'
import { de as organizationOverview } from '#features/home/organization-overview/messages.de.ts'
import { de as permissionPage } from '#features/foundation/permissions/page.de.ts'
import { de as planningRules } from '#features/planning/planning-rules/messages.de.ts'
import { de as platforms } from '#features/agency/platforms/messages.de.ts'
import { de as planBoard } from '#features/planning/schedule/board.de.ts'
import { de as reachability } from '#features/messages/reachability/messages.de.ts'
import { de as sample } from '#features/members/sample/messages.de.ts'
import { de as schedule } from '#features/planning/schedule/messages.de.ts'
import { de as scheduleOverview } from '#features/planning/schedule-overview/messages.de.ts'
import { de as team } from '#features/members/team/messages.de.ts'

/** What only the screens of those who run the organisation say. */
export const de: Pick<
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
