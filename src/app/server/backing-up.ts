import { listOrganizationIds } from '#features/foundation/organizations/server/store.ts'
import { listManagers } from '#features/foundation/people/server/store.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import { backupsIn } from '#platform/server/backup-folder.ts'
import { forEachCollectingErrors } from '#platform/server/each-for-itself.ts'
import type { Env } from '#platform/server/env.ts'
import {
  type NightlyBackup,
  type NightlyBackupFailure,
  type NightlyBackupPlan,
  openNightlyBackup,
} from '#platform/server/nightly-backup.ts'
import type { Services } from '#platform/server/services.ts'

/** Undefined: this node makes none. */
export function nightlyPlanOf(env: Env): NightlyBackupPlan | undefined {
  if (backupsIn(env) === 'off' || env.ROLE === 'web') return undefined
  return {
    folder: env.BACKUP_DIR,
    kept: env.BACKUP_KEEP,
    at: env.BACKUP_AT,
    zone: env.BACKUP_ZONE,
    dataFolder: env.DATA_DIR,
    passphrase: env.BACKUP_PASSPHRASE,
  }
}

export function openBackingUp(services: Services, databaseUrl: string, plan: NightlyBackupPlan): NightlyBackup {
  const { database, clock, log } = services
  if (plan.passphrase === undefined)
    log.warn(
      'nightly backups are not encrypted, and contain the secret that opens all others: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE',
    )
  /** A backup holds every organisation, so every owner has to know that there is none. */
  async function onFailure({ kind, why, night }: NightlyBackupFailure): Promise<void> {
    await forEachCollectingErrors(await listOrganizationIds(database), organizationId =>
      database.tenant(organizationId, async tx => {
        const owners = (await listManagers(tx, organizationId)).filter(({ role }) => role === 'owner')
        const notifier = { organization: { id: organizationId }, now: () => clock.now() }
        const ids = owners.map(({ id }) => id)
        await notify(tx, notifier, ids, 'backup_failed', { isTrial: kind === 'trial', why, night })
      }),
    )
  }
  return openNightlyBackup({ plan, database, databaseUrl, clock, log, onFailure })
}
