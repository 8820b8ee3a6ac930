import type { FileStore } from '#platform/server/files.ts'

const folderOfAll = (organizationId: string) => `scoreboard/${organizationId}`
const folderOf = (organizationId: string, uploadId: string) => `${folderOfAll(organizationId)}/${uploadId}`
const fileOf = (organizationId: string, uploadId: string) => `${folderOf(organizationId, uploadId)}/original`

/** The files as they were uploaded, each under the id of its upload. */
export const storeUploadedFile = (
  files: FileStore,
  organizationId: string,
  uploadId: string,
  bytes: Uint8Array,
): Promise<void> => files.put(fileOf(organizationId, uploadId), bytes)

export const findUploadedFile = (
  files: FileStore,
  organizationId: string,
  uploadId: string,
): Promise<Uint8Array | undefined> => files.get(fileOf(organizationId, uploadId))

export const deleteUploadedFile = (files: FileStore, organizationId: string, uploadId: string): Promise<void> =>
  files.removeFolder(folderOf(organizationId, uploadId))

/** Deletes every uploaded file of an organisation. Idempotent. */
export const deleteUploadedFilesOf = (files: FileStore, organizationId: string): Promise<void> =>
  files.removeFolder(folderOfAll(organizationId))
