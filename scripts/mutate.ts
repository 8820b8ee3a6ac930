/*
 * node scripts/mutate.ts [part of a path] [--count 200] [--seed 1] [--continue]: makes small changes to rules, policies and
 * state tables, one at a time and never in this checkout, and counts how many of them the tests of the same feature notice,
 * or the types: an entry less in a list that types are made of never runs. A change that nobody notices is a rule without a
 * test, or code that does nothing.
 *
 * The tests of `npm test` come first; what they miss is tried with those of `npm run test:all`, and both shares are printed.
 * Every outcome is written at once to `node_modules/.cache/mutants.json`; `--continue` goes on there.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest, type InlineConfig, type Vitest } from 'vitest/node'
import { common, screens, screenSetupFiles, setupFiles } from '../vitest.config.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { percent, readResults, writeResults } from './results.ts'

const goal = 97
/** Percent of the changes that some test notices: so many of them `npm test` notices. */
const goalOfShort = 98
/** A change can make a loop endless. */
const maxMilliseconds = 300_000
/** What is checked for types. */
const typed = ['src', 'test', 'e2e', 'bench', 'prove', 'scripts', '*.ts', 'package.json', 'tsconfig.json']
const root = path.dirname(import.meta.dirname)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    continue: { type: 'boolean', default: false },
  },
})
const names = [
  '*rules*',
  'policy',
  'states',
  'ledger',
  'arrangement',
  'preview-approval',
  'ranking',
  'matching',
  'payday',
]
const files = globSync(`src/features/**/{${names.join(',')}}.ts`, { cwd: root })
  .filter(file => !/\.test\.ts$|\/web\/|\/save-rules/.test(file))
  .filter(file => positionals.every(part => file.includes(part)))
  .toSorted()

/** A copy to be checked with one change in it. */
const types = mkdtempSync(path.join(tmpdir(), 'staffel-types-'))
for (const part of globSync(typed, { cwd: root }))
  cpSync(path.join(root, part), path.join(types, part), { recursive: true })
symlinkSync(path.join(root, 'node_modules'), path.join(types, 'node_modules'))

/** By which tests, or by the types; `none` is a change that nothing notices. */
type Noticed = 'short' | 'all' | 'types' | 'none'

let current: { readonly file: string; readonly text: string } | undefined
const running = new Map<string, Promise<Vitest>>()
/** One that runs the tests with these tags alone. */
function vitestFor(tagsFilter: string): Promise<Vitest> {
  const known = running.get(tagsFilter) ?? openVitest(tagsFilter)
  running.set(tagsFilter, known)
  return known
}

const openVitest = (tagsFilter: string): Promise<Vitest> =>
  createVitest('test', {
    config: false,
    root,
    globalSetup: ['./test/global-setup.ts'],
    tags: [{ name: 'all' }],
    tagsFilter: [tagsFilter],
    passWithNoTests: true,
    maxWorkers: 2,
    bail: 1,
    reporters: [{}],
    onConsoleLog: () => false,
    projects: [
      projectOf('server', { include: ['src/**/*.test.{ts,tsx}'], exclude: screens, setupFiles }),
      projectOf('screens', { include: screens, setupFiles: screenSetupFiles }),
    ],
  })

const projectOf = (name: string, test: Pick<InlineConfig, 'include' | 'exclude' | 'setupFiles'>) => ({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre' as const,
      load: (id: string) => (id === current?.file ? current.text : undefined),
    },
  ],
  // the cache goes by the file on the disk
  test: { ...common, ...test, name, root, fsModuleCache: false },
})

const all = files.flatMap(file =>
  mutantsOf(file, readFileSync(path.join(root, file), 'utf8')).map(each => ({ file, each })),
)
const chosen = sample(all, Number(values.count), Number(values.seed)).toSorted((a, b) => (a.file < b.file ? -1 : 1))
console.log(`${chosen.length} of ${all.length} changes in ${files.length} files, seed ${values.seed}`)
if (!areTypesRight()) throw new Error('the types are wrong without any change')
const outcomes = values.continue ? readResults<Noticed>('mutants') : {}
for (const file of new Set(chosen.map(each => each.file))) {
  const open = chosen.filter(one => one.file === file && !(nameOf(one) in outcomes))
  if (open.length > 0 && (await isNoticed(file, '!all')))
    throw new Error(`the tests of ${file} fail without any change`)
  for (const one of open) {
    const outcome = await noticedBy(file, one.each)
    outcomes[nameOf(one)] = outcome
    writeResults('mutants', outcomes)
    if (outcome === 'all') console.log(`${nameOf(one)}  was noticed in test:all only`)
    if (outcome === 'none') console.log(`${nameOf(one)}  was not noticed`)
  }
}
for (const vitest of running.values()) await (await vitest).close()
rmSync(types, { recursive: true, force: true })
const count = (...kinds: readonly Noticed[]) =>
  chosen.filter(one => kinds.includes(outcomes[nameOf(one)] ?? 'none')).length
const [noticed, tested, short] = [count('short', 'all', 'types'), count('short', 'all'), count('short')]
console.log(`${noticed} of ${chosen.length} noticed: ${percent(noticed, chosen.length)} %, ${goal} are the goal`)
console.log(`${short} of ${tested} by npm test: ${percent(short, tested)} %, ${goalOfShort} are the goal`)
process.exit(percent(noticed, chosen.length) < goal || percent(short, tested) < goalOfShort ? 1 : 0)

function nameOf({ file, each }: (typeof chosen)[number]): string {
  return `${file}:${each.line}:${each.column}  ${each.what}`
}

async function noticedBy(file: string, mutant: Mutant): Promise<Noticed> {
  if (await isNoticed(file, '!all', mutant)) return 'short'
  if (await isNoticed(file, 'all', mutant)) return 'all'
  return isRefused(file, mutant) ? 'types' : 'none'
}

/** First by the tests beside it, which take no time, then by those that meet a database. Without a mutant: as it is. */
async function isNoticed(file: string, tags: string, mutant?: Mutant): Promise<boolean> {
  const tests = globSync(`${folderOf(file)}/**/*.test.{ts,tsx}`, { cwd: root }).toSorted()
  const far = (test: string) => test.includes('/server/')
  const near = tests.filter(test => !far(test))
  return (await fails(near, tags, file, mutant)) || (await fails(tests.filter(far), tags, file, mutant))
}

/** Whether the types refuse it. */
function isRefused(file: string, { text }: Mutant): boolean {
  const copy = path.join(types, file)
  writeFileSync(copy, text)
  const isWrong = !areTypesRight()
  copyFileSync(path.join(root, file), copy)
  return isWrong
}

function areTypesRight(): boolean {
  const incremental = ['--incremental', '--tsBuildInfoFile', '.types']
  return (
    spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['--noEmit', ...incremental, '-p', '.'], { cwd: types })
      .status === 0
  )
}

async function fails(
  tests: readonly string[],
  tags: string,
  file: string,
  mutant: Mutant | undefined,
): Promise<boolean> {
  if (tests.length === 0) return false
  const vitest = await vitestFor(tags)
  const full = path.join(root, file)
  for (const each of await Promise.all(running.values())) {
    // what was changed before is again what it was
    if (current) each.invalidateFile(current.file)
    each.invalidateFile(full)
  }
  current = mutant && { file: full, text: mutant.text }
  const asked = await vitest.globTestSpecifications([...tests])
  const late = setTimeout(() => spawnSync('pkill', ['-KILL', '-P', String(process.pid)]), maxMilliseconds)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked)
  clearTimeout(late)
  // it names those of earlier calls, too
  const ran = new Set(asked.map(({ moduleId }) => moduleId))
  return unhandledErrors.length > 0 || testModules.some(module => ran.has(module.moduleId) && !module.ok())
}

/** The feature's. */
function folderOf(file: string): string {
  const folder = path.dirname(file)
  return path.basename(folder) === 'server' ? path.dirname(folder) : folder
}

/** So many of them, the same ones for the same seed. */
function sample<T>(list: readonly T[], count: number, seed: number): T[] {
  let state = seed >>> 0
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return list
    .map(each => ({ each, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ each }) => each)
}
