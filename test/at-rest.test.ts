// @module-tag all
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { start, stopAll } from './started.ts'
import { until } from './until.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-at-rest-'))
fs.chmodSync(folder, 0o755)
afterAll(async () => {
  await stopAll()
  fs.rmSync(folder, { recursive: true, force: true })
})

it('a server to whom nobody comes gives back what it needed for loading', async () => {
  const { child, url } = await start({ DATA_DIR: path.join(folder, 'data') })
  expect(url).toBeDefined()
  const megabytes = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024
  await until(() => megabytes() < 200, { what: 'less than 200 MB' })
})
