import '../end-with-parent.ts'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildIfNeeded } from '../build.ts'
import { ensureChromium } from '../chromium.ts'

const bench = path.resolve(import.meta.dirname, '../../bench')
/** Without a name the first two, and the starts. */
const programs = [
  'main',
  'browser',
  'calls',
  'duty',
  'overview',
  'peers',
  'planner',
  'scale',
  'starts',
  'table',
  'timing',
  'uploads',
]
const [wanted, ...flags] = process.argv.slice(2)
if (wanted !== undefined && !programs.includes(wanted)) {
  console.error(`There is no measurement ${wanted}. There are: ${programs.join(', ')}.`)
  process.exit(1)
}

/** A process each, so that one does not warm up the next. */
function measure(program: string): void {
  const { status } =
    program === 'overview'
      ? spawnSync('playwright', ['test', '-c', 'e2e/speed.config.ts', '--reporter=line'], { stdio: 'inherit' })
      : spawnSync(process.execPath, [path.join(bench, `${program}.ts`), ...flags], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = status ?? 1
}

// they drive a browser
if (wanted === undefined || wanted === 'browser' || wanted === 'overview') ensureChromium()
if (wanted !== 'table' && wanted !== 'planner') buildIfNeeded()
if (wanted === undefined) {
  measure('main')
  measure('starts')
  measure('browser')
} else if (wanted !== 'table') measure(wanted)
const { writeTable } = await import('../../bench/table.ts')
writeTable()
