import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { type ImageSize, imageSizes, maxImageBytes } from '#platform/pictures.ts'
import { drawPictureInChild, type Picture } from '#platform/server/images.ts'
import { forEachCollectingErrors } from '#platform/server/each-for-itself.ts'
import type { FileStore } from '#platform/server/files.ts'
import type { Services } from '#platform/server/services.ts'
import * as store from './store.ts'

const folderOfAll = (organizationId: string) => `images/${organizationId}`
const folderOf = (organizationId: string, id: string) => `${folderOfAll(organizationId)}/${id}`
const fileOf = (organizationId: string, id: string, size: ImageSize) => `${folderOf(organizationId, id)}/${size}.webp`

/**
 * Drawn and stored before it is written to the database: a picture that is known is there. Where the files of the same one are
 * to go, or went meanwhile, it is stored while its row is held, which whoever removes files does as well.
 * @throws Refusal `images.tooLarge`, what the rule says
 */
export async function uploadImage(member: Member, { file }: { file: File }): Promise<{ id: string }> {
  const { actor, services } = member
  if (file.size > maxImageBytes) throw new Refusal('images.tooLarge', undefined, { field: 'file' })
  const asker = { organizationId: actor.organizationId, personId: actor.profileId }
  const picture = await drawPictureInChild(file, { asker, seconds: services.env.FILE_SECONDS })
  if (typeof picture === 'string') throw new Refusal(`images.${picture}`, undefined, { field: 'file' })
  const { organizationId } = actor
  const id = picture.hash
  const before = await member.transaction(tx => store.lockImage(tx, organizationId, id))
  if (before !== 'going') await storeImage(services, organizationId, picture)
  await member.transaction(async tx => {
    const isAsBefore = before !== 'going' && before === (await store.lockImage(tx, organizationId, id))
    await store.saveImage(tx, organizationId, id, member.now(), actor.profileId)
    if (!isAsBefore) await storeImage(services, organizationId, picture)
    await services.jobs.later(tx, 'images.sweep', { organizationId })
  })
  return { id }
}

export async function storeImage(
  { files }: Services,
  organizationId: string,
  { hash, files: drawn }: Picture,
): Promise<void> {
  for (const { size, bytes } of drawn) await files.put(fileOf(organizationId, hash, size), bytes)
}

/** The file of a member's organisation; undefined: there is none, it was removed, or it is another organisation's. */
export async function readImageFile({ database, files }: Services, organizationId: string, id: string, size: string) {
  const width = imageSizes.find(each => `${each}.webp` === size)
  if (width === undefined || !/^[\w-]{43}$/.test(id)) return undefined
  const isKnown = await database.tenant(organizationId, tx => store.isStoredImage(tx, organizationId, id))
  return isKnown ? files.get(fileOf(organizationId, id, width)) : undefined
}

/**
 * The files of pictures that are not known any more, and then their rows. What stays because the store is away goes with the
 * next hour, and is nobody's error who has removed something.
 */
export async function deleteRemovedImageFiles(services: Services, organizationId: string): Promise<void> {
  await drop(services, organizationId).catch((cause: unknown) =>
    services.log.warn({ err: cause, organizationId }, 'files of pictures are still there'),
  )
}

async function drop({ database, files }: Services, organizationId: string): Promise<void> {
  const removed = await database.tenant(organizationId, tx => store.listRemovedImages(tx, organizationId))
  await forEachCollectingErrors(removed, id =>
    database.tenant(organizationId, async tx => {
      // held until they are gone: it may have been uploaded again by now, or be so meanwhile
      if (!(await store.lockRemovedImage(tx, organizationId, id))) return
      await files.removeFolder(folderOf(organizationId, id))
      await store.deleteImage(tx, organizationId, id)
    }),
  )
}

/** Deletes the files of every picture of an organisation. Idempotent. */
export const deleteImageFilesOf = (files: FileStore, organizationId: string): Promise<void> =>
  files.removeFolder(folderOfAll(organizationId))

/** Which pictures something of the organisation points to. Features stand above pictures, so the assembly connects this. */
export type ListImageReferences = (tx: Tx, organizationId: string) => Promise<readonly string[]>

/**
 * Of the pictures that somebody has shown, those that nothing points to any more.
 * @returns whether there are any, for `deleteRemovedImageFiles` after the commit
 */
export async function removeImagesIfUnused(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  references: readonly ListImageReferences[],
  now: Temporal.Instant,
): Promise<boolean> {
  const used = await usedIn(tx, organizationId, references)
  const unused = ids.filter(id => !used.includes(id))
  return (await store.markImagesRemoved(tx, organizationId, unused, now)).length > 0
}

const unusedFor = { hours: 24 }

/** Of all organisations: where nobody uploads anything, what was replaced or taken away would stay for ever. */
export async function removeAllUnusedImages(
  services: Services,
  references: readonly ListImageReferences[],
): Promise<void> {
  const { database, clock } = services
  const organizations = await store.listOrganizationsWithOldImages(database, clock.now().subtract(unusedFor))
  await forEachCollectingErrors(organizations, organizationId =>
    removeUnusedImages(services, organizationId, references),
  )
}

/** Removes what was uploaded over a day ago and is not used. */
export async function removeUnusedImages(
  services: Services,
  organizationId: string,
  references: readonly ListImageReferences[],
): Promise<void> {
  const { database, clock } = services
  const now = clock.now()
  await database.tenant(organizationId, async tx => {
    const used = await usedIn(tx, organizationId, references)
    await store.markUnusedImagesRemoved(tx, organizationId, now.subtract(unusedFor), used, now)
  })
  await drop(services, organizationId)
}

const usedIn = async (tx: Tx, organizationId: string, references: readonly ListImageReferences[]): Promise<string[]> =>
  (await Promise.all(references.map(each => each(tx, organizationId)))).flat()
