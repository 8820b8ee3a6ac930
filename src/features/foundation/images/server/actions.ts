import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { type ImageSize, imageSizes, mostImageBytes } from '#platform/pictures.ts'
import { drawPicture, type Picture } from '#platform/server/images.ts'
import type { Services } from '#platform/server/services.ts'
import * as store from './store.ts'

const folderOf = (organizationId: string, id: string) => `images/${organizationId}/${id}`
const fileOf = (organizationId: string, id: string, size: ImageSize) => `${folderOf(organizationId, id)}/${size}.webp`

/**
 * Drawn and stored before anything is written to the database: a picture that is known is there.
 * @throws Refusal `images.tooLarge`, what the rule says
 */
export async function upload(member: Member, file: File): Promise<{ id: string }> {
  const { actor, services } = member
  if (file.size > mostImageBytes) throw new Refusal('images.tooLarge', undefined, { field: 'file' })
  const asker = { organizationId: actor.organizationId, personId: actor.profileId }
  const picture = await drawPicture(file, { asker, seconds: services.env.FILE_SECONDS })
  if (typeof picture === 'string') throw new Refusal(`images.${picture}`, undefined, { field: 'file' })
  await keep(services, actor.organizationId, picture)
  await member.transaction(async tx => {
    await store.remember(tx, actor.organizationId, picture.hash, member.now(), actor.profileId)
    await services.jobs.later(tx, 'images.sweep', { organizationId: actor.organizationId })
  })
  return { id: picture.hash }
}

export async function keep(
  { files }: Services,
  organizationId: string,
  { hash, files: drawn }: Picture,
): Promise<void> {
  for (const { size, bytes } of drawn) await files.put(fileOf(organizationId, hash, size), bytes)
}

/** The file of a member's organisation; undefined: there is none, or it is another organisation's. */
export async function read({ files }: Services, organizationId: string, id: string, size: string) {
  const width = imageSizes.find(each => `${each}.webp` === size)
  return width === undefined || !/^[\w-]{43}$/.test(id) ? undefined : files.get(fileOf(organizationId, id, width))
}

/** The files of a picture that is not known any more. */
export const drop = ({ files }: Services, organizationId: string, id: string): Promise<void> =>
  files.removeFolder(folderOf(organizationId, id))

/** Which pictures something of the organisation points to. Features stand above pictures, so the assembly connects this. */
export type References = (tx: Tx, organizationId: string) => Promise<readonly string[]>

/**
 * Of the pictures that somebody has shown, those that nothing points to any more.
 * @returns what is gone, for its files
 */
export async function removeUnused(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  references: readonly References[],
): Promise<string[]> {
  const used = await usedIn(tx, organizationId, references)
  const gone = await store.remove(
    tx,
    organizationId,
    ids.filter(id => !used.includes(id)),
  )
  return gone.map(({ id }) => id)
}

const unusedFor = { hours: 24 }

/** Of all organisations: where nobody uploads anything, what was replaced or taken away would stay for ever. */
export async function sweepAll(services: Services, references: readonly References[]): Promise<void> {
  const { database, clock } = services
  for (const organizationId of await store.listOrganizations(database, clock.now().subtract(unusedFor))) {
    await sweep(services, organizationId, references)
  }
}

/** Removes what was uploaded over a day ago and is not used. */
export async function sweep(
  services: Services,
  organizationId: string,
  references: readonly References[],
): Promise<void> {
  const { database, clock } = services
  const gone = await database.tenant(organizationId, async tx => {
    const used = await usedIn(tx, organizationId, references)
    return store.removeUnused(tx, organizationId, clock.now().subtract(unusedFor), used)
  })
  for (const { id } of gone) await drop(services, organizationId, id)
}

const usedIn = async (tx: Tx, organizationId: string, references: readonly References[]): Promise<string[]> =>
  (await Promise.all(references.map(each => each(tx, organizationId)))).flat()
