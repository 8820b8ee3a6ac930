import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Env, requireStrongPassphrase, secretFileNames, unusable, variableNames } from '#platform/server/env.ts'
import { bucketOf } from '#platform/server/files.ts'
import { requireWritableBackupFolder } from '#platform/server/folder.ts'
import { refuseMoved } from '#platform/server/opened-database.ts'
import { hostsFromEnv } from '#platform/server/hosts.ts'
import { SetupError } from '#platform/server/setup-error.ts'

/**
 * Checks settings that depend on each other or on the machine, before anything is created.
 * @throws Error, a `SetupError` if it is about a setting, with one sentence
 */
export async function requireUsableSettings(env: Env): Promise<void> {
  requireMatchingHosts(env)
  bucketOf(env)
  requireStrongPassphrase(env.BACKUP_PASSPHRASE)
  if (env.BACKUP_DIR !== undefined) requireBackupFolder(env.BACKUP_DIR)
  refuseMoved(env)
  await requireFreeAddress(env)
}

function requireMatchingHosts(env: Env): void {
  const hosts = hostsFromEnv(env)
  if (hosts && env.PUBLIC_URL !== undefined && new URL(env.PUBLIC_URL).hostname !== hosts.app)
    throw new SetupError(
      `The environment variable PUBLIC_URL is not usable: with APP_HOST it has that name, such as https://${hosts.app}.`,
    )
}

function requireBackupFolder(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw unusable('BACKUP_DIR')
  requireWritableBackupFolder(folder)
}

const requireFreeAddress = ({ HOST, PORT }: Env): Promise<void> =>
  new Promise((free, failed) => {
    const probe = createServer()
    probe.once('error', cause => failed(listenError(cause, HOST, PORT)))
    probe.listen(PORT, HOST, () => probe.close(() => free()))
  })

/** The sentence for an error of `listen`. */
export function listenError(cause: NodeJS.ErrnoException, host: string, port: number): Error {
  const { code } = cause
  if (code === 'EADDRINUSE') return new Error(`Port ${port} on ${host} is taken by another program.`, { cause })
  if (code === 'EACCES')
    return new SetupError(`The environment variable PORT is not usable: only root may listen on port ${port}.`, {
      cause,
    })
  // the address may come with the network
  return code === 'EADDRNOTAVAIL' ? new Error(unusable('HOST').message, { cause }) : unusable('HOST')
}

/** Names in the environment that are probably misspelled, each with the name that was meant. */
export function misspelledNames(names: readonly string[]): { readonly name: string; readonly meant: string }[] {
  const known = [...variableNames, ...secretFileNames]
  return names.flatMap(name => {
    if (known.includes(name)) return []
    const meant = foreignNames[name] ?? known.find(other => isMisspelled(name, other))
    return meant === undefined ? [] : [{ name, meant }]
  })
}

/** Names that other programs use, and ours for the same. */
const foreignNames: Readonly<Record<string, string>> = {
  SMTP_HOST: 'SMTP_URL',
  SMTP_FROM: 'MAIL_FROM',
  DISCORD_TOKEN: 'DISCORD_BOT_TOKEN',
  TELEGRAM_TOKEN: 'TELEGRAM_BOT_TOKEN',
  STAFFEL_SECRET: 'SECRET',
}

/** A short name has two letters in the wrong order, or one too many: `HOME` and `POST` are not `HOST`. */
function isMisspelled(name: string, known: string): boolean {
  if (known.length >= 6) return editDistance(name, known) <= (known.length < 8 ? 1 : known.length < 12 ? 2 : 3)
  if (known.length < 4) return false
  const isLonger = name.length === known.length + 1 && editDistance(name, known) === 1
  return isLonger || (name !== known && name.length === known.length && sorted(name) === sorted(known))
}

const sorted = (text: string): string => text.split('').toSorted().join('')

/** How many letters were left out, added or replaced. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1]
    for (const [at, own] of other.split('').entries()) {
      const replaced = (row[at] ?? 0) + (letter === own ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
