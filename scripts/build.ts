import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildWorker } from './worker.ts'

const root = path.dirname(import.meta.dirname)
const dist = path.join(root, 'dist')
const web = path.join(dist, 'web')
const stamp = path.join(dist, '.stamp')
const ingredients = [
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
]

/** Builds the browser's part into dist/web unless that was done from the same sources. */
export function buildIfNeeded(): void {
  if (existsSync(web) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  const started = Date.now()
  console.log('Building the web app …')
  // a process of its own, so that the bundler's memory does not stay with the server
  const built = spawnSync(process.execPath, [import.meta.filename], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (built.status !== 0) throw new Error('The web app could not be built, see above.')
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** Builds beside and renames, so that a build that is killed, or runs twice at once, leaves nothing half. */
async function build(): Promise<void> {
  const wanted = fingerprint()
  mkdirSync(dist, { recursive: true })
  removeLeftovers()
  const fresh = path.join(dist, `web.new-${process.pid}`)
  const old = path.join(dist, `web.old-${process.pid}`)
  const vite = await import('vite')
  await vite.build({ root, mode: 'production', logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } })
  await buildWorker(fresh)
  compressUnder(path.join(fresh, 'assets'))
  rmSync(stamp, { force: true })
  if (existsSync(web)) renameSync(web, old)
  renameSync(fresh, web)
  writeFileSync(stamp, wanted)
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
    const pid = /^web\.(?:new|old)-(\d+)$/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(path.join(dist, name), { recursive: true, force: true })
  }
}

function fingerprint(): string {
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

if (import.meta.main) await build()
