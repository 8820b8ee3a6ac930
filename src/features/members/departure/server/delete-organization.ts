import { deleteAccountsWithoutOrganization, endSessionsOfAll } from '#features/access/sign-in/server/account-store.ts'
import { deleteImageFilesOf } from '#features/foundation/images/server/manage-images.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { deleteUploadedFilesOf } from '#features/work/scoreboard/server/originals.ts'
import type { Tx } from '#platform/server/database.ts'
import type { FileStore } from '#platform/server/files.ts'
import { deleteMailsOf } from '#platform/server/mail-erasing.ts'
import { deleteAttemptsOfEmails } from '#platform/server/rate-limit.ts'

/**
 * Deletes an organisation with everything that it holds, its audit log included, the accounts that belong to no other one, and
 * the mails to them. Accounts that have belonged to another one stay, and are signed out.
 * @returns how many accounts were deleted
 */
export async function deleteOrganization(tx: Tx, organizationId: string): Promise<number> {
  await organizations.lockOrganization(tx, organizationId)
  const accounts = await people.listAccounts(tx, organizationId)
  const members = accounts.filter(({ hasLeft }) => !hasLeft).map(({ id }) => id)
  await organizations.remove(tx, organizationId)
  const emails = await deleteAccountsWithoutOrganization(
    tx,
    accounts.map(({ id }) => id),
  )
  await endSessionsOfAll(tx, members)
  await deleteMailsOf(tx, { onBehalfOf: organizationId, emails })
  await deleteAttemptsOfEmails(tx, emails)
  for (const id of members) tx.endStreamsOf(id)
  return emails.length
}

/** After the commit: pictures and uploaded tables. Idempotent. */
export async function deleteFilesOfOrganization(files: FileStore, organizationId: string): Promise<void> {
  await deleteImageFilesOf(files, organizationId)
  await deleteUploadedFilesOf(files, organizationId)
}
