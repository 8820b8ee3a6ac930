import { Refusal } from '#kit/refusal.ts'
import { requireOwnPassword } from '#features/access/sign-in/server/own-password.ts'
import { deleteRemovedImageFiles, type ListImageReferences } from '#features/foundation/images/server/manage-images.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import type { FormerMember } from '../contract.ts'
import { deleteFilesOfOrganization, deleteOrganization } from './delete-organization.ts'
import { eraseFormerMember } from './erase-former-member.ts'

export interface DeletionDependencies {
  /** In the order in which they are called. */
  readonly kept: readonly PersonalData[]
  /** The columns that point to pictures. */
  readonly references: readonly ListImageReferences[]
  /** Makes a backup of the whole installation; undefined: this node makes none. */
  readonly backUp: (() => Promise<void>) | undefined
}

/** One count for the installation, because each backup needs as much space as all its organizations. */
const backupLimit: RateLimit = { name: 'deletionBackup', maxCalls: 3, minutes: 60 }

export const listFormerMembers = (member: Member): Promise<FormerMember[]> =>
  member.transaction(async tx =>
    (await people.listFormerMembers(tx, member.actor.organizationId)).map(({ leftAt, ...one }) => ({
      ...one,
      leftAt: leftAt.toString(),
    })),
  )

/**
 * Other organisations are not the owner's to change, so the account may never have belonged to one.
 * @throws Refusal `departure.notFound`, `departure.elsewhere`
 */
export async function eraseFormerMemberAsOwner(
  member: Member,
  { kept, references }: DeletionDependencies,
  id: string,
): Promise<void> {
  const { actor, services } = member
  const { organizationId } = actor
  const pictures = await member.installationTransaction(async tx => {
    await lockAndRecheckPermission(tx, member)
    const former = await people.listFormerMembers(tx, organizationId)
    if (!former.some(one => one.id === id)) throw new Refusal('departure.notFound')
    if ((await people.organizationsOf(tx, id)).length > 1) throw new Refusal('departure.elsewhere')
    const language = (await organizations.find(tx, organizationId))?.settings.default_language ?? 'de'
    const erasure = { profileId: id, language, now: new Date(), references, actorId: actor.profileId }
    const concerned = await eraseFormerMember(tx, kept, services.clock, erasure)
    if (!concerned) throw new Refusal('departure.notFound')
    tx.invalidate('departure', 'people')
    return concerned
  })
  for (const id of pictures) await deleteRemovedImageFiles(services, id)
}

export const previewDeletion = (
  member: Member,
  { backUp }: DeletionDependencies,
): Promise<{ members: number; canBackUp: boolean }> =>
  member.transaction(async tx => ({
    members: await people.countMembers(tx, member.actor.organizationId),
    canBackUp: backUp !== undefined,
  }))

/**
 * Deletes the organization of an owner, and nothing if a backup is asked for and fails.
 * @throws Refusal `departure.wrongName` and `signIn.wrongPassword` at their fields, `departure.noBackup`, `input.tooManyTries`
 */
export async function deleteOrganizationAsOwner(
  member: Member,
  { backUp }: DeletionDependencies,
  wish: { readonly name: string; readonly password: string; readonly backUpFirst: boolean },
): Promise<void> {
  const { actor, organization, services } = member
  const { organizationId } = actor
  if (wish.name !== organization.name)
    throw new Refusal('departure.wrongName', { name: organization.name }, { field: 'name' })
  await requireOwnPassword(services, actor.profileId, wish.password)
  if (wish.backUpFirst) await makeBackup(member, backUp)
  await member.installationTransaction(async tx => {
    await lockAndRecheckPermission(tx, member)
    await deleteOrganization(tx, organizationId)
  })
  services.log.warn({ event: 'organizationDeleted', organization: organizationId }, 'an owner deleted the organization')
  await deleteFilesOfOrganization(services.files, organizationId)
}

/** @throws Refusal `departure.noBackup`, `input.tooManyTries` */
async function makeBackup({ services }: Member, backUp: DeletionDependencies['backUp']): Promise<void> {
  if (!backUp) throw new Refusal('departure.noBackup')
  await countAttempt(services, backupLimit, 'installation')
  try {
    await backUp()
  } catch (cause) {
    services.log.error({ err: cause }, 'no backup before the deletion of an organization')
    throw new Refusal('departure.noBackup')
  }
}
