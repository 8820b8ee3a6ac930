import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, it } from 'vitest'

const bench = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/tasks/bench.ts', ...args], { encoding: 'utf8' })
const lastWritten = () => fs.statSync('bench/RESULTS.md').mtimeMs

it('says which measurements there are, and touches nothing, when it is asked for another', () => {
  const before = lastWritten()
  const { status, stdout, stderr } = bench('nonsense', '--short')
  expect(stderr.trim()).toMatch(/^There is no measurement nonsense\. There are: main, browser, calls, .+\.$/)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(lastWritten()).toBe(before)
})

it('makes the table of results without writing it in the short form', () => {
  const before = lastWritten()
  expect(bench('table', '--short')).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(lastWritten()).toBe(before)
})
