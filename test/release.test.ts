// @module-tag all
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { start } from './started.ts'

const run = promisify(execFile)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-release-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('npm run release', () => {
  it('makes an archive that starts and backs up without npm, with checksum and list of packages', async () => {
    await run(process.execPath, ['scripts/tasks/release.ts', folder])
    const names = fs.readdirSync(folder)
    const archive = names.find(name => name.endsWith('.tar.gz')) ?? ''
    const hash = createHash('sha256')
      .update(fs.readFileSync(path.join(folder, archive)))
      .digest('hex')
    expect(fs.readFileSync(path.join(folder, `${archive}.sha256`), 'utf8')).toBe(`${hash}  ${archive}\n`)
    const list = names.find(name => name.endsWith('.cdx.json')) ?? ''
    const { components }: { components: { name: string }[] } = JSON.parse(
      fs.readFileSync(path.join(folder, list), 'utf8'),
    )
    await run('tar', ['-xzf', archive], { cwd: folder })
    const root = path.join(folder, archive.slice(0, -'.tar.gz'.length))
    const packages = fs.globSync('{node_modules,node_modules/**/node_modules}/{*,@*/*}/package.json', { cwd: root })
    const installed = packages.map(file => path.dirname(file).split('node_modules/').at(-1))
    expect(new Set(components.map(({ name }) => name))).toEqual(new Set(installed))
    const unit = fs.readFileSync(path.join(root, 'deploy/staffel.service'), 'utf8')
    const [, command = '', task = ''] = /^ExecStart=\/opt\/staffel\/(\S+) (\w+)$/m.exec(unit) ?? []
    const program = path.join(root, command)
    const env = { PATH: '/usr/bin:/bin', DATA_DIR: path.join(folder, 'data'), PORT: '0' }
    const server = await start(env, spawn(program, [task], { env, stdio: ['ignore', 'pipe', 'pipe'] }))
    expect(server.url).toBeDefined()
    const backup = path.join(folder, 'a.backup')
    await run(program, ['backup', backup], { env })
    const { stdout } = await run(program, ['admin', 'check-backup', backup], { env })
    expect(stdout).toContain('is complete')
    await server.stop()
  })
})
