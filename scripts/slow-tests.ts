import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Timed } from './reports.ts'

/** Seconds above which a test belongs to `npm run test:all`: of a unit or server test, of a journey. */
const limits = { test: 1, journey: 15 }
const maxRuns = 3
const file = path.join(path.dirname(import.meta.dirname), 'node_modules/.cache/test-seconds.json')

/** Seconds of each test in the last runs of this checkout, the newest last. */
export type History = Readonly<Record<string, readonly number[]>>

/** The history with one run more. Tests that did not run are forgotten. */
export const withRun = (history: History, run: readonly Timed[]): History =>
  Object.fromEntries(run.map(({ name, seconds }) => [name, [...(history[name] ?? []), seconds].slice(-maxRuns)]))

/** Untagged tests whose median is above the limit, the slowest first. */
export const above = (limit: number, history: History, run: readonly Timed[]): Timed[] =>
  run
    .filter(({ isTagged }) => !isTagged)
    .map(test => ({ ...test, seconds: median(history[test.name] ?? [test.seconds]) }))
    .filter(({ seconds }) => seconds > limit)
    .toSorted((a, b) => b.seconds - a.seconds)

const median = (seconds: readonly number[]): number =>
  seconds.toSorted((a, b) => a - b)[Math.floor((seconds.length - 1) / 2)] ?? 0

/** Notes this run and says which tests should get the tag: a report, never a failure. */
export function slowWithoutTag(tests: readonly Timed[], journeys: readonly Timed[]): string[] {
  const history = withRun(read(), [...tests, ...journeys])
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(history))
  return [...above(limits.test, history, tests), ...above(limits.journey, history, journeys)].map(
    ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`,
  )
}

function read(): History {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
