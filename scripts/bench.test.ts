import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, it } from 'vitest'

it('says which measurements there are, and touches nothing, when it is asked for another', () => {
  const before = fs.statSync('bench/RESULTS.md').mtimeMs
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/tasks/bench.ts', 'nonsense'], {
    encoding: 'utf8',
  })
  expect(stderr.trim()).toMatch(/^There is no measurement nonsense\. There are: main, browser, calls, .+\.$/)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(fs.statSync('bench/RESULTS.md').mtimeMs).toBe(before)
})
