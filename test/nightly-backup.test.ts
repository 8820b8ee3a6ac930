// @module-tag all
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBackingUp } from '#app/server/backing-up.ts'
import { addDays } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { backUp } from '#platform/server/backup.ts'
import {
  deleteOldBackups,
  prepareBackupFolder,
  requireFreeSpace,
  backupFailureReason,
} from '#platform/server/backup-folder.ts'
import { restoreBackup, verifyBackup } from '#platform/server/backup-restore.ts'
import { latestBackupNight } from '#platform/server/backup-night.ts'
import { removeTestRestore } from '#platform/server/backup-trial.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { metricsText } from '#platform/server/metrics.ts'
import type { NightlyBackup } from '#platform/server/nightly-backup.ts'
import { databaseUrl } from './global-setup.ts'
import { rowHashes } from './row-hashes.ts'
import { hasLockWait } from './lock-waits.ts'
import { until } from './until.ts'
import { type Office, useWorld } from './world.ts'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-nightly-'))
fs.chmodSync(scratch, 0o755)
const dataFolder = path.join(scratch, 'data')
const folder = path.join(dataFolder, 'backups')
const world = useWorld({ DATA_DIR: dataFolder })
const opened: NightlyBackup[] = []
let office: Office

/** A node that makes backups, with the world's database and clock. */
function node(backupFolder?: string): NightlyBackup {
  const plan = {
    folder: backupFolder,
    kept: 3,
    ...hour,
    dataFolder,
    passphrase: undefined,
  }
  const nightly = openBackingUp(world.staffel.services, world.databaseUrl, plan)
  opened.push(nightly)
  return nightly
}

const hour = { at: timeOfDay('03:30'), zone: 'Europe/Berlin' }
// accounts are made by the machine's clock, whatever the world's says: in the night before the first of these nobody was here
const lastNight = latestBackupNight(Temporal.Now.instant(), hour).date
const night = (days: number, time = '04:00') => `${addDays(lastNight, days)}T${time}:00Z`
const names = (of = folder) => fs.readdirSync(of).toSorted()
const nameOf = (days: number) => `staffel-${night(days).slice(0, 10)}.backup`

async function query<T extends pg.QueryResultRow>(text: string, url = world.databaseUrl): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

const runs = () =>
  query<{ kind: string; failure: string | null }>('select kind, failure from backup_runs order by kind, night')
const told = async () =>
  await query<{ parameters: unknown; recipient_id: string }>(
    "select recipient_id, parameters from notifications where kind = 'backup_failed' order by created_at, id",
  )

beforeAll(async () => {
  office = await world.office()
  fs.mkdirSync(path.join(dataFolder, 'files/here'), { recursive: true })
  fs.writeFileSync(path.join(dataFolder, 'files/here/picture'), 'a picture')
})
afterAll(async () => {
  for (const nightly of opened) await nightly.close()
  fs.rmSync(scratch, { recursive: true, force: true })
})

it('is made once a night by two nodes together, tried out, and restored by hand as it was', async () => {
  const [one, other] = [node(), node()]
  world.clock.set(night(0))
  await Promise.all([one.look(), other.look()])
  expect(fs.existsSync(folder)).toBe(false) // nobody was here that night

  world.clock.set(night(1, '00:30'))
  await one.look()
  expect(await runs()).toEqual([])

  expect(await metricsText()).toMatch(/staffel_backups_total\{kind="trial",outcome="failed"\} \d/)
  world.clock.set(night(1))
  await Promise.all([one.look(), other.look()])
  expect(names()).toEqual([nameOf(1)])
  expect(fs.statSync(path.join(folder, nameOf(1))).mode & 0o777).toBe(0o600)
  expect(await runs()).toEqual([
    { kind: 'backup', failure: null },
    { kind: 'trial', failure: null },
  ])
  expect(fs.existsSync(path.join(dataFolder, 'trial'))).toBe(false)
  expect(await metricsText()).toMatch(/staffel_backups_total\{kind="trial",outcome="good"\} 1/)

  const written = fs.statSync(path.join(folder, nameOf(1))).mtimeMs
  world.clock.set(night(1, '22:00'))
  await Promise.all([one.look(), other.look()])
  expect(fs.statSync(path.join(folder, nameOf(1))).mtimeMs).toBe(written)

  // into an empty database, as the manual says
  const copy = `nightly_${newId().toLowerCase()}`
  await query(`create database ${copy}`, inject('postgresUrl'))
  const to = databaseUrl(inject('postgresUrl'), copy)
  const data = path.join(scratch, 'restored')
  await restoreBackup({ file: path.join(folder, nameOf(1)), databaseUrl: to, folder: data })
  const hashes = async (url: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { backup_runs: _, ...rest } = await rowHashes(client)
    await client.end()
    return rest
  }
  expect(await hashes(to)).toEqual(await hashes(world.databaseUrl))
  expect(fs.readFileSync(path.join(data, 'files/here/picture'), 'utf8')).toBe('a picture')
  await query(`drop database ${copy} with (force)`, inject('postgresUrl'))
})

it('leaves no file that looks whole when its node is killed, and what is left goes with the next night', async () => {
  const target = path.join(folder, nameOf(2))
  const holder = new pg.Client({ connectionString: world.databaseUrl })
  await holder.connect()
  await holder.query('begin; lock table vacation_requests in access exclusive mode')
  const child = spawn(process.execPath, ['scripts/tasks/backup.ts', target], {
    env: { PATH: process.env['PATH'], DATABASE_URL: world.databaseUrl, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await until(() => fs.existsSync(`${target}.part-${child.pid}`))
  await kill(child)
  await holder.end()
  expect(names()).toEqual([nameOf(1), `${nameOf(2)}.part-${child.pid}`])

  world.clock.set(night(2))
  await node().look()
  expect(names()).toEqual([nameOf(1), nameOf(2)])
  // tried out within a week: not again
  expect((await runs()).filter(({ kind }) => kind === 'trial')).toHaveLength(1)
})

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

it('keeps the newest and the last that was proven, whatever else lies there', async () => {
  const here = path.join(scratch, 'kept')
  fs.mkdirSync(here)
  const nights = [1, 2, 3, 4, 5].map(n => `staffel-2026-01-0${n}.backup`)
  for (const name of [...nights, 'before.backup', 'staffel-2026-01-01.backup.gpg'])
    fs.writeFileSync(path.join(here, name), '')
  await deleteOldBackups(here, 2, nights[1])
  expect(names(here)).toEqual(['before.backup', 'staffel-2026-01-01.backup.gpg', nights[1], nights[3], nights[4]])
  await deleteOldBackups(here, 1, nights[4])
  expect(names(here)).toEqual(['before.backup', 'staffel-2026-01-01.backup.gpg', nights[4]])
})

it('tells the owner once a night what is in the way, tries again after an hour, and keeps the old ones', async () => {
  const missing = path.join(scratch, 'unmounted')
  const elsewhere = node(missing)
  world.clock.set(night(3))
  await elsewhere.look()
  expect((await runs()).find(({ failure }) => failure)?.failure).toBe(`The folder of backups ${missing} is missing.`)
  world.clock.set(night(3, '04:59'))
  await elsewhere.look()
  world.clock.set(night(3, '05:00'))
  await elsewhere.look()
  const { recipient_id, parameters } = (await told())[0] ?? {}
  expect(await told()).toHaveLength(1)
  expect({ recipient_id, parameters }).toEqual({
    recipient_id: office.olivia.id,
    parameters: { isTrial: false, why: 'folder', night: night(3).slice(0, 10) },
  })
  const inbox = await office.olivia.api.notifications.list({})
  expect(inbox.notifications.map(({ kind }) => kind)).toContain('backup_failed')
  expect(await metricsText()).toMatch(/staffel_backups_total\{kind="backup",outcome="failed"\} 2/)

  fs.mkdirSync(missing)
  world.clock.set(night(3, '06:00'))
  await elsewhere.look()
  expect(names(missing)).toEqual([nameOf(3)])
  expect(names()).toEqual([nameOf(1), nameOf(2)])
})

it('has a sentence for a full disk and for a folder that is none', async () => {
  await expect(requireFreeSpace(scratch, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    /^The disk of .+ has \d+ MB left; \d+ MB are wanted\.$/,
  )
  const noFolder = path.join(scratch, 'a-file')
  fs.writeFileSync(noFolder, '')
  const refused = await prepareBackupFolder(noFolder, false).catch((cause: unknown) => cause)
  expect([String(refused), backupFailureReason(refused)]).toEqual([
    `Error: The folder of backups ${noFolder} cannot be written.`,
    'folder',
  ])

  // a disk that fills up meanwhile
  const target = path.join(folder, 'full.backup')
  fs.writeFileSync(target, 'the one before')
  fs.symlinkSync('/dev/full', `${target}.part-${process.pid}`)
  const full = await backUp({ databaseUrl: world.databaseUrl, folder: undefined, file: target }).catch(
    (cause: unknown) => cause,
  )
  expect(backupFailureReason(full)).toBe('room')
  expect(fs.readFileSync(target, 'utf8')).toBe('the one before')
  expect(names().filter(name => name.startsWith('full'))).toEqual(['full.backup'])
})

it('ends the database of a trial whose node was killed', async () => {
  const trial = path.join(scratch, 'trial')
  const server = await startEmbeddedPostgres({ folder: trial, settings: { fsync: 'off' } })
  await removeTestRestore(trial)
  expect(fs.existsSync(trial)).toBe(false)
  await expect(query('select 1', server.url)).rejects.toThrow()
})

it('makes one more on request, beside those of the nights, and keeps as many of them', async () => {
  const nightly = node()
  const extra = () => names().filter(name => /-\d{6}\.backup$/.test(name))
  const ofNights = names()
  for (const time of ['10:00', '10:01', '10:02', '10:03']) {
    world.clock.set(night(40, time))
    // one after the other, as the clock goes
    // oxlint-disable-next-line no-await-in-loop
    await nightly.backUpNow()
  }
  expect(extra()).toHaveLength(3)
  expect(names().filter(name => !extra().includes(name))).toEqual(ofNights)
  const newest = path.join(folder, extra().at(-1) ?? '')
  const { tables } = await verifyBackup({ file: newest, passphrase: undefined })
  expect(tables.map(({ name }) => name)).toContain('organizations')
})

it('makes none on request while one of the night is under way, which is not disturbed', async () => {
  const { pool } = world.staffel.services.database
  const nightly = node()
  const holder = await pool.connect()
  await holder.query('begin; lock table vacation_requests in access exclusive mode')
  world.clock.set(night(41))
  const look = nightly.look()
  await until(async () => hasLockWait(pool))
  await expect(nightly.backUpNow()).rejects.toThrow('another backup is under way')
  await holder.query('rollback')
  holder.release()
  await look
  expect(names()).toContain(nameOf(41))
})
