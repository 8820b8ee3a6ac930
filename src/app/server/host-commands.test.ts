import { describe, expect, it } from 'vitest'
import { insertSampleData } from '#app/sample/fill.ts'
import { imageSizes } from '#platform/pictures.ts'
import { codeOf } from '#test/authenticator.ts'
import { aFile } from '#test/factories.ts'
import { addGroup, assignTo } from '#test/groups.ts'
import { mailsTo, tokenOf } from '#test/mailbox.ts'
import { picture } from '#test/pictures.ts'
import { type Office, password, type Person, useWorld } from '#test/world.ts'
import * as commands from './host-commands.ts'

const world = useWorld()
const services = () => world.staffel.services

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await services().database.pool.query(text, values)).rows
}

const auditOf = ({ id }: Office) =>
  query<{ kind: string; actor: string | null; target: string | null }>(
    'select kind, actor_id as actor, target from audit_entries where organization_id = $1 order by at, id',
    [id],
  )

async function setUpAuthenticator(person: Person): Promise<void> {
  const { uri } = await person.api.ownAccount.startTotp({ password })
  await person.api.ownAccount.confirmTotp({ code: await codeOf(uri) })
}

/** Leaves the organisation without an active owner, which no screen allows. */
const lockOwner = ({ olivia, id }: Office) =>
  query('update profiles set is_active = false where organization_id = $1 and id = $2', [id, olivia.id])

const signIn = (email: string, word = password) => world.visitor().api.signIn.signIn({ email, password: word })

describe('host commands › list organizations', () => {
  it('names each organization with its members and active owners', async () => {
    const office = await world.office('Südwind')
    const lines = await commands.listOrganizations(services())
    expect(lines[0]).toBe('id            members  owners  created     name')
    expect(lines).toContain(`${office.id}        6       1  2026-11-20  Südwind`)
    await lockOwner(office)
    expect(await commands.listOrganizations(services())).toContain(`${office.id}        6       0  2026-11-20  Südwind`)
  })
})

describe('host commands › reset a second factor', () => {
  it('lets the only owner sign in with the password alone, ends sessions, writes mail and audit log', async () => {
    const office = await world.office()
    const { olivia } = office
    await setUpAuthenticator(olivia)
    expect(await signIn(olivia.email)).toEqual({ outcome: 'secondFactor' })

    const prepared = await commands.prepareSecondFactorReset(services(), olivia.email.toUpperCase())
    expect(prepared.question).toContain(olivia.email)
    expect(await signIn(olivia.email)).toEqual({ outcome: 'secondFactor' })
    expect(await prepared.perform()).toEqual([
      `${olivia.email} signs in with the password alone now. Every session has ended.`,
      'The audit log of the organization has an entry.',
    ])

    expect(await olivia.api.signIn.session()).toBeNull()
    expect(await signIn(olivia.email)).toEqual({ outcome: 'signedIn' })
    expect(await auditOf(office)).toContainEqual({ kind: 'team.secondFactorReset', actor: null, target: olivia.id })
    expect((await mailsTo(world, olivia.email)).map(({ subject }) => subject)).toContain(
      'Zwei-Faktor-Anmeldung ausgeschaltet',
    )
  })

  it('refuses an account without a second factor, an unknown address and what is no address', async () => {
    const { kim } = await world.office()
    const { perform } = await commands.prepareSecondFactorReset(services(), kim.email)
    await expect(perform()).rejects.toThrow(`${kim.email} has no second factor. Nothing was changed.`)
    await expect(commands.prepareSecondFactorReset(services(), 'nemo@example.test')).rejects.toThrow(
      'There is no account with the address nemo@example.test.',
    )
    await expect(commands.prepareSecondFactorReset(services(), 'nemo')).rejects.toThrow('nemo is not an email address.')
  })
})

describe('host commands › create a password link', () => {
  it('sets a new password once, and writes the audit log', async () => {
    const office = await world.office()
    const [url, sentence] = await (await commands.preparePasswordLink(services(), office.kim.email)).perform()
    expect(sentence).toMatch(/^The link sets a new password for .+, once, within an hour\./)
    const visitor = world.visitor()
    await visitor.api.signIn.resetPassword({ token: tokenOf(url), password: 'ganz-neu-geheim' })
    expect(await signIn(office.kim.email, 'ganz-neu-geheim')).toEqual({ outcome: 'signedIn' })
    expect(await auditOf(office)).toContainEqual({ kind: 'team.resetSent', actor: null, target: office.kim.id })
    await expect(
      visitor.api.signIn.resetPassword({ token: tokenOf(url), password: 'noch-neuer-geheim' }),
    ).rejects.toMatchObject({ status: 422 })
  })

  it('proves no address, because no mail has carried the link', async () => {
    const { kim } = await world.office()
    await query('update users set email_proven = false where id = $1', [kim.id])
    const [url] = await (await commands.preparePasswordLink(services(), kim.email)).perform()
    await world.visitor().api.signIn.resetPassword({ token: tokenOf(url), password: 'ganz-neu-geheim' })
    expect(await query('select email_proven as "isProven" from users where id = $1', [kim.id])).toEqual([
      { isProven: false },
    ])
  })

  it('refuses accounts that no link helps', async () => {
    const { kim, lea } = await world.office()
    await query('update users set email_verified = false, email_proven = false where id = $1', [kim.id])
    await query('delete from credentials where user_id = $1', [lea.id])
    await expect(commands.preparePasswordLink(services(), kim.email)).rejects.toThrow('register again instead')
    await expect((await commands.preparePasswordLink(services(), lea.email)).perform()).rejects.toThrow(
      `${lea.email} has no password that could be changed.`,
    )
  })
})

describe('host commands › make an owner', () => {
  it('appoints a locked member where no owner is active', async () => {
    const office = await world.office('Herrenlos')
    const { adam, luca } = office
    await lockOwner(office)
    const { perform } = await commands.prepareOwner(services(), office.id, luca.email)
    expect(await perform()).toEqual([
      `${luca.email} is the owner of Herrenlos now.`,
      'The audit log of the organization has an entry.',
    ])
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: luca.email, password })
    expect(await visitor.api.signIn.session()).toMatchObject({ member: { role: 'owner' } })
    const kinds = (await auditOf(office)).filter(({ actor }) => actor === null).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['team.roleChanged', 'team.unlocked'])
    await expect(commands.prepareOwner(services(), office.id, adam.email)).rejects.toThrow(
      'Herrenlos has an active owner, who can appoint others under Team.',
    )
  })

  it('gives one of two that were prepared at once, and changes nothing by the other', async () => {
    const office = await world.office()
    await lockOwner(office)
    const [first, second] = await Promise.all(
      [office.adam, office.lea].map(({ email }) => commands.prepareOwner(services(), office.id, email)),
    )
    await first?.perform()
    await expect(second?.perform()).rejects.toThrow('That has changed meanwhile: nothing was done.')
    expect(
      (await office.adam.api.team.list()).filter(({ role, isLocked }) => role === 'owner' && !isLocked),
    ).toHaveLength(1)
  })

  it('refuses other organizations’ members, unknown organizations, and a name that two have', async () => {
    const [office, other] = await Promise.all([world.office('Zweimal'), world.office('Zweimal')])
    await lockOwner(office)
    await expect(commands.prepareOwner(services(), office.id, other.kim.email)).rejects.toThrow(
      `${other.kim.email} is not a member of Zweimal.`,
    )
    await expect(commands.prepareOwner(services(), 'Niemals', other.kim.email)).rejects.toThrow(
      'There is no organization Niemals.',
    )
    await expect(commands.prepareOwner(services(), 'zweimal', office.kim.email)).rejects.toThrow(
      /^2 organizations are called zweimal; use an id: /,
    )
  })
})

describe('host commands › erase a former member', () => {
  it('takes the name out of past plans, the account away, and writes the audit log', async () => {
    const office = await world.office('Nordlicht')
    const { adam, kim, lea } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-16')
    await expect(commands.prepareErasure(services(), office.id, kim.email)).rejects.toThrow(
      `${kim.email} is a member of Nordlicht: remove the member under Team first.`,
    )
    await adam.api.team.remove({ id: kim.id })

    const { perform } = await commands.prepareErasure(services(), office.id, kim.email)
    expect((await perform())[0]).toContain(`Erased ${kim.email}`)
    const plan = JSON.stringify(await lea.api.schedule.plan({ groupId, week: '2026-W47' }))
    expect(plan).toContain('Gelöschtes Konto')
    expect(plan).not.toContain(kim.fullName)
    await expect(signIn(kim.email)).rejects.toMatchObject({ status: 401 })
    expect(await auditOf(office)).toContainEqual({ kind: 'session.accountDeleted', actor: null, target: kim.id })
    await expect(commands.prepareErasure(services(), office.id, kim.email)).rejects.toThrow(
      `Nordlicht has no former member with the address ${kim.email}.`,
    )
  })

  it('refuses an account that belongs to an organization again, also when it joined meanwhile', async () => {
    const { id, adam, kim } = await world.office()
    await adam.api.team.remove({ id: kim.id })
    const { perform } = await commands.prepareErasure(services(), id, kim.email)
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: kim.email, password })
    await visitor.api.onboarding.createOrganization({ name: 'Eigenes', timeZone: 'Europe/Berlin', language: 'de' })
    await expect(perform()).rejects.toThrow('That has changed meanwhile: nothing was done.')
    await expect(commands.prepareErasure(services(), id, kim.email)).rejects.toThrow(
      'is a member of an organization again, and can delete the account under Settings.',
    )
    expect(await visitor.api.signIn.session()).toMatchObject({ member: { organization: { name: 'Eigenes' } } })
  })
})

/** Tables with rows of an organisation. */
async function tablesWithRowsOf(organizationId: string): Promise<string[]> {
  const tables = await query<{ name: string; key: string }>(`
    select table_name as name, column_name as key from information_schema.columns
      where table_schema = 'public' and column_name in ('organization_id', 'on_behalf_of')`)
  const found: string[] = []
  for (const { name, key } of tables) {
    const rows = await query(`select from ${name} where ${key} = $1 limit 1`, [organizationId])
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('host commands › delete an organization', () => {
  it('leaves no row, account or file of it, and every other organization as it was', async () => {
    const [office, other] = await Promise.all([world.office('Weg'), world.office('Bleibt')])
    const { olivia, kim, id } = office
    await services().database.installation(
      tx => insertSampleData(tx, { organizationId: id, timeZone: 'Europe/Berlin', now: world.clock.now() }),
      id,
    )
    const { id: image } = await olivia.api.images.upload({ file: aFile(await picture('jpeg')) })
    const file = `images/${id}/${image}/${imageSizes[0]}.webp`
    expect(await services().files.get(file)).toBeDefined()
    await world.visitor().api.signIn.requestReset({ email: kim.email })
    await other.adam.api.team.remove({ id: other.kofi.id })
    expect((await tablesWithRowsOf(id)).length).toBeGreaterThan(30)
    const before = await tablesWithRowsOf(other.id)

    const { question, perform } = await commands.prepareOrganizationDeletion(services(), 'weg')
    expect(question).toMatch(/^Delete Weg \(\w{12}\) with its \d+ members, all plans and its audit log\?/)
    expect((await perform())[0]).toMatch(
      /^Deleted Weg \(\w{12}\) and its files, with \d+ accounts that belonged to no /,
    )

    expect(await tablesWithRowsOf(id)).toEqual([])
    expect(await query('select from users where id = $1', [kim.id])).toEqual([])
    expect(await mailsTo(world, kim.email)).toEqual([])
    expect(await services().files.get(file)).toBeUndefined()
    expect(await olivia.api.signIn.session()).toBeNull()
    expect(await tablesWithRowsOf(other.id)).toEqual(before)
    expect(await other.olivia.api.team.list()).toHaveLength(5)
    await expect(commands.prepareOrganizationDeletion(services(), 'weg')).rejects.toThrow(
      'There is no organization weg.',
    )
  })

  it('keeps the account of a member who has belonged to another organization, signed out', async () => {
    const [office, other] = await Promise.all([world.office(), world.office('Zweites')])
    await office.adam.api.team.remove({ id: office.kim.id })
    await other.olivia.api.invitations.send({ email: office.kim.email, role: 'chatter' })
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: office.kim.email, password })
    const [invitation] = await visitor.api.invitations.mine()
    await visitor.api.invitations.acceptMine({ id: invitation?.id ?? '' })

    await (await commands.prepareOrganizationDeletion(services(), office.id)).perform()
    expect(await visitor.api.signIn.session()).toMatchObject({ member: { organization: { name: 'Zweites' } } })
    await (await commands.prepareOrganizationDeletion(services(), other.id)).perform()
    await expect(signIn(office.kim.email)).rejects.toMatchObject({ status: 401 })
  })
})
