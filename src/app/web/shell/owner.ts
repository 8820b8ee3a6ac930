import type { CurrentMember } from '#features/access/sign-in/web/session.tsx'

/** For whom a browser keeps something: a member of one organisation. */
export const ownerOf = ({ profileId, organization }: CurrentMember): string => `${organization.id} ${profileId}`
