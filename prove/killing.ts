import fs from 'node:fs'
import path from 'node:path'
import { clusterHomeOf } from '#platform/server/embedded-postgres-location.ts'
import { findRunningServer } from '#platform/server/embedded-postgres-process.ts'
import type { OutboxTable } from '#platform/server/outbox.ts'
import { query } from './sql.ts'

/** The server of the embedded database and all its processes, by their ids. */
export function databaseProcesses(dataFolder: string): number[] {
  const server = findRunningServer(path.join(clusterHomeOf(dataFolder), 'data'))
  return server ? withChildren(server.pid) : []
}

export const withChildren = (pid: number): number[] => [pid, ...childrenOf(pid)]

function childrenOf(parent: number): number[] {
  return fs
    .readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0])
  } catch {
    return undefined
  }
}

/** As a machine that loses its power, but for the disk. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it has ended by itself
    }
  }
}

/**
 * Lets the leases of killed workers expire, and their messages count as lost: a short proof does not wait the 45 and 60 s. A
 * living worker's next sweep finds the messages.
 */
export async function expireLeases(databaseUrl: string, tables: readonly OutboxTable[]): Promise<void> {
  for (const table of tables) {
    await query(
      databaseUrl,
      `update ${table} set sending_until = now(), due_at = due_at - interval '2 minutes'
       where sent_at is null and dead_at is null`,
    )
  }
}
