import { describe, expect, it } from 'vitest'
import { aFile, aVacationRequest } from '#test/factories.ts'
import { addGroup, assignTo } from '#test/groups.ts'
import { picture } from '#test/pictures.ts'
import { password, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

describe('removing a member', () => {
  it('ends the sessions, opens the seats from now on and keeps those of the past', async () => {
    const office = await world.office()
    const { adam, kim, lea } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-16')
    await assignTo(world, office, { groupId }, '2026-11-25')
    const { url } = await kim.api.calendar.renew()

    const left = await adam.api.team.remove({ id: kim.id })
    expect(left.seats).toEqual([expect.objectContaining({ groupName: 'Luna', date: '2026-11-25' })])
    expect(left.sessions).toBeGreaterThan(0)
    expect(await kim.api.signIn.session()).toBeNull()
    expect(JSON.stringify(await lea.api.people.list())).not.toContain(kim.id)
    expect(JSON.stringify(await lea.api.schedule.plan({ groupId, week: '2026-W47' }))).toContain(kim.fullName)
    expect((await world.visitor().fetch(new URL(url).pathname)).status).toBe(404)
    expect(await refusalOf(adam.api.team.remove({ id: kim.id }))).toMatchObject({ code: 'team.notFound' })
  })

  it('takes away the access, not the account: an invitation brings the same person back', async () => {
    const office = await world.office()
    const { adam, kim, olivia, lea } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-16')
    await adam.api.team.remove({ id: kim.id })

    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: kim.email, password })
    expect(await visitor.api.signIn.session()).toMatchObject({ email: kim.email, member: null })
    expect(await refusalOf(visitor.api.people.list())).toMatchObject({ code: 'permissions.noOrganization' })

    await olivia.api.invitations.send({ email: kim.email, role: 'team_lead' })
    const [invitation] = await visitor.api.invitations.mine()
    await visitor.api.invitations.acceptMine({ id: invitation?.id ?? '' })
    expect(await visitor.api.signIn.session()).toMatchObject({ member: { profileId: kim.id, role: 'team_lead' } })
    expect(JSON.stringify(await lea.api.schedule.plan({ groupId, week: '2026-W47' }))).toContain(kim.id)
  })

  it('lets the person found an organisation elsewhere, apart from the old one', async () => {
    const { adam, kim, lea } = await world.office()
    await adam.api.team.remove({ id: kim.id })
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: kim.email, password })
    await visitor.api.onboarding.createOrganization({ name: 'Eigenes', timeZone: 'Europe/Berlin', language: 'de' })
    expect(await visitor.api.signIn.session()).toMatchObject({ member: { organization: { name: 'Eigenes' } } })
    expect(await visitor.api.team.list()).toHaveLength(1)
    expect(JSON.stringify(await lea.api.team.list())).not.toContain(kim.id)
  })

  it('holds to the rules of who may do what to whom', async () => {
    const { adam, olivia, lea, kim } = await world.office()
    expect(await refusalOf(adam.api.team.remove({ id: olivia.id }))).toMatchObject({ code: 'team.ownerProtected' })
    expect(await refusalOf(adam.api.team.remove({ id: adam.id }))).toMatchObject({ code: 'team.ownLock' })
    expect(await refusalOf(lea.api.team.remove({ id: kim.id }))).toMatchObject({ status: 403 })
    expect(await refusalOf(olivia.api.team.remove({ id: olivia.id }))).toMatchObject({ code: 'team.ownLock' })
  })

  it('withdraws what was asked for and not decided', async () => {
    const office = await world.office()
    const { adam, kim } = office
    await aVacationRequest(office)
    expect((await adam.api.vacation.board({ tab: 'open' })).requests).toHaveLength(1)
    await adam.api.team.remove({ id: kim.id })
    expect((await adam.api.vacation.board({ tab: 'open' })).requests).toHaveLength(0)
  })

  it('brings back the same person, by the name they had, without the picture that has gone', async () => {
    const { adam, kim, olivia } = await world.office()
    const { id: avatarImage } = await kim.api.images.upload({ file: aFile(await picture('jpeg')) })
    await kim.api.profile.update({ fullName: 'Kim Albers-Wolf', avatarImage, timeZone: null })
    await adam.api.team.remove({ id: kim.id })
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: kim.email, password })
    await olivia.api.invitations.send({ email: kim.email, role: 'team_lead' })
    const [invitation] = await visitor.api.invitations.mine()
    await visitor.api.invitations.acceptMine({ id: invitation?.id ?? '' })
    expect((await adam.api.team.list()).find(({ id }) => id === kim.id)).toMatchObject({
      fullName: 'Kim Albers-Wolf',
      role: 'team_lead',
      avatarImage: null,
    })
  })

  it('gives back the days that were asked for: whoever comes back has asked for nothing', async () => {
    const office = await world.office()
    const { adam, kim, olivia } = office
    await aVacationRequest(office)
    const marked = async () => {
      const { rows } = await world.staffel.services.database.pool.query(
        'select cells from availability_weeks where profile_id = $1',
        [kim.id],
      )
      return JSON.stringify(rows)
    }
    expect(await marked()).toMatch(/"[^"]*r[.r]*"/)
    await adam.api.team.remove({ id: kim.id })
    const visitor = world.visitor()
    await visitor.api.signIn.signIn({ email: kim.email, password })
    await olivia.api.invitations.send({ email: kim.email, role: 'chatter' })
    const [invitation] = await visitor.api.invitations.mine()
    await visitor.api.invitations.acceptMine({ id: invitation?.id ?? '' })
    expect(await marked()).not.toMatch(/"[.]*r[.r]*"/)
  })
})
