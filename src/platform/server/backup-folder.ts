import fs from 'node:fs/promises'
import path from 'node:path'
import type { Day } from '#kit/day.ts'
import type { Env } from './env.ts'
import { makeFolder } from './folder.ts'

/** What keeps a backup from being made, as far as whoever is told can do something about it. */
export type BackupFailureReason = 'room' | 'folder' | 'other'

class NoBackup extends Error {
  readonly why: BackupFailureReason
  constructor(why: BackupFailureReason, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.why = why
  }
}

const nameShape = /^staffel-\d{4}-\d\d-\d\d\.backup$/
/** Made at a time of day rather than for a night. */
const extraShape = /^staffel-\d{4}-\d\d-\d\d-\d{6}\.backup$/
const unfinishedShape = /^staffel-\d{4}-\d\d-\d\d(-\d{6})?\.backup\.part-\d+$/
/** Left to others on the same disk. */
const spareBytes = 100_000_000

/** Whether this installation makes backups every night by itself; the default depends on the database. */
export const backupsIn = (env: Pick<Env, 'BACKUPS' | 'DATABASE_URL'>): 'daily' | 'off' =>
  env.BACKUPS ?? (env.DATABASE_URL === undefined ? 'daily' : 'off')

export const defaultBackupFolder = (dataFolder: string): string => path.join(dataFolder, 'backups')

export const backupFileName = (night: Day): string => `staffel-${night}.backup`

export function extraBackupFileName(now: Temporal.Instant, zone: string): string {
  const local = now.toZonedDateTimeISO(zone)
  const time = local.toPlainTime().toString({ smallestUnit: 'second' }).replaceAll(':', '')
  return `staffel-${local.toPlainDate().toString()}-${time}.backup`
}

/** Names of the nightly ones, the oldest first. Whatever else lies in the folder is not ours. */
export const listBackupFiles = (folder: string): Promise<string[]> => listNames(folder, nameShape)
export const listExtraBackupFiles = (folder: string): Promise<string[]> => listNames(folder, extraShape)

const listNames = async (folder: string, shape: RegExp): Promise<string[]> =>
  (await fs.readdir(folder)).filter(name => shape.test(name)).toSorted()

/**
 * The folder, with nothing in it that a killed node has left half done.
 * @param mayMake a folder that somebody has named is there: the disk it should be on may be missing
 */
export async function prepareBackupFolder(folder: string, mayMake: boolean): Promise<void> {
  try {
    if (mayMake) makeFolder(folder, 0o700)
    for (const name of await fs.readdir(folder)) {
      if (unfinishedShape.test(name)) await fs.rm(path.join(folder, name))
    }
    await fs.access(folder, fs.constants.W_OK)
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    throw new NoBackup(
      'folder',
      `The folder of backups ${folder} ${isMissing ? 'is missing' : 'cannot be written'}.`,
      cause,
    )
  }
}

/** @throws NoBackup when the disk of the folder has no room for so many bytes */
export async function requireFreeSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await fs.statfs(folder)
  const free = bavail * bsize
  if (free >= bytes + spareBytes) return
  const inMegabytes = (of: number) => `${Math.ceil(of / 1_000_000)} MB`
  throw new NoBackup(
    'room',
    `The disk of ${folder} has ${inMegabytes(free)} left; ${inMegabytes(bytes + spareBytes)} are wanted.`,
  )
}

/** Takes away all but the newest ones; never the last that is known to be good. */
export async function deleteOldBackups(
  folder: string,
  kept: number,
  proven: string | undefined,
  list = listBackupFiles,
): Promise<void> {
  for (const name of (await list(folder)).slice(0, -kept)) {
    if (name !== proven) await fs.rm(path.join(folder, name), { force: true })
  }
}

const codesOfFolder: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EIO'])

export function backupFailureReason(cause: unknown): BackupFailureReason {
  if (cause instanceof NoBackup) return cause.why
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'room'
  return codesOfFolder.has(code) ? 'folder' : 'other'
}
