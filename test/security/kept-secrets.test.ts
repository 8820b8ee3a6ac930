import { createHmac } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { symmetricEncrypt } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'
import { openLog } from '#platform/server/log.ts'
import { openMailer } from '#platform/server/mail.ts'
import { codeOf } from '../authenticator.ts'
import { password, type Person, refusalOf, useWorld } from '../world.ts'

const world = useWorld({ ROLE: 'web' })

const kept = async ({ id }: Person): Promise<string> => {
  const { rows } = await world.staffel.services.database.pool.query<{ codes: string }>(
    'select backup_codes as codes from two_factors where user_id = $1',
    [id],
  )
  return rows[0]?.codes ?? ''
}

async function withTotp(person: Person): Promise<string[]> {
  const { uri, recoveryCodes } = await person.api.ownAccount.startTotp({ password })
  await person.api.ownAccount.confirmTotp({ code: await codeOf(uri) })
  return recoveryCodes
}

async function comeBackWith({ email }: Person, code: string) {
  const visitor = world.visitor()
  await visitor.api.signIn.signIn({ email, password })
  await visitor.api.signIn.signInWithCode({ code })
  return visitor
}

describe('recovery codes', () => {
  it('are kept as hashes that another secret does not lead to, and what is left of them as well', async () => {
    const { kim } = await world.office()
    const codes = await withTotp(kim)
    const list: string[] = JSON.parse(await kept(kim))
    expect(list).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(list)).not.toContain(code)
    const visitor = await comeBackWith(kim, codes[3]!)
    expect(await visitor.api.signIn.session()).toMatchObject({ email: kim.email })
    expect(JSON.parse(await kept(kim))).toEqual(list.filter((_, at) => at !== 3))
    expect(await refusalOf(comeBackWith(kim, list[0]!))).toMatchObject({ code: 'signIn.wrongCode' })
  })

  it('of an earlier version, which were encrypted, still work, each once, and are hashed from then on', async () => {
    const { kim } = await world.office()
    await withTotp(kim)
    const old = ['aaaaa-11111', 'bbbbb-22222']
    const { secret, database } = world.staffel.services
    const encrypted = await symmetricEncrypt({ key: secret, data: JSON.stringify(old) })
    await database.pool.query('update two_factors set backup_codes = $2 where user_id = $1', [kim.id, encrypted])
    await comeBackWith(kim, old[0]!)
    expect(await refusalOf(comeBackWith(kim, old[0]!))).toMatchObject({ code: 'signIn.wrongCode' })
    expect(await kept(kim)).not.toContain(old[1]!)
    await comeBackWith(kim, old[1]!)
  })
})

describe('a session', () => {
  it('is not opened by what the database holds of it', async () => {
    const { kim } = await world.office()
    const { rows } = await world.staffel.services.database.pool.query<{ hash: string }>(
      'select token_hash as hash from sessions where user_id = $1',
      [kim.id],
    )

    const hash = rows[0]?.hash ?? ''
    const signature = createHmac('sha256', world.staffel.services.secret).update(hash).digest('base64')
    const thief = world.visitor()
    thief.cookies.set(world.cookie('session_token'), encodeURIComponent(`${hash}.${signature}`))
    expect(await thief.api.signIn.session()).toBeNull()
  })
})

describe('a mail that no mail server takes', () => {
  async function logOf(logsLinks: boolean): Promise<string> {
    const { services } = world.staffel
    const lines = new PassThrough()
    const mailer = openMailer({ ...services, log: openLog('info', lines), postman: undefined, logsLinks })
    const to = `${crypto.randomUUID()}@example.test`
    const action = { label: 'Open', url: 'https://staffel.test/join/geheim' }
    await services.database.installation(tx =>
      mailer.sendLater(tx, { to, subject: 'Einladung', paragraphs: ['Hallo'], action }),
    )
    expect((await mailer.outbox(1000)).map(mail => mail.toAddress)).toContain(to)
    return String(lines.read()).replace(to, 'the address')
  }

  it('leaves neither its address nor its link in the log, which says where it is', async () => {
    const line = await logOf(false)
    expect(line).toContain('/developer/mailbox')
    expect(line).not.toMatch(/the address|geheim|Einladung/)
  })

  it('leaves both in the log of a demonstration', async () => {
    expect(await logOf(true)).toMatch(/the address.*geheim/)
  })
})
