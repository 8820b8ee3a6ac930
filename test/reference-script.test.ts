import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { daysFrom } from '#kit/day.ts'
import { monday, w48 } from './autoplan-office.ts'
import { addGroup } from './groups.ts'
import { programOf } from './program.ts'
import { useWorld } from './world.ts'

const world = useWorld()
const run = promisify(execFile)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-script-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const script = path.resolve(import.meta.dirname, '../public/plan-a-week.mjs')

it('the script of the reference fills availability from a file, has the week planned, and publishes it', {
  timeout: 120_000,
}, async () => {
  const office = await world.office()
  const luna = await addGroup(world, office, 'Luna', { home: [office.kim], main: [office.kofi], chatterCount: 1 })
  const file = path.join(folder, 'week.csv')
  const lines = daysFrom(monday, 5).map((date, at) => `${at % 2 ? 'Kofi Mensah' : 'Kim Albers'};${date};early`)
  fs.writeFileSync(file, `${lines.join('\r\n')}\r\n`)
  const scopes = ['page_shifts', 'page_shift_management', 'shift_plan_auto', 'shift_plan_edit', 'team_edit'] as const
  const { secret } = await programOf(world.url, office.olivia, { of: 'organization', scopes: [...scopes] })
  const env = { ...process.env, STAFFEL: world.url, TOKEN: secret }
  const { stdout } = await run(process.execPath, [script, w48, file], { env })
  expect(stdout).toBe('1 groups published, 2 people told\n')
  const { assignments } = await office.lea.api.schedule.plan({ groupId: luna, week: w48 })
  expect(assignments.map(({ date, fullName, state }) => `${fullName};${date};${state}`)).toEqual(
    lines.map(line => line.replace('early', 'assigned')),
  )
  expect(fs.readFileSync(script, 'utf8').split('\n').length).toBeLessThan(35)
})
