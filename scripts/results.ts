import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(path.dirname(import.meta.dirname), 'node_modules/.cache')
const fileOf = (name: string) => path.join(folder, `${name}.json`)

/** Results that an earlier, possibly interrupted run stored under this name, by key; empty if there are none. */
export function readResults<T>(name: string): Record<string, T> {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : {}
}

/** Replaces the file as a whole, so that an interrupted run leaves the results of the step before. */
export function writeResults(name: string, results: Readonly<Record<string, unknown>>): void {
  mkdirSync(folder, { recursive: true })
  const temporary = `${fileOf(name)}.new`
  writeFileSync(temporary, `${JSON.stringify(results, null, 2)}\n`)
  renameSync(temporary, fileOf(name))
}

/** Rounded down to one decimal place, so that a goal that is just missed is not shown as met. */
export const percent = (part: number, whole: number): number => Math.floor((1000 * part) / Math.max(1, whole)) / 10
