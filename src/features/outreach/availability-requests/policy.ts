import { isLocked } from '#features/foundation/people/policy.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** In the app and in a chat alike. */
export const toAnswerRequests = 'page_shifts' satisfies PermissionId

/** Whose availability the bot asks for. */
export const mayReceiveRequests = (person: Parameters<typeof isLocked>[0]): boolean =>
  person.role === 'chatter' && !isLocked(person)
