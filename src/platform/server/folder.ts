import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { SetupError } from './setup-error.ts'

/**
 * Makes a folder and those around it. Not with `recursive`: where the system knows a folder and makes none in it, as in
 * /proc, Node tries that again for ever, in one step that no signal interrupts.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const around = path.dirname(folder)
  if (around !== folder) makeFolder(around)
  try {
    mkdirSync(folder, mode)
  } catch (cause) {
    // somebody else made it in the same moment
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw cause
  }
}

/**
 * Makes the data folder, and writes a file to check that it is writable.
 * @throws Error if the disk is full, SetupError if the folder is not writable
 */
export function makeWritableFolder(folder: string): void {
  try {
    makeFolder(folder)
    writeProbe(folder)
  } catch (cause) {
    if (isNoRoom(cause)) throw new Error(`The data folder ${inShort(folder)} has no room: the disk is full.`, { cause })
    throw notWritable('DATA_DIR', folder, '/var/lib/staffel', cause)
  }
}

/**
 * Writes a file to check that the folder for backups is writable: root has all rights, and in /proc no file can be made.
 * A full disk passes, since it must not keep Staffel from starting.
 * @throws SetupError if the folder is not writable
 */
export function requireWritableBackupFolder(folder: string): void {
  try {
    writeProbe(folder)
  } catch (cause) {
    if (!isNoRoom(cause)) throw notWritable('BACKUP_DIR', folder, '/mnt/backups', cause)
  }
}

function writeProbe(folder: string): void {
  const probe = path.join(folder, `.writable-${process.pid}`)
  try {
    writeFileSync(probe, 'x')
  } finally {
    rmSync(probe, { force: true })
  }
}

const isNoRoom = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')

const notWritable = (variable: string, folder: string, example: string, cause: unknown): SetupError =>
  new SetupError(
    `The environment variable ${variable} is not usable: ${inShort(folder)} is not writable; expected a folder that is, such as ${example}.`,
    { cause },
  )

const minFreeBytes = 16 * 1024 * 1024

/** Whether the disk of a folder has less left than one segment of PostgreSQL's log takes; false where the system does not say. */
export function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < minFreeBytes
  } catch {
    return false
  }
}

/** So that a file that was renamed in it keeps its name when the machine dies. */
export function syncFolder(folder: string): void {
  // Windows opens no folders
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** Milliseconds since the epoch by the clock that stamps files in the folder, which on a network drive is another machine's. */
export function readFileSystemTime(folder: string): number {
  const probe = mkdtempSync(path.join(folder, '.time-'))
  const { mtimeMs } = statSync(probe)
  rmdirSync(probe)
  return mtimeMs
}

const inShort = (folder: string): string => (folder.length > 200 ? `${folder.slice(0, 200)}…` : folder)
