import { readFileSync } from 'node:fs'
import type { Env } from './env.ts'

type PassphraseEnv = Pick<Env, 'BACKUP_PASSPHRASE' | 'BACKUP_PASSPHRASE_FILE'>

/** Shorter ones are tried out by whoever has got hold of the file. */
const shortest = 12

/**
 * What backups are encrypted with; undefined: they are not. Never an argument, which every user of the machine can read.
 * @throws Error with one sentence
 */
export function backupPassphraseFrom({
  BACKUP_PASSPHRASE: given,
  BACKUP_PASSPHRASE_FILE: file,
}: PassphraseEnv): string | undefined {
  if (given !== undefined && file !== undefined)
    throw new Error('Either BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE may be set, not both.')
  if (file === undefined) return given
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (cause) {
    throw new Error(`The file that BACKUP_PASSPHRASE_FILE names cannot be read: ${file}.`, { cause })
  }
}

/** @throws Error with one sentence */
export function requireStrongPassphrase(passphrase: string | undefined): void {
  if (passphrase !== undefined && passphrase.length < shortest)
    throw new Error(`The passphrase for backups has to have ${shortest} characters or more.`)
}
