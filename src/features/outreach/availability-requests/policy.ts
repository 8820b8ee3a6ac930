import { isLocked } from '#features/foundation/people/policy.ts'

/** Whose availability the bot asks for. */
export const mayReceiveRequests = (person: Parameters<typeof isLocked>[0]): boolean =>
  person.role === 'chatter' && !isLocked(person)
