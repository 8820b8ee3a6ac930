import { execFile } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { daysFrom } from '#kit/day.ts'
import { monday, w48 } from './autoplan-office.ts'
import { addGroup } from './groups.ts'
import { programOf } from './program.ts'
import { useWorld } from './world.ts'

const world = useWorld({ WEBHOOK_PRIVATE: '1' })
const run = promisify(execFile)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-script-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const script = path.resolve(import.meta.dirname, '../public/plan-a-week.mjs')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

it('the script of the reference fills availability from a file, has the week planned, publishes it and hears of it', async () => {
  const office = await world.office()
  const luna = await addGroup(world, office, 'Luna', { home: [office.kim], main: [office.kofi], chatterCount: 1 })
  const file = path.join(folder, 'week.csv')
  const lines = daysFrom(monday, 5).map((date, at) => `${at % 2 ? 'Kofi Mensah' : 'Kim Albers'};${date};early`)
  fs.writeFileSync(file, `${lines.join('\r\n')}\r\n`)
  const scopes = ['page_shifts', 'page_shift_management', 'shift_plan_auto', 'shift_plan_edit', 'team_edit'] as const
  const { secret } = await programOf(world.url, office.olivia, { of: 'organization', scopes: [...scopes] })
  const port = await freePort()
  const hook = await office.olivia.api.webhooks.create({
    url: `http://127.0.0.1:${port}/`,
    kinds: ['schedule.published'],
    secret: null,
  })
  const env = { ...process.env, STAFFEL: world.url, TOKEN: secret, SECRET: hook.secret, PORT: String(port) }
  const { stdout } = await run(process.execPath, [script, w48, file], { env })
  expect(stdout).toBe('1 groups published and heard of, 2 people told\n')
  const { assignments } = await office.lea.api.schedule.plan({ groupId: luna, week: w48 })
  expect(assignments.map(({ date, fullName, state }) => `${fullName};${date};${state}`)).toEqual(
    lines.map(line => line.replace('early', 'assigned')),
  )
  expect(fs.readFileSync(script, 'utf8').split('\n').length).toBeLessThan(45)
})
