import type { Catalogue } from '#kit/catalogue.ts'
import { de as creatorGroups } from '#features/creator-groups/messages.de.ts'
import { de as creators } from '#features/creators/messages.de.ts'
import { de as invitations } from '#features/invitations/messages.de.ts'
import { de as organizations } from '#features/organizations/messages.de.ts'
import { de as people } from '#features/people/messages.de.ts'
import { de as team } from '#features/team/messages.de.ts'

/** What only the screens of those who run the organisation say. */
export const de: Pick<Catalogue, 'creatorGroups' | 'creators' | 'invitations' | 'organizations' | 'people' | 'team'> = {
  creatorGroups,
  creators,
  invitations,
  organizations,
  people,
  team,
}
