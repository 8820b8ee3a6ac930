import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { metricsText } from '#platform/server/metrics.ts'
import { useWorld } from '#test/world.ts'
import { registerServerMetrics } from './watching.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-watching-'))
const world = useWorld({ DATA_DIR: folder })
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const figureOf = async (name: string, place: string): Promise<number> =>
  Number(new RegExp(`^${name}\\{folder="${place}"\\} (\\S+)$`, 'm').exec(await metricsText())?.[1])

it('tells how much of the disk of the data folder is free', async () => {
  const { blocks, bsize } = fs.statfsSync(folder)
  expect(await figureOf('staffel_disk_size_bytes', 'data')).toBe(blocks * bsize)
  const free = await figureOf('staffel_disk_free_bytes', 'data')
  expect(free).toBeGreaterThan(0)
  expect(free).toBeLessThanOrEqual(blocks * bsize)
})

it('tells the same of a backup folder elsewhere, and no figure when its disk is gone', async () => {
  const { services } = world.staffel
  const end = registerServerMetrics({ ...services, env: { ...services.env, BACKUP_DIR: '/nowhere/backups' } }, true)
  expect(await figureOf('staffel_disk_free_bytes', 'backups')).toBeNaN()
  expect(await metricsText()).toContain('staffel_disk_free_bytes{folder="backups"} Nan')
  end()
})
