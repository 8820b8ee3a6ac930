import type { Catalogue } from '#kit/catalogue.ts'
import { de as auditLog } from '#features/audit-log/messages.de.ts'
import { de as creatorGroups } from '#features/creator-groups/messages.de.ts'
import { de as creators } from '#features/creators/messages.de.ts'
import { de as images } from '#features/images/messages.de.ts'
import { de as invitations } from '#features/invitations/messages.de.ts'
import { de as organizationOverview } from '#features/organization-overview/messages.de.ts'
import { de as organizationSettings } from '#features/settings/organization-de.ts'
import { de as permissionPage } from '#features/permissions/page-de.ts'
import { de as platforms } from '#features/platforms/messages.de.ts'
import { de as planBoard } from '#features/schedule/board-de.ts'
import { de as sample } from '#features/sample/messages.de.ts'
import { de as schedule } from '#features/schedule/messages.de.ts'
import { de as scheduleOverview } from '#features/schedule-overview/messages.de.ts'
import { de as team } from '#features/team/messages.de.ts'

/** What only the screens of those who run the organisation say. */
export const de: Pick<
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
