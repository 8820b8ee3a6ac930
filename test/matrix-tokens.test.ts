import { describe, expect, it } from 'vitest'
import { listEndpoints } from '#app/server/openapi.ts'
import { permissionIds, type PermissionId } from '#features/foundation/permissions/permissions.ts'
import { admitted } from './matrix-admitted.ts'
import type { Who } from './matrix-callers.ts'
import { answerOf, type Program, programOf } from './program.ts'
import { tagsFor } from './security/short-tier.ts'
import { type Person, useWorld } from './world.ts'

const world = useWorld({ ROLE: 'web' })
const endpoints = listEndpoints()

/** What no token ever opens, written down by hand: signing in, everything about it, and what asks for the password anew. */
const browserOnly: readonly (string | RegExp)[] = [
  /^signIn\./,
  /^ownAccount\./,
  /^tokens\./,
  /^push\./,
  /^webhooks\./,
  /^discordChannels\./,
  /^onboarding\./,
  /^sample\./,
  /^departure\./,
  'permissions.save',
  'team.remove',
  'team.changeEmail',
  'team.resetSecondFactor',
  'team.endSessions',
  'team.sendReset',
  'discord.startLink',
  'discord.unlink',
  'telegram.startLink',
  'telegram.linkByChatId',
  'telegram.unlink',
  'bot.act',
  'calendar.renew',
  'auditLog.export',
  'balance.exportCsv',
  'balance.exportXlsx',
  'pay.own',
  'pay.exportPdf',
  'pay.exportCsv',
  'pay.exportXlsx',
  'scoreboard.exportCsv',
  'scoreboard.exportXlsx',
  'scoreboard.original',
  'planDocuments.week',
  'planDocuments.groups',
  'planDocuments.chatters',
  // links that outlive the token
  'invitations.link',
  'joinLinks.create',
  // as somebody who belongs to no organisation yet
  'invitations.accept',
  'invitations.acceptMine',
  'invitations.mine',
  'invitations.look',
  'invitations.register',
  /^joinLinks\.(?:look|register|accept)$/,
  'contacts.whenLocked',
  // the owner's alone
  'contacts.all',
  'contacts.create',
  'contacts.update',
  'contacts.reorder',
  'contacts.remove',
  'delivery.rules',
  'delivery.saveRules',
  'delivery.failed',
  'delivery.retry',
  'delivery.retryAll',
  'notifications.rules',
  'notifications.saveRule',
]
const isBrowserOnly = (name: string): boolean => isOneOf(browserOnly, name)

/** Permissions that an endpoint asks for only when it has looked at what it is asked, by hand as well. */
const asksWithin: Readonly<Record<string, readonly PermissionId[]>> = {
  'attendance.exportCsv': ['timesheets_edit'],
  'attendance.exportXlsx': ['timesheets_edit'],
  'attendance.exportPdf': ['timesheets_edit'],
  'scoreboard.board': ['page_scoreboard'],
  'scoreboard.year': ['page_scoreboard'],
}

/** Those that need a second permission beside the declared one: no single scope opens them. */
const needsTwo: readonly (string | RegExp)[] = [/^autoplan\./, 'scoreboard.rewards', 'scoreboard.uploads']

const isOneOf = (names: readonly (string | RegExp)[], name: string): boolean =>
  names.some(one => (typeof one === 'string' ? one === name : one.test(name)))

const roleOf = (maker: Who, scope: PermissionId | undefined): Who =>
  (maker === 'owner' || maker === 'admin') && scope === 'team_edit'
    ? 'admin'
    : maker === 'chatter'
      ? 'chatter'
      : 'team_lead'

const post = (program: Program, name: string) =>
  program.fetch(`/api/rpc/${name.replaceAll('.', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: {} }),
  })

/** Calls each with nothing said, and gives what was let through. */
async function letThrough(program: Program, called: typeof endpoints): Promise<string[]> {
  const through: string[] = []
  for (const { name } of called) {
    const answer = await answerOf(await post(program, name))
    expect(answer.status, name).toBeLessThan(500)
    expect(answer.code, name).not.toMatch(/^tokens\.|tooManyTries/)
    if (isBrowserOnly(name)) expect(answer, name).toMatchObject({ status: 403, code: 'permissions.notByToken' })
    else if (!answer.code.startsWith('permissions.')) through.push(name)
    else expect([401, 403], name).toContain(answer.status)
  }
  return through
}

/** By what is declared and what the table of roles says, without a look at how tokens are judged. */
const expected = (maker: Who, scope: PermissionId | undefined): string[] =>
  endpoints
    .filter(({ name, permission }) => {
      if (isBrowserOnly(name) || !admitted[name]?.includes(maker)) return false
      if (permission !== undefined) return permission === scope && !isOneOf(needsTwo, name)
      const within = asksWithin[name]
      if (within && scope !== undefined && within.includes(scope)) return true
      return admitted[name]?.includes(roleOf(maker, scope)) && !(within && name.startsWith('scoreboard.'))
    })
    .map(({ name }) => name)

const nameOf = ({ name }: { readonly name: string }): string => name

/** What the scope opens beyond what is open without one. */
function openedBy(maker: Who, scope: PermissionId): string[] {
  const without = new Set(expected(maker, undefined))
  return expected(maker, scope).filter(name => !without.has(name))
}

/** Endpoints that the scope opens, or that declare it and need a second one. */
function concernedBy(maker: Who, scope: PermissionId): typeof endpoints {
  const opened = openedBy(maker, scope)
  const asking = endpoints.filter(({ name, permission }) => permission === scope || opened.includes(name))
  return asking.filter(({ name }) => !isBrowserOnly(name) && admitted[name]?.includes(maker))
}

const makers = { owner: 'olivia', admin: 'adam', team_lead: 'lea', chatter: 'kim' } as const
type Maker = keyof typeof makers

interface Making {
  readonly person: Person
  /** What they may hand to a token. */
  readonly own: readonly PermissionId[]
  readonly program: (scopes: readonly PermissionId[]) => Promise<Program>
}

/** In a new office: calls with nothing said change little, but not nothing. */
async function making(maker: Maker): Promise<Making> {
  const office = await world.office()
  const person = office[makers[maker]]
  const { scopes: own } = await person.api.tokens.own()
  return { person, own, program: scopes => programOf(world.url, person, { scopes: [...scopes] }) }
}

describe.each(Object.keys(makers) as Maker[])('a token of the %s', maker => {
  /** These call every endpoint: npm test runs them for the owner and the chatter only. */
  const wide = { tags: maker === 'owner' || maker === 'chatter' ? [] : ['all' as const] }

  it('without a scope opens what asks for none, and no more', wide, async () => {
    const { program } = await making(maker)
    expect(await letThrough(await program([]), endpoints)).toEqual(expected(maker, undefined))
  })

  it('with every scope opens what the maker may, and no more', wide, async () => {
    const { own, program } = await making(maker)
    const role = maker === 'owner' ? 'admin' : maker
    const open = endpoints.filter(({ name }) => !isBrowserOnly(name) && admitted[name]?.includes(role))
    expect(await letThrough(await program(own), endpoints)).toEqual(open.map(({ name }) => name))
  })

  // a scope more closes nothing: what one alone opens and all others together do not, is opened by it and by no other
  for (const scope of permissionIds) {
    const called = concernedBy(maker, scope)
    if (called.length === 0) continue
    it(`opens with ${scope} alone what all other scopes leave closed`, {
      tags: tagsFor(scope, called.map(nameOf)),
    }, async () => {
      const { person, own, program } = await making(maker)
      if (!own.includes(scope)) {
        const wish = { name: 'x', scopes: [scope], expiresOn: null }
        await expect(person.api.tokens.create(wish)).rejects.toMatchObject({ code: 'tokens.beyondOwn' })
        return
      }
      expect(await letThrough(await program([scope]), called)).toEqual(openedBy(maker, scope))
      expect(await letThrough(await program(own.filter(one => one !== scope)), called)).toEqual([])
    })
  }

  it('opens nothing with scopes that no endpoint asks for', wide, async () => {
    const { person, own, program } = await making(maker)
    const unused = permissionIds.filter(scope => concernedBy(maker, scope).length === 0)
    const withoutScope = expected(maker, undefined)
    const closed = endpoints.filter(
      ({ name }) => !isBrowserOnly(name) && admitted[name]?.includes(maker) && !withoutScope.includes(name),
    )
    expect([unused, closed]).not.toContainEqual([])
    expect(await letThrough(await program(unused.filter(scope => own.includes(scope))), closed)).toEqual([])
    for (const scope of unused.filter(one => !own.includes(one))) {
      const wish = { name: 'x', scopes: [scope], expiresOn: null }
      await expect(person.api.tokens.create(wish), scope).rejects.toMatchObject({ code: 'tokens.beyondOwn' })
    }
  })
})

it('tries every endpoint that is closed without a scope with one that may open it', () => {
  const open = new Set(expected('owner', undefined))
  const closed = endpoints.filter(
    ({ name }) => !isBrowserOnly(name) && admitted[name]?.includes('owner') && !open.has(name),
  )
  const tried = new Set(permissionIds.flatMap(scope => concernedBy('owner', scope).map(nameOf)))
  expect(closed.map(nameOf).filter(name => !tried.has(name))).toEqual([])
})

// a token with a single scope is no special case: team_edit alone raises the role
it.each(['team_edit', 'page_team'] as const)(
  'a token of the owner with %s opens that and nothing else',
  async scope => {
    const { program } = await making('owner')
    const called = endpoints.filter(({ name }) => !isBrowserOnly(name))
    expect(await letThrough(await program([scope]), called)).toEqual(expected('owner', scope))
  },
)

it('declares as the browser’s alone what is listed here, and nothing else', () => {
  const closed = endpoints.filter(
    ({ access, critical, beforeSecondFactor, browserOnly: declared }) =>
      declared === true || critical || beforeSecondFactor || (access !== 'member' && access !== 'role:admin'),
  )
  expect(closed.map(({ name }) => name)).toEqual(endpoints.map(({ name }) => name).filter(isBrowserOnly))
})
