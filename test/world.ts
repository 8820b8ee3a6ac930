import { createHmac, randomBytes } from 'node:crypto'
import { serve, type ServerType } from '@hono/node-server'
import { ORPCError } from '@orpc/client'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { nightlyPlanOf } from '#app/server/backing-up.ts'
import { openStaffel } from '#app/server/open.ts'
import { insertAccounts } from '#features/access/sign-in/server/account-store.ts'
import { cookiePrefixOf } from '#features/access/sign-in/server/auth.ts'
import { hashPassword } from '#features/access/sign-in/server/passwords.ts'
import { sessions } from '#features/access/sign-in/server/table.ts'
import { insertOrganizationWithOwner } from '#features/members/onboarding/server/found-organization.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import { newId } from '#kit/id.ts'
import type { Tx } from '#platform/server/database.ts'
import { hashOf } from '#platform/server/token.ts'
import { readEnv } from '#platform/server/env.ts'
import { openLog } from '#platform/server/log.ts'
import { answerInProcess, endInProcess, openVisitor, type Visitor } from './calling.ts'
import { databaseUrl, template } from './global-setup.ts'
import { asProduct, leaveStatements, listen } from './statements.ts'

export interface Person extends Visitor {
  readonly id: string
  readonly organizationId: string
  readonly email: string
  readonly fullName: string
}

export type { Visitor }

export const password = 'richtig-schwer'

export interface World {
  readonly url: string
  readonly databaseUrl: string
  readonly staffel: Awaited<ReturnType<typeof openStaffel>>
  /** Stands still until it is set. */
  readonly clock: { now(): Temporal.Instant; set(instant: string): void }
  /** The full name of a cookie of this installation. */
  cookie(name: string): string
  visitor(): Visitor
  /** An organisation with one person of every role; chatters are Kim and Kofi. */
  office(name?: string): Promise<Office>
  join(organizationId: string, role: Role, fullName: string): Promise<Person>
}

export interface Office {
  readonly id: string
  readonly olivia: Person
  readonly adam: Person
  readonly lea: Person
  readonly kim: Person
  readonly kofi: Person
  readonly luca: Person
}

/** Friday noon in Berlin, ISO week 47 of 2026. */
export const startOfTests = '2026-11-20T11:00:00Z'

/** Worlds that the files of one process share, by their variables: a test makes an organisation of its own. */
const shared = new Map<string, Promise<OpenWorld>>()
const isUsual = (variables: Record<string, string>): boolean =>
  Object.keys(variables).length === 0 || (Object.keys(variables).length === 1 && variables['ROLE'] === 'web')

interface Wish {
  /** For a file that reads all organisations, or changes what they share. */
  readonly ownDatabase?: boolean
  /** For a file about the timers themselves; sweeps run only when a test calls them otherwise. */
  readonly repeatsSweeps?: boolean
}

/** A server and its database. A file without settings of its own shares them with the others of its process. */
export function useWorld(variables: Record<string, string> = {}, wish: Wish = {}): World {
  const { repeatsSweeps = false, ownDatabase = repeatsSweeps || !isUsual(variables) } = wish
  let world: OpenWorld | undefined
  const get = (): OpenWorld => {
    if (!world) throw new Error('the world opens with the first test')
    return world
  }
  const open = () => openWorld(inject('postgresUrl'), variables, repeatsSweeps)
  beforeAll(async () => {
    const key = JSON.stringify(variables)
    const opening = (ownDatabase ? undefined : shared.get(key)) ?? open()
    if (!ownDatabase) shared.set(key, opening)
    world = await opening
    // failed sign-ins are counted by address, and all callers of a shared world have the same one
    await world.staffel.services.database.pool.query('delete from attempts')
  })
  afterAll(async () => {
    if (ownDatabase) await world?.close()
    leaveStatements(inject('statementsFolder'))
  })
  // what one test does to the clock ends with it
  beforeEach(() => get().clock.set(startOfTests))
  return {
    get url() {
      return get().url
    },
    get databaseUrl() {
      return get().databaseUrl
    },
    get staffel() {
      return get().staffel
    },
    get clock() {
      return get().clock
    },
    cookie: name => get().cookie(name),
    visitor: () => get().visitor(),
    office: name => get().office(name),
    join: (organizationId, role, fullName) => get().join(organizationId, role, fullName),
  }
}

type OpenWorld = World & { close(): Promise<void> }

async function openWorld(
  serverUrl: string,
  variables: Record<string, string>,
  repeatsSweeps: boolean,
): Promise<OpenWorld> {
  const name = `world_${newId().toLowerCase()}`
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const clock = settableClock()
  const secret = randomBytes(32).toString('base64url')
  const cookie = (name: string) => `${cookiePrefixOf(secret)}.${name}`
  const env = readEnv({ LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal', ...variables })
  const ownUrl = databaseUrl(serverUrl, name)
  listen()
  const staffel = await asProduct(() =>
    openStaffel({
      env,
      clock,
      log: openLog(env.LOG_LEVEL),
      databaseUrl: ownUrl,
      secret,
      port: 0,
      webFolder: undefined,
      repeatsSweeps,
      nightly: variables['BACKUPS'] === 'daily' ? nightlyPlanOf(env) : undefined,
    }),
  )
  const answer: typeof staffel.http.fetch = (...request) => asProduct(() => staffel.http.fetch(...request))
  const server = await new Promise<ServerType>(opened => {
    const listening = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, () => opened(listening))
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  answerInProcess(url, answer)
  const { database } = staffel.services
  const passwordHash = await hashPassword(password)

  interface Entry {
    readonly id: string
    readonly role: Role
    readonly fullName: string
    readonly email: string
  }
  const entry = (role: Role, fullName: string): Entry => {
    const id = newId()
    return { id, role, fullName, email: `${id.toLowerCase()}@staffel.test` }
  }

  /** People of an organisation, each signed in. The founder's profile comes with the organisation. */
  async function enter(
    entries: readonly Entry[],
    organizationOf: (tx: Tx) => Promise<string>,
    founder?: Entry,
  ): Promise<Person[]> {
    const now = new Date()
    const opened = entries.map(each => ({ ...each, token: newId() + newId() }))
    const organizationId = await database.installation(async tx => {
      await insertAccounts(
        tx,
        'proven',
        entries.map(({ id, fullName, email }) => ({ id, name: fullName, email, passwordHash })),
        now,
      )
      const organizationId = await organizationOf(tx)
      const profiles = entries
        .filter(each => each !== founder)
        .map(({ id, fullName, email, role }) => {
          const profile = { organizationId, id, fullName, email, role, language: 'de', createdAt: clock.now() } as const
          return role === 'locked' ? { ...profile, formerRole: 'chatter' as const } : profile
        })
      await people.insert(tx, profiles)
      await tx.insert(sessions).values(
        opened.map(({ id, token }) => ({
          id: newId(),
          token: hashOf(token),
          userId: id,
          expiresAt: new Date(now.getTime() + 10 * 365 * 86_400_000),
          createdAt: now,
          updatedAt: now,
        })),
      )
      return organizationId
    })
    return opened.map(({ id, email, fullName, token }) => {
      const visitor = openVisitor(url)
      const signature = createHmac('sha256', secret).update(token).digest('base64')
      visitor.cookies.set(cookie('session_token'), encodeURIComponent(`${token}.${signature}`))
      return { ...visitor, id, organizationId, email, fullName }
    })
  }

  return {
    url,
    databaseUrl: ownUrl,
    staffel,
    clock,
    cookie,
    visitor: () => openVisitor(url),
    async join(organizationId, role, fullName) {
      const [person] = await enter([entry(role, fullName)], () => Promise.resolve(organizationId))
      return person!
    },
    async office(officeName = 'Nordlicht') {
      const owner = entry('owner', 'Olivia Brandt')
      const entries = [
        owner,
        entry('admin', 'Adam Yıldız'),
        entry('team_lead', 'Lea Krüger'),
        entry('chatter', 'Kim Albers'),
        entry('chatter', 'Kofi Mensah'),
        entry('locked', 'Luca Ferrari'),
      ]
      const [olivia, adam, lea, kim, kofi, luca] = await enter(
        entries,
        tx =>
          insertOrganizationWithOwner(
            tx,
            { clock },
            { name: officeName, timeZone: 'Europe/Berlin', language: 'de', owner },
          ),
        owner,
      )
      return {
        id: olivia!.organizationId,
        olivia: olivia!,
        adam: adam!,
        lea: lea!,
        kim: kim!,
        kofi: kofi!,
        luca: luca!,
      }
    },
    async close() {
      endInProcess(url)
      await staffel.close()
      await new Promise(closed => {
        server.close(closed)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

function settableClock() {
  let now = Temporal.Instant.from(startOfTests)
  return {
    now: () => now,
    set: (instant: string) => {
      now = Temporal.Instant.from(instant)
    },
  }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** What a refused call was refused with; fails when it was not refused. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ code: string; status: number; message: string; field: string | undefined; data: unknown }> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    const data = error.data as { complaints?: { field?: string; code: string; message: string }[] } | undefined
    const [complaint] = data?.complaints ?? []
    return {
      code: complaint?.code ?? error.code,
      status: error.status,
      message: complaint?.message ?? error.message,
      field: complaint?.field,
      data,
    }
  }
  throw new Error('the call was not refused')
}
