import fs from 'node:fs'
import path from 'node:path'
import type { Check, Goal } from './goal.ts'
import { goals } from './goals.ts'
import { type Read, readResults } from './results.ts'
import { isShort } from './short.ts'

const read = new Map<string, Read | undefined>()
const resultsOf = (file: string): Read | undefined => {
  if (!read.has(file)) read.set(file, readResults(file))
  return read.get(file)
}

interface Verdict {
  readonly measured: string
  /** Undefined: told and not judged, or not measured. */
  readonly reached: boolean | undefined
  readonly isThere: boolean
}

function judge({ name, file, result, figure, unit = '', max, min, is }: Check): Verdict {
  const value = resultsOf(file)?.results[result]?.[figure]
  if (value === undefined || value === null)
    return { measured: `${name}: not measured`, reached: undefined, isThere: false }
  if (typeof value !== 'number') {
    const reached = is === undefined ? undefined : value === is
    return { measured: `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`, reached, isThere: true }
  }
  const judged = max !== undefined || min !== undefined
  const reached = judged ? value <= (max ?? Infinity) && value >= (min ?? -Infinity) : undefined
  return { measured: `${name} ${shown(value, unit)}`, reached, isThere: true }
}

function shown(value: number, unit: string): string {
  if (unit === '%') return `${(value * 100).toFixed(0)} %`
  if (unit === 'KB') return `${(value / 1000).toFixed(1)} KB`
  if (unit === '/s') return `${Math.round(value).toLocaleString('en')}/s`
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 2
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`
}

const mark = (reached: boolean): string => (reached ? 'yes' : '**no**')

/** Every figure that is judged has to hold; what is missing cannot. */
function line({ goal, figure, program, checks, because }: Goal): string {
  const verdicts = checks.map(judge)
  const judged = verdicts.filter((verdict, at) => {
    const { max, min, is } = checks[at] ?? {}
    return verdict.reached !== undefined || (!verdict.isThere && (max ?? min ?? is) !== undefined)
  })
  const missing = judged.some(({ isThere }) => !isThere)
  const failed = judged.some(({ reached }) => reached === false)
  const verdict = checks.length === 0 ? 'see there' : failed ? mark(false) : missing ? 'not measured' : mark(true)
  const measured = verdicts
    .map(({ measured, reached }) => (reached === undefined ? measured : `${measured} (${mark(reached)})`))
    .join('<br>')
    .concat(failed && because !== undefined ? `<br>*${because}*` : '')
  return `| ${goal} | ${figure} | ${measured || '—'} | ${verdict} | \`${program}\` |`
}

function source(file: string): string {
  const results = resultsOf(file)
  if (!results) return `| ${file} | not measured | | |`
  const machine = Object.entries(results.machine).map(([key, value]) => `${key} ${String(value)}`)
  return `| ${file} | ${results.date} | ${machine.join(', ') || 'unknown'} | ${loadOf(results.load)} |`
}

const loadOf = (load: unknown): string => {
  if (typeof load === 'number') return String(load)
  if (Array.isArray(load)) return load.map(String).join(' → ')
  return typeof load === 'object' && load !== null
    ? Object.entries(load)
        .map(([key, value]) => `${key} ${String(value)}`)
        .join(', ')
    : 'unknown'
}

function render(): string {
  const files = [...new Set(goals.flatMap(({ checks }) => checks.map(({ file }) => file)))]
  return [
    '# Figures to reach, and what was measured',
    '',
    'Written by `npm run bench` out of what each program has measured; not edited by hand. A figure is the median of three',
    'passes. A share is of a bare handler that does the same query, or the same write, measured in the same minute on the',
    'same machine. What reads `not measured` has not been measured by this version of its program, and nothing is claimed.',
    '',
    '| what | goal | measured | reached | program |',
    '| --- | --- | --- | --- | --- |',
    ...goals.map(line),
    '',
    '## Where and when',
    '',
    'A load above the number of cores means that others were at work on the machine.',
    '',
    '| file | date | machine | load |',
    '| --- | --- | --- | --- |',
    ...files.map(source),
    '',
  ].join('\n')
}

/* Makes `bench/RESULTS.md` of what the programs have written. */
const table = render()
if (!isShort) {
  fs.writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), table)
  console.log('Written to bench/RESULTS.md')
}
