import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { programs } from '../scripts/server-build.ts'
import { until } from './until.ts'

/** A process that has ended stays in the list as a zombie until its new parent reads its exit code. */
function isAtWork(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

it.runIf(process.platform === 'linux')('a child process in a busy loop ends when its parent was killed', async () => {
  const parent = fork(new URL('./busy-parent.ts', import.meta.url))
  const [pid] = (await once(parent, 'message')) as [number]
  try {
    expect(isAtWork(pid)).toBe(true)
    parent.kill('SIGKILL')
    await until(() => !isAtWork(pid), { what: 'the end of the orphan' })
  } finally {
    if (isAtWork(pid)) process.kill(pid, 'SIGKILL')
  }
})

it('every program that the server starts watches its parent', () => {
  const { server: _, ...children } = programs
  for (const program of Object.values(children)) {
    expect(readFileSync(program, 'utf8'), program).toMatch(/^sendReadyToParent\(\)$/m)
  }
})
