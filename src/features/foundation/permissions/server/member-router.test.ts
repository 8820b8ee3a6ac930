import { call } from '@orpc/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useWorld } from '#test/world.ts'
import { Refusal } from '#kit/refusal.ts'
import { endpoint } from '../endpoint.ts'
import type { Session } from '../session.ts'
import { memberRouter, mixedRouter, openRouter } from './member-router.ts'
import type { RequestContext } from './procedure.ts'

const world = useWorld()

const contract = {
  list: endpoint('member').output(z.array(z.string())),
  latest: endpoint('member').output(z.string().nullable()),
  rename: endpoint('member')
    .input(z.object({ name: z.string().trim() }))
    .output(z.object({})),
}
const handlers = {
  list: async () => ['a'],
  latest: async () => null,
  rename: async () => undefined,
}

const session: Session = {
  sessionId: 'session',
  userId: 'user',
  email: 'kim@example.test',
  emailProven: true,
  name: 'Kim',
  usedAt: new Date(0),
  confirmedAt: new Date(0),
  recoveryActive: false,
  transactions: '',
  member: {
    actor: { organizationId: 'o', profileId: 'kim', role: 'chatter', permissions: new Set(), locked: false },
    fullName: 'Kim',
    language: 'de',
    timeZone: null,
    avatarImage: null,
    secondFactorFrom: null,
    organization: {
      id: 'o',
      name: 'Office',
      timeZone: 'Europe/Berlin',
      scoreboardEnabled: true,
      attendanceEnabled: true,
    },
  },
}

const contextOf = (caller: Session | undefined): RequestContext => ({
  services: world.staffel.services,
  session: caller,
  sessionNow: async () => caller,
  readSession: async () => caller,
  language: 'de',
  headers: new Headers(),
  address: '127.0.0.1',
  answerHeaders: new Headers(),
})

const asKim = () => ({ context: contextOf(session) })
const anonymous = () => ({ context: contextOf(undefined) })

describe('memberRouter', () => {
  it('passes the member and the validated input to the handler', async () => {
    const calls: unknown[] = []
    const router = memberRouter(contract, {
      ...handlers,
      rename: async ({ actor }, { name }) => {
        calls.push([actor.profileId, name])
      },
    })
    await call(router['rename']!, { name: ' Kofi ' }, asKim())
    expect(calls).toEqual([['kim', 'Kofi']])
  })

  it('answers the empty object when a handler resolves to void', async () => {
    expect(await call(memberRouter(contract, handlers)['rename']!, { name: 'Kofi' }, asKim())).toEqual({})
  })

  it('keeps null as an answer', async () => {
    expect(await call(memberRouter(contract, handlers)['latest']!, undefined, asKim())).toBeNull()
  })

  it('refuses a caller without a session before it validates the input', async () => {
    const refused = call(memberRouter(contract, handlers)['rename']!, { name: 1 }, anonymous())
    await expect(refused).rejects.toMatchObject({ code: 'permissions.signInFirst' })
  })

  it('checks the member before it validates the input', async () => {
    const router = memberRouter(contract, handlers, () => {
      throw new Refusal('permissions.forbidden')
    })
    const refused = call(router['rename']!, { name: 1 }, asKim())
    await expect(refused).rejects.toMatchObject({ code: 'permissions.forbidden' })
  })

  it('compiles only with one handler of the right type for each endpoint', () => {
    const { list, latest, rename } = handlers
    // @ts-expect-error a handler is missing
    expect(() => memberRouter(contract, { list, latest })).toThrow('endpoint rename has no handler')
    // @ts-expect-error a handler has no endpoint
    memberRouter(contract, { ...handlers, remove: rename })
    // @ts-expect-error the input is an object
    memberRouter(contract, { list, latest, rename: async (_, _name: string) => undefined })
    // @ts-expect-error the output is a list of texts
    memberRouter(contract, { list: async () => [1], latest, rename })
    // @ts-expect-error the output is a list, so void is not enough
    memberRouter(contract, { list: async () => undefined, latest, rename })
    // @ts-expect-error the output is the empty object
    memberRouter(contract, { list, latest, rename: async () => 1 })
  })
})

describe('openRouter and mixedRouter', () => {
  const mixed = { ...contract, look: endpoint('public').output(z.string()) }
  const look = async ({ address }: RequestContext) => address

  it('answer a caller without a session at an open endpoint', async () => {
    expect(await call(openRouter({ look: mixed.look }, { look })['look']!, undefined, anonymous())).toBe('127.0.0.1')
    expect(await call(mixedRouter(mixed, { look }, handlers)['look']!, undefined, anonymous())).toBe('127.0.0.1')
  })

  it('refuse a caller without a session at the endpoints of the second table', async () => {
    const refused = call(mixedRouter(mixed, { look }, handlers)['list']!, undefined, anonymous())
    await expect(refused).rejects.toMatchObject({ code: 'permissions.signInFirst' })
  })

  it('pass the member to the handlers of the second table', async () => {
    expect(await call(mixedRouter(mixed, { look }, handlers)['list']!, undefined, asKim())).toEqual(['a'])
  })

  it('compile only with each endpoint in one of the tables', () => {
    const { list, latest, rename } = handlers
    // @ts-expect-error a handler is missing
    expect(() => mixedRouter(mixed, { look }, { list, latest })).toThrow('endpoint rename has no handler')
    // @ts-expect-error a handler stands in both tables
    mixedRouter(mixed, { look, list }, { list, latest, rename })
    // @ts-expect-error a handler is missing
    expect(() => openRouter(mixed, { look })).toThrow('has no handler')
  })
})
