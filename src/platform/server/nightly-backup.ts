import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { addDays, type Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { backUp, listBackedUpFiles } from './backup.ts'
import {
  extraBackupFileName,
  listBackupFiles,
  listExtraBackupFiles,
  deleteOldBackups,
  backupFileName,
  prepareBackupFolder,
  defaultBackupFolder,
  requireFreeSpace,
  type BackupFailureReason,
  backupFailureReason,
} from './backup-folder.ts'
import { latestBackupNight, type BackupNight } from './backup-night.ts'
import {
  databaseBytes,
  findLastGoodBackupRun,
  saveBackupRun,
  type BackupRunKind,
  findBackupRun,
  hasUsersBefore,
  runKinds,
} from './backup-runs.ts'
import { connect, closeConnection } from './backup-tables.ts'
import { removeTestRestore, testBackupRestore } from './backup-trial.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'
import { endedBackups } from './metrics.ts'

/*
 * One night, whichever nodes are at work:
 *
 *   due ──lock──▶ backup ──▶ good ──▶ a trial, unless one went well within a week
 *    ▲              │
 *    └── an hour ── failed (whoever has to know is told once a night)
 *
 * The lock lives and dies with its connection: what a killed node has begun another one begins anew.
 */

export interface NightlyBackupPlan {
  /** Undefined: `backups` in the data folder, which is made. */
  readonly folder: string | undefined
  readonly kept: number
  readonly at: TimeOfDay
  readonly zone: string
  readonly dataFolder: string
  /** Undefined: backups are not encrypted. */
  readonly passphrase: string | undefined
}

export interface NightlyBackupFailure {
  readonly kind: BackupRunKind
  readonly why: BackupFailureReason
  readonly night: Day
}

interface Options {
  readonly plan: NightlyBackupPlan
  readonly database: Database
  readonly databaseUrl: string
  readonly clock: Clock
  readonly log: Log
  /** The first of a night, for whoever has to know. */
  readonly onFailure: (failure: NightlyBackupFailure) => Promise<void>
}

/** Any number, as long as every node of every version waits at the same one. */
const lock = 7_301_949
const lookEvery = 60_000
const againAfter = { hours: 1 }
const daysBetweenTrials = 7

export interface NightlyBackup {
  /** Does what is due, if anything is, and nobody else is at it. */
  look(): Promise<void>
  /**
   * Writes one more backup, with the time in its name, and deletes older ones of this kind as of the nightly ones.
   * @throws Error if no backup could be made, or another one is under way
   */
  readonly backUpNow: () => Promise<void>
  close(): Promise<void>
}

export function openNightlyBackup(options: Options): NightlyBackup {
  const { plan, database, databaseUrl, clock, log, onFailure } = options
  // a counter that begins with its first failure would not have increased by it
  for (const kind of runKinds) for (const outcome of ['good', 'failed']) endedBackups.inc({ kind, outcome }, 0)
  const folder = plan.folder ?? defaultBackupFolder(plan.dataFolder)
  const trialFolder = path.join(plan.dataFolder, 'trial')
  const closing = new AbortController()
  let looking: Promise<unknown> | undefined

  async function look(): Promise<void> {
    const night = latestBackupNight(clock.now(), plan)
    if (!(await isDue(night))) return
    await alone(async () => {
      // between the look and the lock another node may have done it
      if (await isDue(night)) await perform(night.date)
    })
  }

  /** @returns false: a backup is under way on this or another node, and nothing was done */
  async function alone(work: () => Promise<void>): Promise<boolean> {
    const client = await connect(databaseUrl, 'nightly backup')
    try {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock])
      const isMine = rows[0]?.mine === true
      if (isMine) await work()
      return isMine
    } finally {
      await closeConnection(client)
    }
  }

  /** Nights before anybody was here had nothing to keep. */
  async function isDue({ date, begins }: BackupNight): Promise<boolean> {
    const run = await findBackupRun(database, 'backup', date)
    if (!run) return hasUsersBefore(database, begins)
    return run.failure !== null && Temporal.Instant.compare(run.endedAt.add(againAfter), clock.now()) <= 0
  }

  async function perform(night: Day): Promise<void> {
    const file = path.join(folder, backupFileName(night))
    const isGood = await noted('backup', night, async () => {
      await writeBackup(backupFileName(night))
      await deleteOldBackups(folder, plan.kept, (await findLastGoodBackupRun(database, 'trial', clock.now()))?.file)
    })
    if (!isGood || (await findLastGoodBackupRun(database, 'trial', clock.now(), addDays(night, -daysBetweenTrials))))
      return
    await noted('trial', night, async () => {
      // as tables it takes several times the room that it takes in the file
      await requireFreeSpace(plan.dataFolder, 3 * (await contentBytes()))
      await testBackupRestore({ file, passphrase: plan.passphrase, folder: trialFolder, signal: closing.signal })
    })
  }

  /** Whether it went well. What ends because we close is not a failure, and is begun anew with the next start. */
  async function noted(kind: BackupRunKind, night: Day, work: () => Promise<void>): Promise<boolean> {
    const run = (failure: string | null) => ({
      kind,
      night,
      endedAt: clock.now(),
      failure,
      file: backupFileName(night),
    })
    try {
      await work()
      await saveBackupRun(database, run(null))
      endedBackups.inc({ kind, outcome: 'good' })
      log.info({ night, folder }, kind === 'backup' ? 'backed up' : 'the backup was restored on trial')
      return true
    } catch (cause) {
      if (closing.signal.aborted) return false
      endedBackups.inc({ kind, outcome: 'failed' })
      log.error({ err: cause, night, folder }, kind === 'backup' ? 'no backup' : 'the backup could not be restored')
      const wasNoted = await findBackupRun(database, kind, night)
      await saveBackupRun(database, run(cause instanceof Error ? cause.message : String(cause)))
      if (!wasNoted) await onFailure({ kind, why: backupFailureReason(cause), night })
      return false
    }
  }

  async function writeBackup(name: string): Promise<void> {
    const file = path.join(folder, name)
    await prepareBackupFolder(folder, plan.folder === undefined)
    await requireFreeSpace(folder, await expectedBytes())
    await backUp({ databaseUrl, folder: plan.dataFolder, file, passphrase: plan.passphrase, signal: closing.signal })
  }

  /** Half as much again as the last one; the first is judged by what is to be kept. */
  async function expectedBytes(): Promise<number> {
    const last = (await listBackupFiles(folder)).at(-1)
    return last === undefined ? contentBytes() : 1.5 * (await fs.stat(path.join(folder, last))).size
  }

  async function contentBytes(): Promise<number> {
    let bytes = await databaseBytes(database)
    for await (const name of listBackedUpFiles(plan.dataFolder)) {
      const stat = await fs.stat(path.join(plan.dataFolder, name)).catch(() => undefined)
      bytes += stat?.size ?? 0
    }
    return bytes
  }

  const inTurn = (work: () => Promise<unknown>) => {
    looking ??= work()
      .catch((cause: unknown) => {
        if (!closing.signal.aborted) log.warn({ err: cause }, 'backups could not be looked after')
      })
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  const timer = setInterval(() => void inTurn(look), lookEvery)
  if (existsSync(trialFolder)) void inTurn(() => alone(() => removeTestRestore(trialFolder)))
  const backUpNow = async () => {
    const isDone = await alone(async () => {
      await writeBackup(extraBackupFileName(clock.now(), plan.zone))
      await deleteOldBackups(folder, plan.kept, undefined, listExtraBackupFiles)
    })
    if (!isDone) throw new Error('another backup is under way')
  }
  return {
    backUpNow,
    async look() {
      await looking
      await inTurn(look)
    },
    async close() {
      clearInterval(timer)
      closing.abort()
      await looking
    },
  }
}
