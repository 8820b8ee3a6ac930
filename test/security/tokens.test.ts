import { afterAll, describe, expect, it } from 'vitest'
import { openChats } from '../chats.ts'
import { anApplication } from '../discord-api.ts'
import { password, type Office, refusalOf, useWorld } from '../world.ts'

const telegram = await openChats()
const world = useWorld({ ROLE: 'web', ...telegram.variables, ...anApplication })
afterAll(() => telegram.close())

const pool = () => world.staffel.services.database.pool

async function mailedTo(email: string): Promise<string> {
  const mails = await world.staffel.services.mailer.outbox(50)
  const link = new URL(mails.find(mail => mail.toAddress === email)?.link ?? 'http://nowhere.test/none')
  return link.searchParams.get('token') ?? link.pathname.split('/').at(-1) ?? ''
}

/** Every secret that opens something by itself. */
const secrets: Readonly<Record<string, (office: Office) => Promise<string>>> = {
  'a link to a new password': async ({ kim }) => {
    await world.visitor().api.signIn.requestReset({ email: kim.email })
    return mailedTo(kim.email)
  },
  'a confirmation': async ({ id }) => {
    const email = `neu-${id.toLowerCase()}@example.test`
    await world.visitor().api.signIn.register({ fullName: 'Nova Stern', email, password })
    return mailedTo(email)
  },
  'a link to a new address': async ({ kim }) => {
    const email = `neu-${kim.email}`
    await kim.api.ownAccount.changeEmail({ email, password })
    return mailedTo(email)
  },
  'an invitation': async ({ olivia, id }) => {
    await olivia.api.invitations.send({ email: `gast-${id.toLowerCase()}@example.test` })
    return mailedTo(`gast-${id.toLowerCase()}@example.test`)
  },
  'a copied invitation': async ({ olivia, id }) => {
    const { id: invitation } = await olivia.api.invitations.send({ email: `kopie-${id.toLowerCase()}@example.test` })
    const { link } = await olivia.api.invitations.link({ id: invitation })
    return link.split('/').at(-1) ?? ''
  },
  'a link for many': async ({ olivia }) =>
    (await olivia.api.joinLinks.create({ maxUses: 10, hours: 24 })).link.split('/').at(-1) ?? '',
  'an invitation of a list': async ({ olivia, id }) => {
    const { invited } = await olivia.api.invitations.sendList({ text: `liste-${id.toLowerCase()}@example.test` })
    return invited[0]?.link.split('/').at(-1) ?? ''
  },
  'a session': async ({ kim }) => {
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: kim.email, password })
    const [token = ''] = decodeURIComponent(visitor.cookies.get(world.cookie('session_token')) ?? '').split('.')
    return token
  },
  'a calendar': async ({ kim }) =>
    (await kim.api.calendar.renew()).url
      .split('/')
      .at(-1)
      ?.replace(/\.ics$/, '') ?? '',
  'a code for Discord': async ({ kim }) => (await kim.api.discord.startLink()).code,
  'a code for a channel in Discord': async ({ olivia }) => (await olivia.api.discordChannels.startLink()).code,
  'a code for the bot': async ({ kim }) => (await kim.api.telegram.startLink()).code,
}

/** Everything that the database holds but the mails, which are the links on their way, as one text. */
async function everything(): Promise<string> {
  const { rows } = await pool().query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'mails'",
  )
  const parts = await Promise.all(
    rows.map(({ name }) =>
      pool().query<{ all: string }>(`select coalesce(string_agg(t::text, ''), '') as all from ${name} t`),
    ),
  )
  return parts.map(({ rows: [row] }) => row?.all ?? '').join('\n')
}

describe.each(Object.entries(secrets))('%s', (_, make) => {
  it('cannot be guessed, and the database knows only its hash', async () => {
    const token = await make(await world.office())
    // 128 bits are 22 letters of 64
    expect(token).toMatch(/^[\w-]{22,}$/)
    expect(new Set(token).size).toBeGreaterThan(8)
    expect(await everything()).not.toContain(token)
  })
})

describe('a link that is too old', () => {
  it('sets no password and changes no address', async () => {
    const { kim } = await world.office()
    const visitor = world.visitor()
    await visitor.api.signIn.requestReset({ email: kim.email })
    const reset = await mailedTo(kim.email)
    await kim.api.ownAccount.changeEmail({ email: `spaet-${kim.email}`, password })
    const change = await mailedTo(`spaet-${kim.email}`)
    await pool().query("update mailed_links set expires_at = now() - interval '1 second' where user_id = $1", [kim.id])
    for (const call of [
      () => visitor.api.signIn.openReset({ token: reset }),
      () => visitor.api.signIn.resetPassword({ token: reset, password: 'ganz-neu-1' }),
      () => visitor.api.signIn.confirmEmail({ token: change }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'signIn.linkExpired' })
    }
    await visitor.api.signIn.signIn({ email: kim.email, password })
  })
})

describe('guessing', () => {
  it('at links is over after thirty from one address; valid links still work', async () => {
    const { kim } = await world.office()
    const { api } = world.visitor()
    await api.signIn.requestReset({ email: kim.email })
    const token = await mailedTo(kim.email)
    await pool().query('delete from attempts')
    for (let tries = 0; tries < 30; tries++) await refusalOf(api.signIn.openReset({ token: `geraten-${tries}` }))
    const guess = { token: 'geraten-30' }
    for (const call of [
      () => api.signIn.openReset(guess),
      () => api.signIn.resetPassword({ ...guess, password: 'ganz-neu-1' }),
      () => api.signIn.confirmEmail(guess),
      () => api.signIn.verifyEmail(guess),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ code: 'input.tooManyTries', status: 429 })
    }
    await api.signIn.openReset({ token })
    await api.signIn.resetPassword({ token, password: 'ganz-neu-1' })
    await pool().query('delete from attempts')
  })

  it('is not what people do who confirm their addresses from one network', async () => {
    for (let n = 0; n < 31; n++) {
      const email = `viele-${n}-${crypto.randomUUID()}@example.test`
      const visitor = world.visitor()
      await pool().query('delete from attempts where key not like $1', ['token:%'])
      await visitor.api.signIn.register({ email, password: 'ganz-neu-1', fullName: 'Kim Albers' })
      const token = await mailedTo(email)
      await visitor.api.signIn.verifyEmail({ token, password: 'ganz-neu-1' })
    }
  })

  it('does not begin anew with a restart: the tries are rows', async () => {
    const { kim } = await world.office()
    for (let tries = 0; tries < 4; tries++) {
      await refusalOf(world.visitor().api.signIn.signIn({ email: kim.email, password: 'falsch' }))
    }
    const { rows } = await pool().query(
      "select split_part(key, ':', 1) as limit, count from attempts where key like $1 order by key",
      [`%:${kim.email}%`],
    )
    expect(rows).toEqual([
      { limit: 'signIn', count: 4 },
      { limit: 'signInNetwork', count: 4 },
    ])
  })
})
