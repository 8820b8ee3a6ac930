import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { expect, it } from 'vitest'
import { startApart } from './apart.ts'

it.runIf(process.platform === 'linux')('a process apart comes last with all its threads', async () => {
  const { child, ready } = startApart({ program: new URL('image-process.ts', import.meta.url), heap: 100 })
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

/** The 19th field; the second, a name in brackets, may hold blanks. */
const priorityIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
