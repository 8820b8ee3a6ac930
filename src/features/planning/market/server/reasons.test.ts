import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { aMarket, anAdvertisement, sitsOn } from '#test/market-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const note = ''
const reason = 'Abgesprochen'
const notAvailable = { warnings: [{ code: 'not_available' }] }

describe('a change of seats that breaks a planning rule', () => {
  it('needs a typed reason when a planner approves it', async () => {
    const { id, kim, adam, lea, seat, assignmentId } = await aMarket(world)
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    await mila.api.market.take({ offerId })
    const refused = await refusalOf(lea.api.market.approve({ offerId }))
    expect(refused).toMatchObject({ code: 'schedule.needsReason', field: 'reason', data: { parameters: notAvailable } })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kim.id })
    await lea.api.market.approve({ offerId, reason })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: mila.id, overrideReason: reason })
  })

  it('needs a typed reason when a planner chooses the applicant', async () => {
    const { id, lea, adam, gap } = await aMarket(world)
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const { offerId } = await lea.api.market.advertise({ ...anAdvertisement(gap), applyUntil: '2026-11-22T11:00:00Z' })
    await mila.api.market.apply({ offerId })
    const chosen = { offerId, profileId: mila.id }
    expect(await refusalOf(lea.api.market.choose(chosen))).toMatchObject({ code: 'schedule.needsReason' })
    await lea.api.market.choose({ ...chosen, reason })
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: mila.id, overrideReason: reason })
  })

  it('names both members of a swap if rules warn of both', async () => {
    const { kim, kofi, adam, lea, groupId, assignmentId } = await aMarket(world)
    const date = day('2026-11-25')
    const spot = { groupId, date, shiftId: 'late', seat: 1 }
    const { assignment } = await adam.api.schedule.assign({ ...spot, profileId: kofi.id })
    for (const [person, shiftId, on] of [
      [kim, 'late', date],
      [kofi, 'early', day('2026-11-23')],
    ] as const)
      await person.api.availability.setCells({
        week: '2026-W48',
        cells: [{ date: on, shiftId, marking: 'none' }],
      })
    const { offerId } = await kim.api.market.swap({ assignmentId, otherAssignmentId: assignment.id, note })
    expect(await kofi.api.market.accept({ offerId })).toEqual({ state: 'accepted' })
    expect(await refusalOf(lea.api.market.approve({ offerId }))).toMatchObject({
      data: {
        parameters: {
          names: ['Kofi Mensah', 'Kim Albers'],
          warnings: [{ code: 'not_available' }, { code: 'not_available' }],
        },
      },
    })
  })
})

describe('members invited by name', () => {
  it('are invited with a reason where a rule warns, and then need no approval', async () => {
    const { id, lea, adam, kofi, gap } = await aMarket(world)
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const wish = { ...anAdvertisement(gap), to: [kofi.id, mila.id] }
    expect(await refusalOf(lea.api.market.advertise(wish))).toMatchObject({
      code: 'schedule.needsReason',
      data: { parameters: { names: ['Mila Berg'], ...notAvailable } },
    })
    const { offerId } = await lea.api.market.advertise({ ...wish, reason })
    expect((await mila.api.market.own()).asked).toMatchObject([{ id: offerId, needsWord: false }])
    expect(await mila.api.market.take({ offerId })).toEqual({ state: 'done' })
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: mila.id, overrideReason: reason })
  })

  it('need approval for a rule that warns only since they were invited', async () => {
    const { lea, kofi, gap } = await aMarket(world)
    const { offerId } = await lea.api.market.advertise({ ...anAdvertisement(gap), to: [kofi.id], reason })
    await kofi.api.availability.setCells({
      week: '2026-W48',
      cells: [{ date: day('2026-11-23'), shiftId: 'late', marking: 'none' }],
    })
    expect(await kofi.api.market.take({ offerId })).toEqual({ state: 'accepted' })
  })

  it('need no reason where no change needs approval', async () => {
    const { id, olivia, lea, gap } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'none' })
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const { offerId } = await lea.api.market.advertise({ ...anAdvertisement(gap), to: [mila.id] })
    expect(await mila.api.market.take({ offerId })).toEqual({ state: 'done' })
  })
})
