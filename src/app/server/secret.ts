import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { syncFolder } from '#platform/server/folder.ts'

/** As of one that is given by the environment. */
const shortest = 32

/**
 * What this installation signs and seals with. Kept beside the data, so that a restart signs nobody out; whole or not at
 * all, whatever becomes of the machine, and the same for nodes that start together.
 * @throws Error of one sentence where the file holds none: everybody could sign with that
 */
export function readOrCreateSecret(folder: string): string {
  const file = path.join(folder, 'secret')
  if (!fs.existsSync(file)) make(file)
  const secret = fs.readFileSync(file, 'utf8')
  if (secret.trim().length >= shortest) return secret
  throw new Error(
    `The file ${file} holds no secret. Put it back out of a backup, or delete it: then everybody has to sign in again.`,
  )
}

function make(file: string): void {
  const own = `${file}.${process.pid}.new`
  fs.writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    placeOnce(own, file)
  } finally {
    fs.rmSync(own, { force: true })
  }
  syncFolder(path.dirname(file))
}

/** Under its name at once, or not where another node has been faster. */
function placeOnce(own: string, file: string): void {
  try {
    fs.linkSync(own, file)
  } catch (cause) {
    if (isThere(cause)) return
    // not every file system has links
    try {
      fs.copyFileSync(own, file, fs.constants.COPYFILE_EXCL)
    } catch (failure) {
      if (!isThere(failure)) throw failure
    }
  }
}

const isThere = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
