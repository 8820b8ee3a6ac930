/*
 * npm run test:before [-- <tag or commit> [files of tests]]: the server suite of a release before, with its own program, on the
 * tables of this version; the last release unless told. What fails is what nodes of that release could not do beside new ones. Takes as long as
 * that suite did, and needs what it needed.
 */
import '../end-with-parent.ts'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { releases } from '../releases.ts'
import { runSteps } from '../steps.ts'

const root = path.resolve(import.meta.dirname, '../..')
const [wish, ...files] = process.argv.slice(2)
const commit = wish ?? `v${releases.at(-1)?.version}`
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-before-'))
const before = path.join(folder, 'program')
try {
  git('worktree', 'add', '--detach', before, commit)
  giveModules()
  giveMigrations()
  const command = [
    'vitest',
    'run',
    '--root',
    before,
    '--project',
    'staffel',
    ...(files.length > 0 ? files : ['src', 'test']),
  ] as const
  console.log(`The server suite of ${commit} on the tables of this version.`)
  const isGood = await runSteps([[{ name: `tests of ${commit}`, command }]], { stopAtFirst: true })
  process.exitCode = isGood ? 0 : 1
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  if (fs.existsSync(before)) git('worktree', 'remove', '--force', before)
  fs.rmSync(folder, { recursive: true, force: true })
}

/** Ours when they are the same; else its own. */
function giveModules(): void {
  const lockOf = (place: string) => fs.readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  if (lockOf(root) === lockOf(before))
    return fs.symlinkSync(path.join(root, 'node_modules'), path.join(before, 'node_modules'))
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], before)
}

/** @throws Error with one sentence when the release went another way than ours */
function giveMigrations(): void {
  const of = (place: string) => path.join(place, 'db/migrations')
  const isSame = (name: string) =>
    fs.existsSync(path.join(of(root), name)) &&
    fs.readFileSync(path.join(of(root), name)).equals(fs.readFileSync(path.join(of(before), name)))
  const other = fs.readdirSync(of(before)).find(name => name.endsWith('.sql') && !isSame(name))
  if (other !== undefined)
    throw new Error(`${commit} has another migration ${other} than this version: no upgrade leads from it to here.`)
  fs.rmSync(of(before), { recursive: true })
  fs.cpSync(of(root), of(before), { recursive: true })
}

function git(...args: readonly string[]): void {
  run('git', args, root)
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${(error?.message ?? stderr).trim()}`)
}
