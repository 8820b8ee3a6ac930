import { describe, expect, it } from 'vitest'
import { aMarket, anAdvertisement, sitsOn } from '#test/market-office.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const note = ''

/** The role may no longer open the shift exchange. */
async function closeExchangeTo({ api }: Person, role: 'admin' | 'team_lead' | 'chatter') {
  const template = (await api.permissions.templates()).find(one => one.role === role)!
  const permissions = template.permissions.filter(id => id !== 'page_shifts')
  await api.permissions.save({ templates: [{ ...template, permissions }] })
}

const outcomes = async ({ api }: Person) =>
  (await api.notifications.list({})).notifications
    .filter(({ kind }) => kind === 'offer_settled')
    .map(({ parameters }) => 'outcome' in parameters && parameters.outcome)

describe('market › members who may no longer accept offers', () => {
  it('are not invited, neither by name nor to a swap', async () => {
    const { id, olivia, lea, adam, kim, kofi, seat, gap } = await aMarket(world)
    const tom = await world.join(id, 'team_lead', 'Tom Wolf')
    await closeExchangeTo(olivia, 'chatter')
    const { groupId, date, shiftId } = gap
    const candidates = await adam.api.market.candidates({ groupId, date, shiftId })
    expect(candidates.map(({ profileId }) => profileId)).not.toContain(kofi.id)
    const notPossible = { code: 'market.notPossible', status: 422 }
    const invitation = { ...anAdvertisement(gap), to: [kofi.id] }
    expect(await refusalOf(lea.api.market.advertise(invitation))).toMatchObject(notPossible)
    const { assignment } = await adam.api.schedule.assign({ ...gap, profileId: tom.id, reason: 'passt' })
    const other = (await sitsOn({ adam }, seat))!
    const swap = { assignmentId: assignment.id, otherAssignmentId: other.id, note }
    expect(await refusalOf(tom.api.market.swap(swap))).toMatchObject(notPossible)
    const { seats } = await tom.api.market.partners({ assignmentId: assignment.id })
    expect(seats.filter(({ profileId }) => profileId === kim.id)).toEqual([])
  })

  it('ends an offer whose only invitee gets a role without the shift exchange', async () => {
    const { adam, olivia, kim, kofi, assignmentId } = await aMarket(world)
    await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    await closeExchangeTo(olivia, 'team_lead')
    expect((await kim.api.market.own()).mine).toHaveLength(1)
    await adam.api.team.update({ id: kofi.id, role: 'team_lead' })
    expect((await kim.api.market.own()).mine).toEqual([])
    expect(await outcomes(kim)).toEqual(['refused'])
    expect(await outcomes(kofi)).toEqual([])
    // the seat can be offered again, but no other member fits
    expect(await refusalOf(kim.api.market.give({ assignmentId, to: null, note }))).toMatchObject({
      code: 'market.nobodyFits',
    })
  })

  it('keeps an offer whose invitee gets a role with the shift exchange, and the invitee can accept it', async () => {
    const { olivia, kim, kofi, assignmentId } = await aMarket(world)
    const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    await olivia.api.team.update({ id: kofi.id, role: 'admin' })
    expect((await kim.api.market.own()).mine).toMatchObject([{ id: offerId, state: 'open' }])
    expect(await kofi.api.market.accept({ offerId })).toEqual({ state: 'done' })
  })

  it('ends an offer when the role of its only invitee loses the shift exchange', async () => {
    const { id, olivia, lea, kim, kofi, assignmentId, gap } = await aMarket(world)
    const tom = await world.join(id, 'team_lead', 'Tom Wolf')
    await kim.api.market.give({ assignmentId, to: [lea.id], note })
    const { offerId } = await lea.api.market.advertise({
      ...anAdvertisement(gap),
      to: [tom.id, kofi.id],
      reason: 'passt',
    })
    await closeExchangeTo(olivia, 'team_lead')
    expect(await outcomes(kim)).toEqual(['refused'])
    const { offers } = await olivia.api.market.overview()
    expect(offers).toMatchObject([{ id: offerId, state: 'open' }])
    await kofi.api.market.decline({ offerId })
    expect((await olivia.api.market.overview()).offers).toEqual([])
  })

  it('keeps an offer when the role of its invitee loses another permission', async () => {
    const { olivia, kim, kofi, assignmentId } = await aMarket(world)
    await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    const chatter = (await olivia.api.permissions.templates()).find(({ role }) => role === 'chatter')!
    const permissions = chatter.permissions.filter(id => id !== 'page_scoreboard')
    await olivia.api.permissions.save({ templates: [{ ...chatter, permissions }] })
    expect((await kim.api.market.own()).mine).toHaveLength(1)
  })

  it('opens an offer to the others again when the member who accepted it waits for approval', async () => {
    const { adam, olivia, lea, kim, kofi, assignmentId } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all' })
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    await kofi.api.market.accept({ offerId })
    await closeExchangeTo(olivia, 'team_lead')
    await adam.api.team.update({ id: kofi.id, role: 'team_lead' })
    expect((await kim.api.market.own()).mine).toMatchObject([{ id: offerId, state: 'open' }])
    expect(await refusalOf(lea.api.market.approve({ offerId }))).toMatchObject({ status: 409 })
  })

  it('leaves no acceptance waiting that was given while the permission went', async () => {
    const { olivia, kim, kofi, adam, assignmentId } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all' })
    const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    await Promise.allSettled([kofi.api.market.accept({ offerId }), closeExchangeTo(olivia, 'chatter')])
    expect((await adam.api.market.overview()).waiting).toEqual([])
    expect((await adam.api.market.overview()).offers).toEqual([])
  })
})
