// @module-tag all
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { launch, start, stopAll } from './started.ts'
import { password, useWorld } from './world.ts'

const world = useWorld()
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-admin-'))
fs.chmodSync(scratch, 0o755)
afterAll(async () => {
  await stopAll()
  fs.rmSync(scratch, { recursive: true, force: true })
})

interface Ended {
  readonly code: number | null
  readonly said: string
  readonly complaint: string
}

/** `npm run admin` as npm runs it behind its bootstrap, without a terminal. */
async function adminWith(environment: Record<string, string>, ...args: string[]): Promise<Ended> {
  const clock = `--import=${new URL('moved-clock.ts', import.meta.url).href}`
  const moved = { NODE_OPTIONS: clock, E2E_CLOCK_OFFSET: process.env['E2E_CLOCK_OFFSET'] ?? '' }
  const child = launch(['scripts/tasks/admin.ts', ...args], { ...moved, ...environment })
  const ended = once(child, 'close')
  const [said, complaint] = await Promise.all(
    [child.stdout, child.stderr].map(async stream => (await stream.toArray()).join('').trim()),
  )
  const [code] = await ended
  return { code, said: said ?? '', complaint: complaint ?? '' }
}

/** Beside the server of the world. */
const admin = (...args: string[]): Promise<Ended> =>
  adminWith({ DATABASE_URL: world.databaseUrl, DATA_DIR: path.join(scratch, 'beside') }, ...args)

/** The same at a terminal on which the operator types. */
async function adminAtTerminal(environment: Record<string, string>, args: string, typed: string): Promise<Ended> {
  const call = `${process.execPath} scripts/tasks/admin.ts ${args}`
  const child = spawn('script', ['-qec', call, '/dev/null'], { env: { PATH: process.env['PATH'], ...environment } })
  const ended = once(child, 'close')
  child.stdin.write(typed)
  const said = (await child.stdout.toArray()).join('').replaceAll('\r', '').trim()
  const [code] = await ended
  return { code, said, complaint: '' }
}

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0

const refused = (complaint: string | RegExp) => ({ code: 1, said: '', complaint: expect.stringMatching(complaint) })

describe('npm run admin beside a running server', () => {
  it('lists the organizations of a running server', async () => {
    const { id } = await world.office('Beiläufig')
    const { code, said } = await admin('organizations')
    expect(said.split('\n')).toContain(`${id}        6       1  2026-11-20  Beiläufig`)
    expect(code).toBe(0)
  })

  it('creates a password link that the running server takes, and changes nothing without --yes', async () => {
    const { kim } = await world.office()
    expect(await admin('password-link', kim.email)).toEqual(
      refused(
        /^Create a link that sets a new password for \S+\? Nothing was done: without a terminal, --yes has to agree\.$/,
      ),
    )
    const { code, said } = await admin('password-link', kim.email, '--yes')
    expect(code).toBe(0)
    const token = new URL(said.split('\n')[0] ?? '').searchParams.get('token') ?? ''
    await world.visitor().api.signIn.resetPassword({ token, password: 'ganz-neu-geheim' })
    expect(await kim.api.signIn.session()).toBeNull()
  })

  it('erases a former member, appoints an owner and deletes an organization', async () => {
    const { id, adam, kim, olivia } = await world.office('Vergänglich')
    await adam.api.team.remove({ id: kim.id })
    expect(await admin('erase-member', id, kim.email, '--yes')).toMatchObject({
      code: 0,
      said: expect.stringMatching(`^Erased ${kim.email}`),
    })
    const { pool } = world.staffel.services.database
    await pool.query('update profiles set is_active = false where organization_id = $1 and id = $2', [id, olivia.id])
    expect(await admin('make-owner', id, adam.email, '--yes')).toMatchObject({
      code: 0,
      said: `${adam.email} is the owner of Vergänglich now.\nThe audit log of the organization has an entry.`,
    })
    expect(await adam.api.signIn.session()).toMatchObject({ member: { role: 'owner' } })
    expect(await admin('delete-organization', id, '--yes')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Deleted Vergänglich /),
    })
    expect(await adam.api.signIn.session()).toBeNull()
  })

  it('says how to connect to a database of its own', async () => {
    const { said, code } = await admin('database')
    expect(said).toContain('The database is the one of DATABASE_URL: psql "$DATABASE_URL"')
    expect(code).toBe(0)
  })

  it('refuses wrong input with one sentence and a code other than 0', async () => {
    const { id, kim } = await world.office()
    expect(await admin('make-owner', 'Niemals', kim.email, '--yes')).toEqual(
      refused(/^There is no organization Niemals\./),
    )
    expect(await admin('make-owner', id, kim.email, '--yes')).toEqual(refused(/has an active owner/))
    expect(await admin('erase-member', id, 'nemo@example.test', '--yes')).toEqual(refused(/has no former member/))
    expect(await admin('delete-organization', 'Niemals', '--yes')).toEqual(
      refused(/^There is no organization Niemals\./),
    )
    expect(await admin('reset-second-factor', kim.email, '--yes')).toEqual(refused(/has no second factor/))
    expect(await admin('password-link', 'nemo', '--yes')).toEqual(refused(/^nemo is not an email address\.$/))
  })
})

describe('npm run admin without a database', () => {
  const nothing = { DATA_DIR: path.join(scratch, 'nothing') }

  it.each([
    [[], /^No command was given\. These are the commands of npm run admin --:\n {2}organizations/],
    [['organisations'], /^There is no command organisations\. These are the commands/],
    [['password-link'], /^Call it so: npm run admin -- password-link <email>$/],
    [['organizations', 'all'], /^Call it so: npm run admin -- organizations$/],
    [['check-backup', '/nowhere/at.all'], /^There is no file \/nowhere\/at\.all\.$/],
    [['database'], /^There is no embedded database in /],
    [['organizations'], /^There is no embedded database in /],
  ])('refuses the arguments %j with one sentence', async (args, complaint) => {
    expect(await adminWith(nothing, ...args)).toEqual(refused(complaint))
    expect(fs.existsSync(nothing.DATA_DIR)).toBe(false)
  })

  it('says that the database of DATABASE_URL cannot be reached', async () => {
    const DATABASE_URL = 'postgres://staffel:geheim@127.0.0.1:1/staffel'
    expect(await adminWith({ ...nothing, DATABASE_URL }, 'organizations')).toEqual(
      refused(/^The database that DATABASE_URL names cannot be reached\.$/),
    )
  })

  it('shows the settings in force, and refuses wrong ones', async () => {
    const secret = 'geheim-geheim-geheim-geheim-geheim-7'
    const { code, said } = await adminWith({ ...nothing, SECRET: secret, PORT: '3100' }, 'settings')
    expect(code).toBe(0)
    expect(said.split('\n')).toEqual(
      expect.arrayContaining(['SECRET=(hidden)', 'PORT=3100', 'PUBLIC_URL=http://localhost:3100  # default']),
    )
    expect(said).not.toContain(secret)
    expect(await adminWith({ PORT: 'x' }, 'settings')).toEqual(refused(/^The environment variable PORT is not usable/))
  })
})

describe('npm run admin on the embedded database', () => {
  it('works whether Staffel runs or not, and leaves the database as it was found', async () => {
    const embedded = { DATA_DIR: path.join(scratch, 'data') }
    const server = await start(embedded)
    const answer = await fetch(`${server.url}/api/v1/onboarding`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'olivia@example.test',
        password,
        organizationName: 'Nordlicht',
        timeZone: 'Europe/Berlin',
        language: 'de',
        fullName: 'Olivia Brandt',
        withSample: false,
      }),
    })
    expect(answer.status).toBe(200)
    const [, url] =
      /^The embedded database is running: psql (\S+)$/m.exec((await adminWith(embedded, 'database')).said) ?? []
    expect(url).toMatch(/^postgres:\/\/staffel_owner:\S+@127\.0\.0\.1:\d+\/postgres$/)
    expect((await adminWith(embedded, 'organizations')).said).toMatch(/ 1 {7}1 {2}.+ {2}Nordlicht$/m)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await server.stop()

    const isRunning = () => fs.existsSync(path.join(embedded.DATA_DIR, 'postgres/data/postmaster.pid'))
    expect(isRunning()).toBe(false)
    expect((await adminWith(embedded, 'password-link', 'olivia@example.test', '--yes')).said).toMatch(
      /^http:\/\/localhost:\d+\/reset-password\?token=/,
    )
    expect((await adminWith(embedded, 'database')).complaint).toBe(
      'The embedded database runs only while Staffel does: start Staffel, then call this again.',
    )
    expect(isRunning()).toBe(false)
  })

  it('checks a backup, and refuses one that is damaged', async () => {
    const embedded = { DATA_DIR: path.join(scratch, 'data'), BACKUP_PASSPHRASE: 'zwölf Zeichen und mehr' }
    const file = path.join(scratch, 'a.backup')
    const child = launch(['scripts/tasks/backup.ts', file], embedded)
    expect(await once(child, 'close')).toEqual([0, null])
    expect((await adminWith(embedded, 'check-backup', file)).said).toMatch(
      /a\.backup is complete: \d+ rows of \d+ tables as of \S+, Staffel \d+\.\d+\.\d+, encrypted\.$/,
    )
    expect((await adminWith({}, 'check-backup', file)).code).toBe(1)
    fs.truncateSync(file, fs.statSync(file).size - 100)
    expect(await adminWith(embedded, 'check-backup', file)).toMatchObject({ code: 1, said: '' })
  })

  it.runIf(has('script'))('asks at a terminal, and takes yes for an answer only', async () => {
    const embedded = { DATA_DIR: path.join(scratch, 'data') }
    const call = 'password-link olivia@example.test'
    const refusal = await adminAtTerminal(embedded, call, 'n\n')
    expect(refusal.said).toContain('Create a link that sets a new password for olivia@example.test? [y/N]')
    expect(refusal).toMatchObject({ code: 1, said: expect.stringMatching(/Nothing was done\.$/) })
    expect(await adminAtTerminal(embedded, call, 'y\n')).toMatchObject({
      code: 0,
      said: expect.stringContaining('reset-password?token='),
    })
  })

  it.runIf(has('script') && has('psql'))('starts psql at a terminal, and the database with it', async () => {
    const embedded = { DATA_DIR: path.join(scratch, 'data'), PAGER: 'cat' }
    const { code, said } = await adminAtTerminal(
      embedded,
      'database',
      'select count(*) as found from organizations;\n\\q\n',
    )
    expect(said).toMatch(/found\s+-+\s+1\s/)
    expect(code).toBe(0)
  })
})
