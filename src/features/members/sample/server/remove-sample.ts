import { Refusal } from '#kit/refusal.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import { deleteRemovedImageFiles } from '#features/foundation/images/server/manage-images.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { deleteUploadedFile } from '#features/work/scoreboard/server/originals.ts'
import type { SampleState } from '../contract.ts'
import { removeSample } from './removal-steps.ts'
import * as store from './store.ts'

/*
 *   filled at the founding ──owner removes it──▶ gone for good
 */
export async function readSampleState(member: Member): Promise<SampleState> {
  const { organizationId } = member.actor
  // accounts belong to no organisation
  const isOpen = await member.services.database.installation(tx => store.hasSamplePassword(tx, organizationId))
  return member.transaction(async tx => ({
    isThere: await store.hasSample(tx, organizationId),
    isOpen,
    goes: await store.countSampleRows(tx, organizationId),
    own: await store.countOwnDataInSample(tx, organizationId),
  }))
}

/**
 * Reaches accounts, which belong to no organisation.
 * @throws Refusal `sample.gone`
 */
export async function removeOrganizationSample(member: Member): Promise<void> {
  const { actor, services } = member
  const { organizationId, profileId } = actor
  const left = await member.installationTransaction(async tx => {
    await lockAndRecheckPermission(tx, member)
    if (!(await store.hasSample(tx, organizationId))) throw new Refusal('sample.gone')
    const change = {
      goes: await store.countSampleRows(tx, organizationId),
      own: await store.countOwnDataInSample(tx, organizationId),
    }
    const files = await removeSample(tx, organizationId, profileId)
    await record(tx, organizationId, services.clock, profileId, {
      kind: 'organization.sampleRemoved',
      target: organizationId,
      change,
    })
    tx.invalidate(...staleTopics)
    return files
  })
  for (const id of left.uploads) await deleteUploadedFile(services.files, organizationId, id)
  if (left.hasImages) await deleteRemovedImageFiles(services, organizationId)
}

/** Hardly a screen shows nothing of it. */
const staleTopics = [
  'sample',
  'people',
  'team',
  'contacts',
  'creators',
  'creatorGroups',
  'schedule',
  'availability',
  'availabilityRequests',
  'vacation',
  'market',
  'attendance',
  'invitations',
  'joinLinks',
  'imports',
  'firstSteps',
  'scoreboard',
  'todos',
  'notifications',
  'availabilitySettings',
  'organizationSettings',
  'signIn',
] as const
