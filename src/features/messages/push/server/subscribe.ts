import { Refusal } from '#kit/refusal.ts'
import { lockRequester } from '#features/foundation/people/server/recheck-permission.ts'
import { lockProfile } from '#features/foundation/people/server/store.ts'
import { lockProof } from '#features/foundation/permissions/server/open-proof.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { hashOf } from '#platform/server/token.ts'
import { maxDevices } from '../rules.ts'
import type { PushState, NewPushSubscription } from '../schema.ts'
import * as store from './store.ts'

/** The sign-in that asks, and the browser that it is in. */
interface CurrentDevice {
  readonly sessionId: string
  readonly userAgent: string
}

export async function readPushState(
  member: Member,
  { sessionId }: Pick<CurrentDevice, 'sessionId'>,
): Promise<PushState> {
  const { organizationId, profileId } = member.actor
  const rows = await member.transaction(tx => store.listPushDevices(tx, organizationId, profileId))
  return {
    publicKey: member.services.push.publicKey,
    devices: rows.map(({ id, userAgent, createdAt, endpoint, sessionId: its }) => ({
      id,
      userAgent,
      createdAt: createdAt.toString(),
      isHere: its === sessionId,
      address: hashOf(endpoint),
    })),
  }
}

/** @throws Refusal `push.unknownService`, `push.tooMany`, `permissions.signInFirst` */
export async function subscribe(member: Member, here: CurrentDevice, wish: NewPushSubscription): Promise<PushState> {
  const { organizationId, profileId } = member.actor
  const { database, push } = member.services
  const { sessionId, userAgent } = here
  if (!push.knows(wish.endpoint)) throw new Refusal('push.unknownService', undefined, { field: 'endpoint' })
  await database.installation(tx => store.deletePushDevicesOfEndpoint(tx, wish.endpoint, sessionId))
  await member.transaction(async tx => {
    // the count must not change before the insert
    await lockProfile(tx, organizationId, profileId)
    await lockRequester(tx, member)
    const others = await store.countDevicesOfOtherSessions(tx, organizationId, profileId, sessionId)
    if (others >= maxDevices) throw new Refusal('push.tooMany', { max: maxDevices })
    await store.save(tx, { ...wish, organizationId, profileId, sessionId, userAgent, createdAt: member.now() })
    tx.invalidate('push')
  })
  return readPushState(member, here)
}

/** @throws Refusal `push.notFound` */
export async function unsubscribe(member: Member, here: CurrentDevice, id: string): Promise<PushState> {
  const { organizationId, profileId } = member.actor
  await member.transaction(async tx => {
    await lockProof(tx, member.proof)
    if (!(await store.removePushDevice(tx, organizationId, profileId, id))) throw new Refusal('push.notFound')
    tx.invalidate('push')
  })
  return readPushState(member, here)
}
