import fs from 'node:fs'
import os from 'node:os'
import { expect, it } from 'vitest'
import { metricsText } from '#platform/server/metrics.ts'
import { useWorld } from '#test/world.ts'
import { registerServerMetrics } from './watching.ts'

const world = useWorld()

/** Reads the figures of the backup folder; other servers of this process add up those of their data folders. */
async function diskFigures(backupFolder: string): Promise<{ free: number; size: number }> {
  const { services } = world.staffel
  const end = registerServerMetrics({ ...services, env: { ...services.env, BACKUP_DIR: backupFolder } }, true)
  const text = await metricsText()
  end()
  const [free, size] = ['free', 'size'].map(what =>
    Number(new RegExp(`^staffel_disk_${what}_bytes\\{folder="backups"\\} (\\S+)$`, 'm').exec(text)?.[1]),
  )
  return { free: free ?? 0, size: size ?? 0 }
}

it('shows how large the disk of a folder is, and how much of it is free', async () => {
  const { blocks, bsize } = fs.statfsSync(os.tmpdir())
  const { free, size } = await diskFigures(os.tmpdir())
  expect(size).toBe(blocks * bsize)
  expect(free).toBeGreaterThan(0)
  expect(free).toBeLessThanOrEqual(size)
})

it('shows no figure for a folder whose disk is gone', async () => {
  expect(await diskFigures('/nowhere/backups')).toEqual({ free: Number.NaN, size: Number.NaN })
})
