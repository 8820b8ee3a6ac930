import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#kit/id.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { migrate } from '#platform/server/migrate.ts'
import { query } from './sql.ts'

type Figure = number | string

/** What one proof is given: places to work in, and where to say what it found. */
export interface ProofContext {
  /** `npm run prove -- --short`, part of `npm run test:all`: each fault once, and no speed is judged. */
  readonly isShort: boolean
  /** A folder of its own, gone afterwards. */
  folder(): string
  /** A new database on a PostgreSQL that writes to the disk as in earnest; with the tables of this version, or empty. */
  newDatabase(tables?: 'tables' | 'empty'): Promise<string>
  /** What has to be ended or taken away, whatever happens; last come, first served. */
  after(undo: () => unknown): void
  note(name: string, figure: Figure): void
  /** What has to hold. The proof goes on, so that all figures are known. */
  must(holds: boolean, otherwise: string): void
  /** For speeds, which only the long form checks: at most `maximum` on an idle machine. */
  mustBeWithin(maximum: number, figure: number, what: string): void
}

export type Prove = (ground: ProofContext) => Promise<void>

export interface Outcome {
  readonly state: 'OK' | 'FAILED' | 'not possible here'
  readonly figures: Readonly<Record<string, Figure>>
  readonly failures: readonly string[]
  readonly seconds: number
}

/** Longer than any proof takes in its short form on a busy machine. */
const maxShortSeconds = 180

/** Says that the machine does not allow the proof, and why. */
export class NotPossible extends Error {}

export async function perform(prove: Prove, isShort: boolean, postgres: () => Promise<string>): Promise<Outcome> {
  const began = performance.now()
  const figures: Record<string, Figure> = {}
  const failures: string[] = []
  const undo: (() => unknown)[] = []
  const speeds: { maximum: number; figure: number; what: string }[] = []
  const slownessBefore = isShort ? 1 : slowness()
  const must = (holds: boolean, otherwise: string) => {
    if (!holds) failures.push(otherwise)
  }
  let state: Outcome['state'] | undefined
  try {
    const proving = prove({
      isShort,
      folder() {
        const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-prove-'))
        fs.chmodSync(folder, 0o755)
        undo.push(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
        return folder
      },
      async newDatabase(tables = 'tables') {
        const server = await postgres()
        const name = `prove_${newId().toLowerCase()}`
        await query(server, `create database ${name} ${tables === 'tables' ? `template ${template}` : ''}`)
        undo.push(() => query(server, `drop database if exists ${name} with (force)`))
        return databaseOn(server, name)
      },
      after: step => void undo.push(step),
      note(name, figure) {
        figures[name] = typeof figure === 'number' ? Math.round(figure * 10) / 10 : figure
      },
      must,
      mustBeWithin: (maximum, figure, what) => void speeds.push({ maximum, figure, what }),
    })
    await Promise.race([proving, ...(isShort ? [failWhenHanging()] : [])])
  } catch (cause) {
    if (cause instanceof NotPossible) state = 'not possible here'
    failures.push(cause instanceof Error ? cause.message : String(cause))
  }
  for (const step of undo.toReversed()) await Promise.try(step).catch(cause => failures.push(`clearing up: ${cause}`))
  const slow = isShort ? 1 : Math.max(1, (slownessBefore + slowness()) / 2)
  if (!isShort) figures['times slower by others'] = Math.round(slow * 10) / 10
  for (const { maximum, figure, what } of isShort ? [] : speeds) {
    must(
      figure <= maximum * slow,
      `${what}: ${figure.toFixed(1)}; ${maximum} are allowed, ${(maximum * slow).toFixed(1)} here and now`,
    )
  }
  state ??= failures.length === 0 ? 'OK' : 'FAILED'
  return { state, figures, failures, seconds: (performance.now() - began) / 1000 }
}

async function failWhenHanging(): Promise<never> {
  await pause(maxShortSeconds * 1_000, undefined, { ref: false })
  throw new Error(`not over after ${maxShortSeconds} s`)
}

const template = 'prove_template'

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder, settings: { max_connections: '300' } })
  await query(server.superuserUrl, `create database ${template}`)
  await migrate(databaseOn(server.superuserUrl, template))
  return server
}

const databaseOn = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** How much longer work takes than its processor time, because others work on the machine as well. */
function slowness(): number {
  const [began, before] = [performance.now(), process.cpuUsage()]
  const spent = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  while (spent() < 300);
  return (performance.now() - began) / spent()
}

/** One PostgreSQL for all proofs that do not bring their own, started when the first asks for it. */
export function sharedPostgres() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-prove-postgres-'))
  fs.chmodSync(folder, 0o755)
  let server: ReturnType<typeof startEmbeddedPostgres> | undefined
  return {
    url: async () => {
      server ??= start(folder)
      return (await server).superuserUrl
    },
    async stop() {
      await (await server)?.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
