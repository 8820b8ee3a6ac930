import type { Catalogue } from '#kit/catalogue.ts'
import { en as auditLog } from '#features/audit-log/messages.en.ts'
import { en as creatorGroups } from '#features/creator-groups/messages.en.ts'
import { en as creators } from '#features/creators/messages.en.ts'
import { en as images } from '#features/images/messages.en.ts'
import { en as invitations } from '#features/invitations/messages.en.ts'
import { en as organizationOverview } from '#features/organization-overview/messages.en.ts'
import { en as organizationSettings } from '#features/settings/organization-en.ts'
import { en as permissionPage } from '#features/permissions/page-en.ts'
import { en as platforms } from '#features/platforms/messages.en.ts'
import { en as planBoard } from '#features/schedule/board-en.ts'
import { en as sample } from '#features/sample/messages.en.ts'
import { en as schedule } from '#features/schedule/messages.en.ts'
import { en as scheduleOverview } from '#features/schedule-overview/messages.en.ts'
import { en as team } from '#features/team/messages.en.ts'

/** What only the screens of those who run the organisation say. */
export const en: Pick<
  Catalogue,
  | 'auditLog'
  | 'creatorGroups'
  | 'creators'
  | 'images'
  | 'invitations'
  | 'organizationOverview'
  | 'organizationSettings'
  | 'permissionPage'
  | 'planBoard'
  | 'platforms'
  | 'sample'
  | 'schedule'
  | 'scheduleOverview'
  | 'team'
> = {
  auditLog,
  creatorGroups,
  creators,
  images,
  invitations,
  organizationOverview,
  organizationSettings,
  permissionPage,
  planBoard,
  platforms,
  sample,
  schedule,
  scheduleOverview,
  team,
}
