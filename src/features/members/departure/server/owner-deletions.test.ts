import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addGroup, assignTo } from '#test/groups.ts'
import { password, refusalOf, useWorld } from '#test/world.ts'

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-deletions-'))
const backups = path.join(scratch, 'backups')
const world = useWorld({ DATA_DIR: scratch, BACKUPS: 'daily' })
const without = useWorld({ ROLE: 'web' })
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }))

const signInAs = (email: string) => world.visitor().api.signIn.signIn({ email, password })
const deletion = (name: string) => ({ name, password, backUpFirst: false })
const rowsOf = async (organizationId: string) =>
  (
    await world.staffel.services.database.pool.query('select id from profiles where organization_id = $1', [
      organizationId,
    ])
  ).rows.length

describe('owner deletions › former members', () => {
  it('lists who has left and still has an account, for owners alone', async () => {
    const { adam, kim, kofi, lea, olivia } = await world.office()
    await olivia.api.team.remove({ id: kim.id })
    world.clock.set('2026-11-21T11:00:00Z')
    await olivia.api.team.remove({ id: kofi.id })

    expect(await olivia.api.departure.formerMembers()).toEqual([
      { id: kofi.id, fullName: kofi.fullName, email: kofi.email, leftAt: '2026-11-21T11:00:00Z' },
      { id: kim.id, fullName: kim.fullName, email: kim.email, leftAt: '2026-11-20T11:00:00Z' },
    ])
    for (const other of [adam, lea])
      expect(await refusalOf(other.api.departure.formerMembers())).toMatchObject({ code: 'permissions.forbidden' })
  })

  it('deletes the account, takes the name out of past schedules, and names the owner in the audit log', async () => {
    const office = await world.office()
    const { kim, lea, olivia } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-16')
    await olivia.api.team.remove({ id: kim.id })

    await olivia.api.departure.eraseFormerMember({ id: kim.id })
    expect(await olivia.api.departure.formerMembers()).toEqual([])
    const plan = JSON.stringify(await lea.api.schedule.plan({ groupId, week: '2026-W47' }))
    expect(plan).toContain('Gelöschtes Konto')
    expect(plan).not.toContain(kim.fullName)
    expect(await refusalOf(signInAs(kim.email))).toMatchObject({ status: 401 })
    const { entries } = await olivia.api.auditLog.list({})
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'session.accountDeleted', actor: olivia.fullName, targetId: kim.id }),
    )
    expect(await refusalOf(olivia.api.departure.eraseFormerMember({ id: kim.id }))).toMatchObject({
      code: 'departure.notFound',
    })
  })

  it('refuses a present member and a former member of another organization', async () => {
    const [office, other] = await Promise.all([world.office(), world.office()])
    await other.olivia.api.team.remove({ id: other.kim.id })
    for (const { id } of [office.kim, other.kim])
      expect(await refusalOf(office.olivia.api.departure.eraseFormerMember({ id }))).toMatchObject({
        code: 'departure.notFound',
        status: 404,
      })
    expect(await signInAs(other.kim.email)).toEqual({ outcome: 'signedIn' })
  })

  it('refuses an account that also belongs, or belonged, to another organization', async () => {
    const { kim, olivia } = await world.office()
    await olivia.api.team.remove({ id: kim.id })
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: kim.email, password })
    await visitor.api.onboarding.createOrganization({ name: 'Eigenes', timeZone: 'Europe/Berlin', language: 'de' })

    const elsewhere = { code: 'departure.elsewhere', status: 422 }
    expect(await refusalOf(olivia.api.departure.eraseFormerMember({ id: kim.id }))).toMatchObject(elsewhere)
    await visitor.api.ownAccount.leaveOrganization({ password })
    expect(await refusalOf(olivia.api.departure.eraseFormerMember({ id: kim.id }))).toMatchObject(elsewhere)
    expect(await signInAs(kim.email)).toEqual({ outcome: 'signedIn' })
  })
})

describe('owner deletions › organization', () => {
  it('goes with everything in it and the accounts of its members, and leaves other organizations alone', async () => {
    const [office, other] = await Promise.all([world.office('Nordlicht'), world.office()])
    const { kim, olivia } = office
    await addGroup(world, office, 'Luna')
    expect(await olivia.api.departure.deletionPreview()).toEqual({ members: await rowsOf(office.id), canBackUp: true })

    await olivia.api.departure.deleteOrganization(deletion('Nordlicht'))
    expect(await rowsOf(office.id)).toBe(0)
    expect(await olivia.api.signIn.session()).toBeNull()
    expect(await refusalOf(signInAs(kim.email))).toMatchObject({ status: 401 })
    expect(await other.olivia.api.team.list()).toHaveLength(await rowsOf(other.id))
    expect(fs.existsSync(backups)).toBe(false)
  })

  it('stays when the name or the password is wrong, and for everybody but owners', async () => {
    const { adam, id, olivia } = await world.office('Nordlicht')
    const tries = [
      [olivia, { ...deletion('Nordlich') }, { code: 'departure.wrongName', field: 'name' }],
      [olivia, { ...deletion('Nordlicht'), password: 'falsch' }, { code: 'signIn.wrongPassword', field: 'password' }],
      [adam, deletion('Nordlicht'), { code: 'permissions.forbidden' }],
    ] as const
    for (const [who, wish, refused] of tries)
      expect(await refusalOf(who.api.departure.deleteOrganization(wish))).toMatchObject(refused)
    expect(await rowsOf(id)).toBeGreaterThan(0)
  })

  it('is in a backup that is made first; nothing is deleted if that fails', async () => {
    const { id, olivia } = await world.office('Nordlicht')
    const wish = { ...deletion('Nordlicht'), backUpFirst: true }
    fs.writeFileSync(backups, 'no folder')
    expect(await refusalOf(olivia.api.departure.deleteOrganization(wish))).toMatchObject({
      code: 'departure.noBackup',
      status: 422,
    })
    expect(await rowsOf(id)).toBeGreaterThan(0)

    fs.rmSync(backups)
    world.clock.set('2026-11-21T11:00:00Z')
    await olivia.api.departure.deleteOrganization(wish)
    expect(fs.readdirSync(backups)).toEqual(['staffel-2026-11-21-120000.backup'])
    expect(await rowsOf(id)).toBe(0)
  })

  it('offers no backup where the server makes none', async () => {
    const { olivia } = await without.office('Nordlicht')
    expect(await olivia.api.departure.deletionPreview()).toMatchObject({ canBackUp: false })
    const wish = { ...deletion('Nordlicht'), backUpFirst: true }
    expect(await refusalOf(olivia.api.departure.deleteOrganization(wish))).toMatchObject({ code: 'departure.noBackup' })
  })
})
