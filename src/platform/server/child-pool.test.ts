import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { describe, expect, it } from 'vitest'
import { runChildWithProgress } from './child-with-progress.ts'
import { maxAnswerTime, openChildPool, startChild } from './child-pool.ts'
import { processorTimeOf } from './resident.ts'

it.runIf(process.platform === 'linux')('a process apart comes last with all its threads', async () => {
  const { child, ready } = startChild({ program: new URL('image-process.ts', import.meta.url), heap: 100 })
  try {
    await ready
    const threads = `/proc/${child.pid}/task`
    const priorities = readdirSync(threads).map(id => priorityIn(readFileSync(`${threads}/${id}/stat`, 'utf8')))
    expect(priorities.length).toBeGreaterThan(4)
    expect(new Set(priorities)).toEqual(new Set([os.constants.priority.PRIORITY_BELOW_NORMAL]))
  } finally {
    child.kill('SIGKILL')
  }
})

describe('a process that does not start in time', () => {
  const program = new URL('image-process.ts', import.meta.url)
  const room = { program, heap: 100, startWithin: 1 }

  it('has not begun, which is no fault of what was asked', async () => {
    const answer = await openChildPool({ ...room, turns: 'uploads', works: 1 }).run(
      { organizationId: 'o', personId: 'p' },
      () => Promise.resolve({}),
      { milliseconds: 1000, megabytes: 500 },
    )
    expect(answer).toEqual({ kind: 'busy' })
  })

  it('did not want too much memory', async () => {
    const { signal } = new AbortController()
    expect(await runChildWithProgress({}, { ...room, megabytes: 500, hear: () => {}, signal })).toEqual({
      kind: 'died',
    })
  })
})

/** The 19th field; the second, a name in brackets, may hold blanks. */
const priorityIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])

it.runIf(process.platform === 'linux')(
  'the processor time of a process is what it has used, not how long it has lived',
  async () => {
    const used = () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    }
    const before = used()
    const told = await processorTimeOf(process)
    // the system counts in hundredths of a second, of user and of system
    expect(told).toBeGreaterThan(before - 20)
    expect(told).toBeLessThan(used() + 20)
  },
)

it('a file is answered before nginx gives up, with the usual FILE_SECONDS and up to five times as many', () => {
  const proxy = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')
  const [, seconds] = /^ {4}proxy_read_timeout (\d+)s/m.exec(proxy) ?? []
  for (const each of [5, 25])
    expect(maxAnswerTime({ milliseconds: each * 1000 })).toBeLessThanOrEqual(Number(seconds) * 1000)
})
