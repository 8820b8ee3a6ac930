import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildServer } from './server-build.ts'
import { buildWorker } from './worker.ts'

const root = path.dirname(import.meta.dirname)
const dist = path.join(root, 'dist')

interface Part {
  readonly name: 'web' | 'server'
  /** In words, for whoever waits for it. */
  readonly what: string
  readonly ingredients: readonly string[]
  build(folder: string): Promise<void>
}

const web: Part = {
  name: 'web',
  what: 'web app',
  ingredients: [
    'src',
    'public',
    'docs/product',
    'index.html',
    'vite.config.ts',
    'scripts/built.ts',
    'scripts/chunks.ts',
    'scripts/handbook.ts',
    'scripts/precache.ts',
    'scripts/worker.ts',
    'package-lock.json',
  ],
  async build(folder) {
    const vite = await import('vite')
    await vite.build({ root, mode: 'production', logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
    await buildWorker(folder)
    compressUnder(path.join(folder, 'assets'))
  },
}

const server: Part = {
  name: 'server',
  what: 'server',
  ingredients: ['src', 'scripts/server-build.ts', 'package-lock.json'],
  build: buildServer,
}

/** As `npm start` runs it; it is there after `buildServerIfNeeded`. */
export const serverProgram = 'dist/server/server.js'

/** Builds the browser's part into dist/web and the server into dist/server, unless that was done from the same sources. */
export function buildIfNeeded(): void {
  for (const part of [server, web]) buildPartIfNeeded(part)
}

export const buildServerIfNeeded = (): void => buildPartIfNeeded(server)

function buildPartIfNeeded(part: Part): void {
  if (isBuilt(part)) return
  const started = Date.now()
  console.log(`Building the ${part.what} …`)
  // a process of its own, so that the bundler's memory does not stay with the server
  const built = spawnSync(process.execPath, [import.meta.filename, part.name], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (built.status !== 0) throw new Error(`The ${part.what} could not be built, see above.`)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

const folderOf = ({ name }: Part): string => path.join(dist, name)
const stampOf = ({ name }: Part): string => path.join(dist, `.stamp-${name}`)

const isBuilt = (part: Part): boolean =>
  existsSync(folderOf(part)) &&
  existsSync(stampOf(part)) &&
  readFileSync(stampOf(part), 'utf8') === fingerprint(part.ingredients)

/** Builds beside and renames, so that a build that is killed, or runs twice at once, leaves nothing half. */
async function build(part: Part): Promise<void> {
  const wanted = fingerprint(part.ingredients)
  mkdirSync(dist, { recursive: true })
  removeLeftovers()
  const fresh = path.join(dist, `${part.name}.new-${process.pid}`)
  const old = path.join(dist, `${part.name}.old-${process.pid}`)
  await part.build(fresh)
  // somebody else was quicker, from the same sources
  if (isBuilt(part)) return rmSync(fresh, { recursive: true })
  rmSync(stampOf(part), { force: true })
  if (existsSync(folderOf(part))) renameSync(folderOf(part), old)
  try {
    renameSync(fresh, folderOf(part))
  } catch (cause) {
    // put there by somebody else in this very moment
    if (!existsSync(folderOf(part))) throw cause
    rmSync(fresh, { recursive: true })
  }
  writeFileSync(stampOf(part), wanted)
  rmSync(old, { recursive: true, force: true })
}

/** Scripts and styles lie ready in the two encodings that browsers ask for, so that serving them costs nothing. */
function compressUnder(folder: string): void {
  for (const name of readdirSync(folder).filter(file => /\.(js|css)$/.test(file))) {
    const bytes = readFileSync(path.join(folder, name))
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(bytes))
  }
}

function removeLeftovers(): void {
  for (const name of readdirSync(dist)) {
    const pid = /^(?:web|server)\.(?:new|old)-(\d+)$/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(path.join(dist, name), { recursive: true, force: true })
  }
}

function fingerprint(ingredients: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of ingredients.flatMap(filesUnder).toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(name: string): string[] {
  if (statSync(path.join(root, name)).isFile()) return [name]
  return readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.includes('.test.'))
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)))
}

if (import.meta.main) {
  const [named] = process.argv.slice(2)
  const wanted = [server, web].filter(({ name }) => named === undefined || named === name)
  // servers may be running from what is there
  for (const part of wanted) if (!isBuilt(part)) await build(part)
}
