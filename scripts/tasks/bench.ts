import '../end-with-parent.ts'
import { spawnSync } from 'node:child_process'
import { buildIfNeeded } from '../build.ts'
import { ensureChromium } from '../chromium.ts'
import { runSteps, type Step } from '../steps.ts'

const programs = [
  'main',
  'browser',
  'calls',
  'duty',
  'layout-shift',
  'overview',
  'peers',
  'planner',
  'scale',
  'starts',
  'table',
  'timing',
  'uploads',
] as const
type Program = (typeof programs)[number]

/** What a run without a name measures. */
const defaultPrograms: readonly Program[] = ['main', 'starts', 'browser']
const args = process.argv.slice(2)
const isShort = args.includes('--short')
const [wanted, ...flags] = args.filter(arg => arg !== '--short')
const named = programs.find(program => program === wanted)
if (wanted !== undefined && named === undefined) {
  console.error(`There is no measurement ${wanted}. There are: ${programs.join(', ')}.`)
  process.exit(1)
}
// a full run ends with the table of all that was measured; a short one measures nothing
const chosen = new Set<Program>(
  isShort ? (named ? [named] : programs) : [...(named ? [named] : defaultPrograms), 'table'],
)

/** A process each, so that one does not warm up the next. */
const stepOf = (program: Program): Step => ({
  name: program,
  command:
    program === 'overview'
      ? ['playwright', 'test', '-c', 'e2e/speed.config.ts', '--reporter=line']
      : [process.execPath, `bench/${program}.ts`, ...flags],
  env: { BENCH_SHORT: isShort ? '1' : undefined },
})

if (chosen.has('browser') || chosen.has('overview')) ensureChromium()
if ([...chosen].some(program => program !== 'table' && program !== 'planner')) buildIfNeeded()
if (isShort && !named) {
  // programs wait for starting servers: two at a time
  const lanes = [0, 1].map(lane => [...chosen].filter((_, at) => at % 2 === lane).map(stepOf))
  if (!(await runSteps(lanes, { stopAtFirst: false }))) process.exitCode = 1
} else {
  for (const { command, env } of [...chosen].map(stepOf)) {
    const [program, ...rest] = command
    const { status } = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } })
    if (status !== 0) process.exitCode = status ?? 1
  }
}
