import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { messengerClientFor } from '#features/messages/chats/server/lines.ts'
import * as chats from '#features/messages/chats/server/store.ts'
import { listMembersWithMarks } from '#features/planning/availability/server/store.ts'
import { listConfirmers } from '#features/planning/own-shifts/server/store.ts'
import { messengers } from '#platform/messengers.ts'
import type { Tx } from '#platform/server/database.ts'
import type { FirstSteps, OwnSteps, Steps } from '../contract.ts'
import { daysNew, stepState, stepsFor } from '../rules.ts'
import * as store from './store.ts'

const firstOfNew = (member: Member): Temporal.Instant => member.now().subtract({ hours: daysNew * 24 })

export const readOwnFirstSteps = (member: Member): Promise<OwnSteps> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const taken = await store.find(tx, organizationId, profileId)
    const person = taken && (await people.find(tx, organizationId, profileId))
    if (!taken || !person || taken.dismissedAt || Temporal.Instant.compare(taken.joinedAt, firstOfNew(member)) <= 0) {
      return { steps: [] }
    }
    const steps = (await readSteps(tx, member, [profileId]))({ taken, person })
    return { steps: steps.every(({ state }) => state !== 'open') ? [] : steps }
  })

export const listTeamFirstSteps = (member: Member): Promise<FirstSteps[]> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const rows = await store.list(tx, organizationId, firstOfNew(member))
    if (rows.length === 0) return []
    const everybody = new Map((await people.listProfiles(tx, organizationId)).map(person => [person.id, person]))
    const stepsOf = await readSteps(
      tx,
      member,
      rows.map(({ profileId }) => profileId),
    )
    return rows.flatMap(taken => {
      const person = everybody.get(taken.profileId)
      if (!person || isLocked(person)) return []
      const { id: profileId, fullName } = person
      return [{ profileId, fullName, joinedAt: taken.joinedAt.toString(), steps: stepsOf({ taken, person }) }]
    })
  })

/** What those people have left behind on the way. */
async function readSteps(
  tx: Tx,
  { actor: { organizationId }, services }: Member,
  profileIds: readonly string[],
): Promise<(of: { taken: store.FirstStepsRow; person: people.ProfileRow }) => Steps> {
  const [linked, marked, confirmed] = await Promise.all([
    chats.listLinkedProfileIds(tx, organizationId),
    listMembersWithMarks(tx, organizationId, profileIds),
    listConfirmers(tx, organizationId, profileIds),
  ])
  const hasMessenger = messengers.some(messenger => messengerClientFor(services, messenger) !== undefined)
  return ({ taken, person }) => {
    const { id, timeZone, shiftPreferences, minWeeklyHours, maxWeeklyHours } = person
    const traces = {
      hasZone: timeZone !== null || taken.timeZoneSetAt !== null,
      hasChat: linked.has(id),
      skipsChat: taken.noMessengerAt !== null,
      hasMarked: marked.has(id),
      hasPreferences: shiftPreferences.length > 0 || minWeeklyHours !== null || maxWeeklyHours !== null,
      hasConfirmed: confirmed.has(id),
    }
    return stepsFor(person.role, hasMessenger).map(step => ({ step, state: stepState(step, traces) }))
  }
}

/** Whoever lives by the organisation's zone has none of their own, so that they move with it. */
export const setTimeZone = (member: Member, { timeZone }: { timeZone: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const ownZone = timeZone === member.organization.timeZone ? null : timeZone
    await people.change(tx, organizationId, profileId, { timeZone: ownZone })
    await store.change(tx, organizationId, profileId, { timeZoneSetAt: member.now() })
    // the own shifts stand under the days of the own zone
    tx.invalidate('signIn', 'schedule', 'profile')
  })

export const skipMessenger = (member: Member): Promise<void> => change(member, { noMessengerAt: member.now() })

export const dismissFirstSteps = (member: Member): Promise<void> => change(member, { dismissedAt: member.now() })

const change = (member: Member, values: Parameters<typeof store.change>[3]): Promise<void> =>
  member.transaction(tx => store.change(tx, member.actor.organizationId, member.actor.profileId, values))
