import type { CurrentMember } from '#features/access/sign-in/web/session.tsx'

/** The owner of stored drafts: a member of one organisation. */
export const ownerOf = ({ profileId, organization }: CurrentMember): string => `${organization.id} ${profileId}`
