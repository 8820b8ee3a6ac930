import { describe, expect, it } from 'vitest'
import { toldTo } from '#test/duty-office.ts'
import { aMarket, monday, sitsOn } from '#test/market-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const note = ''

describe('swapping', () => {
  async function twoSeats() {
    const market = await aMarket(world)
    const { adam, kofi, gap } = market
    const { assignment } = await adam.api.schedule.assign({ ...gap, date: monday, profileId: kofi.id })
    return { ...market, otherAssignmentId: assignment.id }
  }

  it('moves both or none', async () => {
    const { kim, kofi, adam, seat, gap, assignmentId, otherAssignmentId } = await twoSeats()
    const { offerId } = await kim.api.market.swap({ assignmentId, otherAssignmentId, note })
    expect((await kofi.api.market.own()).asked).toEqual([
      expect.objectContaining({ id: offerId, other: expect.objectContaining({ assignmentId: otherAssignmentId }) }),
    ])
    expect(await kofi.api.market.accept({ offerId })).toEqual({ state: 'done' })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id })
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: kim.id })
  })

  it('is not with oneself, and ends when either seat moves', async () => {
    const { kim, kofi, adam, assignmentId, otherAssignmentId } = await twoSeats()
    expect(await refusalOf(kim.api.market.swap({ assignmentId, otherAssignmentId: assignmentId, note }))).toMatchObject(
      { code: 'market.swapWithSelf' },
    )
    const { offerId } = await kim.api.market.swap({ assignmentId, otherAssignmentId, note })
    await adam.api.schedule.remove({ assignmentId: otherAssignmentId })
    expect((await kim.api.market.own()).mine).toEqual([])
    expect(await refusalOf(kofi.api.market.accept({ offerId }))).toMatchObject({ code: 'market.alreadyTaken' })
    expect(await toldTo(kim, 'offer_settled')).toHaveLength(1)
  })

  it.each([
    ['runs', '2026-11-23T07:00:00Z'],
    ['is over', '2026-11-23T14:59:00Z'],
  ])('is not for a shift that %s, though the one that is offered is still to come', async (_, now) => {
    const { kim, kofi, lea, olivia, adam, seat, gap, assignmentId, otherAssignmentId } = await twoSeats()
    const wish = { assignmentId: otherAssignmentId, otherAssignmentId: assignmentId, note }
    const asked = async () => [(await kim.api.market.own()).asked.length, (await kim.api.market.counts()).own]
    const { offerId } = await kofi.api.market.swap(wish)
    expect(await asked()).toEqual([1, 1])
    const before = world.clock.now().toString()
    world.clock.set(now)
    expect(await asked()).toEqual([0, 0])
    expect(await refusalOf(kim.api.market.accept({ offerId }))).toMatchObject({ code: 'market.begun' })
    await world.staffel.planning.sweep()
    expect((await kofi.api.market.own()).mine).toEqual([])
    for (const person of [kim, kofi]) {
      expect(await toldTo(person, 'offer_settled')).toMatchObject([{ parameters: { offerId, outcome: 'begun' } }])
    }

    world.clock.set(before)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all' })
    const waiting = await kofi.api.market.swap(wish)
    expect(await kim.api.market.accept(waiting)).toEqual({ state: 'accepted' })
    world.clock.set(now)
    expect(await refusalOf(lea.api.market.approve(waiting))).toMatchObject({ code: 'market.begun' })
    await world.staffel.planning.sweep()
    expect((await lea.api.market.overview()).waiting).toEqual([])
    const seated = [await sitsOn({ adam }, seat), await sitsOn({ adam }, gap)].map(one => one?.profileId)
    expect(seated).toEqual([kim.id, kofi.id])
  })

  it('and a planner’s hand at the same moment come to one outcome', async () => {
    const { kim, kofi, adam, seat, gap, assignmentId, otherAssignmentId } = await twoSeats()
    const { offerId } = await kim.api.market.swap({ assignmentId, otherAssignmentId, note })
    await Promise.allSettled([
      kofi.api.market.accept({ offerId }),
      adam.api.schedule.remove({ assignmentId: otherAssignmentId }),
    ])
    const seated = [await sitsOn({ adam }, seat), await sitsOn({ adam }, gap)].map(one => one?.profileId)
    expect([
      [kofi.id, kim.id],
      [kim.id, undefined],
    ]).toContainEqual(seated)
  })
})
