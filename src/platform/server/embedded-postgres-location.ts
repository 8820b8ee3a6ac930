import { existsSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commonRoot, canRunPostgres, ensureRunnablePostgres, shortHash } from './embedded-postgres-binaries.ts'
import { ourselves, runToEnd, type LaunchPrefix } from './embedded-postgres-process.ts'

/** Where a cluster lives and as whom its server runs. */
export interface ClusterLocation {
  /** Holds `data` and `password`. */
  readonly home: string
  readonly binaries: string
  readonly way: LaunchPrefix
}

const nobody: LaunchPrefix = { prefix: [], user: { uid: 65_534, gid: 65_534 } }
/** We stay the owner of every file, but the server sees itself as nobody and has none of root's powers. */
const asNobodyInside: LaunchPrefix = { prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534'] }

const noteName = 'postgres.location'

/** The folder with `data` and `password`, as far as that is decided; it need not exist yet. */
export function clusterHomeOf(folder: string): string {
  const note = path.join(folder, noteName)
  if (existsSync(note)) {
    const home = readFileSync(note, 'utf8').trim()
    if (existsSync(path.join(home, 'data'))) return home
    throw new Error(`The database of ${folder} was kept in ${home}, as ${note} says, but is not there any more.`)
  }
  const home = path.join(folder, 'postgres')
  const common = commonHome(folder)
  return !existsSync(home) && existsSync(path.join(common, 'data')) ? common : home
}

/**
 * PostgreSQL refuses to run as root. The owner of existing data decides; for new data each way is tried by really
 * running the program: as nobody, as nobody in a user namespace of its own, as nobody in a folder that all may enter.
 */
export async function chooseClusterLocation(
  folder: string,
  binaries: string,
  report: (line: string) => void,
): Promise<ClusterLocation> {
  const home = clusterHomeOf(folder)
  if (process.getuid?.() !== 0) return { home, binaries, way: ourselves }
  const data = path.join(home, 'data')
  if (existsSync(data)) return placeOfExisting(home, statSync(data), binaries, report)

  const open = await mayEnter(nobody, folder)
  if (open && (await canRunPostgres(nobody, binaries))) return { home, binaries, way: nobody }
  if ((await mayEnter(asNobodyInside, folder)) && (await canRunPostgres(asNobodyInside, binaries)))
    return { home, binaries, way: asNobodyInside }
  const reachable = await ensureRunnablePostgres(nobody, binaries, report)
  if (open) return { home, binaries: reachable, way: nobody }
  const elsewhere = commonHome(folder)
  report(`The user nobody may not enter ${folder}, so the database is kept in ${elsewhere}.`)
  return { home: elsewhere, binaries: reachable, way: nobody }
}

/** Leaves a note in our folder when the data is kept elsewhere. */
export function recordClusterHome(folder: string, home: string): void {
  const note = path.join(folder, noteName)
  if (path.dirname(home) === folder || existsSync(note)) return
  writeFileSync(`${note}.new`, `${home}\n`)
  renameSync(`${note}.new`, note)
}

async function placeOfExisting(
  home: string,
  owner: { readonly uid: number; readonly gid: number },
  binaries: string,
  report: (line: string) => void,
): Promise<ClusterLocation> {
  if (owner.uid === 0) {
    if (await canRunPostgres(asNobodyInside, binaries)) return { home, binaries, way: asNobodyInside }
    throw new Error(
      `The data in ${home} belongs to root, as whom PostgreSQL does not run, and this system allows no user namespaces: give the data to another user, for example with chown -R 65534:65534 ${home}/data.`,
    )
  }
  const way: LaunchPrefix = { prefix: [], user: { uid: owner.uid, gid: owner.gid } }
  if (!(await mayEnter(way, home))) {
    throw new Error(`The data in ${home} belongs to user ${owner.uid}, who may not enter that folder.`)
  }
  return { home, binaries: await ensureRunnablePostgres(way, binaries, report), way }
}

const commonHome = (folder: string) => path.join(commonRoot, shortHash(realpathSync(folder)))

const mayEnter = async (way: LaunchPrefix, folder: string) =>
  (await runToEnd(way, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])).status === 0
