import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '../test/until.ts'

let root = ''
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-run-'))
  fs.mkdirSync(path.join(root, 'scripts/tasks'), { recursive: true })
  fs.mkdirSync(path.join(root, 'bin'))
  fs.copyFileSync('scripts/run.mjs', path.join(root, 'scripts/run.mjs'))
  fs.writeFileSync(path.join(root, 'scripts/tasks/start.ts'), "console.log('started')")
  fs.writeFileSync(path.join(root, 'package.json'), '{}')
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{}')
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

/** An npm that notes how it was called. */
const npm = (rest: string) =>
  fs.writeFileSync(path.join(root, 'bin/npm'), `#!/bin/sh\necho "$@" >> ${root}/calls\n${rest}\n`, { mode: 0o755 })
const env = () => ({ PATH: `${root}/bin:${process.env['PATH']}` })
const calls = () => fs.readFileSync(path.join(root, 'calls'), 'utf8').trim().split('\n')

it('installs what the lock file lists and nothing else: when that fails, it says so and ends', () => {
  npm('echo "npm error Missing: x from lock file" >&2; exit 1')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: env(),
    encoding: 'utf8',
  })
  expect(calls()).toEqual([expect.stringMatching(/^ci --ignore-scripts /)])
  expect(stderr).toContain('Missing: x from lock file')
  expect(stderr.trim().split('\n').at(-1)).toBe(
    'The dependencies could not be installed as package-lock.json lists them, see above.',
  )
  expect(stdout).not.toContain('started')
  expect(status).toBe(1)
  expect(fs.existsSync(path.join(root, 'node_modules/.staffel-installed'))).toBe(false)
})

it('starts when they are installed, and does not install them twice', () => {
  npm('exit 0')
  const run = () =>
    spawnSync(process.execPath, ['scripts/run.mjs', 'start'], { cwd: root, env: env(), encoding: 'utf8' })
  expect([run(), run()].map(({ stdout }) => stdout.includes('started'))).toEqual([true, true])
  expect(calls()).toHaveLength(1)
})

it('gives its place to the task when npm has not started it', () => {
  npm('exit 0')
  fs.writeFileSync(path.join(root, 'scripts/tasks/start.ts'), 'console.log(`pid ${process.pid}`)')
  const { pid, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: env(),
    encoding: 'utf8',
  })
  expect(stdout).toContain(`pid ${pid}`)
  expect(stderr).toBe('')
})

it('ends by a signal while it installs, and takes npm along', async () => {
  npm(`echo $$ > ${root}/pid; exec sleep 60`)
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: root, env: env(), stdio: 'ignore' })
  const ended = once(child, 'exit')
  const file = path.join(root, 'pid')
  await until(() => fs.existsSync(file) && fs.readFileSync(file, 'utf8') !== '', { what: 'the start of npm' })
  const pid = Number(fs.readFileSync(file, 'utf8'))
  child.kill('SIGTERM')
  await ended
  const isThere = () =>
    fs.existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
  await until(() => !isThere(), { what: 'the end of npm' })
  expect(calls()).toHaveLength(1)
})
