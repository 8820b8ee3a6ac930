import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { readFileSystemTime, makeFolder, syncFolder } from './folder.ts'
import { renameUnlessThere } from './embedded-postgres-binaries.ts'
import type { ClusterLocation } from './embedded-postgres-location.ts'
import { isAlive, runToEnd } from './embedded-postgres-process.ts'

export const superuser = 'staffel'

/** Longer than any initdb takes; an unfinished folder this old is nobody's, whatever its process id says. */
const staleAfter = 10 * 60_000

export const readClusterPassword = (home: string) => readFileSync(path.join(home, 'password'), 'utf8')

/** Makes a folder. One that only its owner may enter would lock out the server, which root runs as somebody else. */
export function ensureFolder(folder: string): void {
  try {
    if (existsSync(folder)) return accessSync(folder, constants.W_OK)
    makeFolder(folder)
    if (process.getuid?.() === 0) chmodSync(folder, 0o711)
  } catch (cause) {
    throw new Error(`The folder ${folder} cannot be written.`, { cause })
  }
}

/**
 * Makes the cluster unless it is there. It is made in a folder beside and put in place by one rename, so whoever else
 * makes it at the same time, and whenever we are killed, `home` is whole or absent.
 */
export async function ensureCluster(
  { home, binaries, way }: ClusterLocation,
  options: { durable: boolean },
): Promise<void> {
  const parent = path.dirname(home)
  ensureFolder(parent)
  removeUnfinished(home)
  if (existsSync(path.join(home, 'data'))) return

  const unfinished = `${home}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  const data = path.join(unfinished, 'data')
  const password = path.join(unfinished, 'password')
  mkdirSync(unfinished)
  chmodSync(unfinished, way.user ? 0o711 : 0o700)
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  if (way.user) for (const file of [data, password]) chownSync(file, way.user.uid, way.user.gid)

  const manner = '--auth=scram-sha-256 -E UTF8 --locale-provider=icu --icu-locale=und --locale=C --no-instructions'
  const args = ['-D', data, '-U', superuser, `--pwfile=${password}`, ...manner.split(' ')]
  if (!options.durable) args.push('--no-sync')
  const made = await runToEnd(way, path.join(binaries, 'initdb'), args)
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not create its data in ${home}: ${lastLine(made.output)}`)
  }
  if (way.user) chownSync(password, 0, 0)
  renameUnlessThere(unfinished, home)
  if (options.durable) syncFolder(parent)
}

/** Initdb ends with what went wrong, or with a line about what it removed after that. */
function lastLine(output: string): string {
  const lines = output.split('\n')
  return lines.findLast(line => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? ''
}

function removeUnfinished(home: string): void {
  const parent = path.dirname(home)
  const pattern = new RegExp(`^${path.basename(home)}\\.new-(\\d+)-`)
  const unfinished = readdirSync(parent).filter(name => pattern.test(name))
  if (unfinished.length === 0) return
  const now = readFileSystemTime(parent)
  for (const name of unfinished) {
    const pid = Number(pattern.exec(name)?.[1])
    const folder = path.join(parent, name)
    const age = now - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now)
    if (!isAlive(pid) || age > staleAfter) rmSync(folder, { recursive: true, force: true })
  }
}
