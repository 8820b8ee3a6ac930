import { describe, expect, it } from 'vitest'
import { week } from '#kit/week.ts'
import { aMarket, anAdvertisement, sitsOn } from '#test/market-office.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')
const note = ''
const later = (minutes: number) => world.clock.set(world.clock.now().add({ minutes }).toString())

const toldTo = async ({ api }: Person, kind: string) =>
  (await api.notifications.list({})).notifications.filter(one => one.kind === kind)

/** The outcome that the person was notified of last. */
const lastOutcome = async (person: Person) => {
  const [last] = await toldTo(person, 'offer_settled')
  return last?.kind === 'offer_settled' ? last.parameters.outcome : undefined
}

const changed = { code: 'market.undoChanged', status: 409 }

describe('market › undoing a shift that was taken with one tap', () => {
  it('gives the seat back as it was, opens the offer again and notifies its owner', async () => {
    const { kim, kofi, adam, olivia, seat, assignmentId, id, free } = await aMarket(world)
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    await free(mila)
    await kim.api.ownShifts.confirm({ assignmentId })
    const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id, mila.id], note })
    later(1)
    await kofi.api.market.take({ offerId })
    expect(await toldTo(mila, 'offer_made')).toMatchObject([{ readAt: expect.any(String) }])
    later(4)
    for (const _ of ['once', 'again']) await kofi.api.market.undo({ offerId })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kim.id, state: 'confirmed' })
    expect((await kim.api.market.own()).mine).toMatchObject([{ id: offerId, state: 'open' }])
    expect(await lastOutcome(kim)).toBe('take_undone')
    expect(await toldTo(mila, 'offer_made')).toMatchObject([{ readAt: null }])
    expect((await olivia.api.auditLog.list({ kind: 'market.undone' })).entries).toHaveLength(1)
    expect(await mila.api.market.take({ offerId })).toEqual({ state: 'done' })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: mila.id })
  })

  it('frees an advertised seat again, which the next member can take', async () => {
    const { kofi, lea, adam, gap, groupId, id, free } = await aMarket(world)
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    await free(mila)
    const { offerId } = await lea.api.market.advertise(anAdvertisement(gap))
    await kofi.api.market.take({ offerId })
    later(1)
    const versionOf = async () => (await adam.api.schedule.plan({ groupId, week: w48 })).version
    const version = await versionOf()
    await kofi.api.market.undo({ offerId })
    expect(await versionOf()).toBe(version + 1)
    expect(await sitsOn({ adam }, gap)).toBeUndefined()
    expect(await lastOutcome(lea)).toBe('take_undone')
    await mila.api.market.take({ offerId })
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: mila.id })
    // the seat is another member's now
    expect(await refusalOf(kofi.api.market.undo({ offerId }))).toMatchObject(changed)
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: mila.id })
  })

  it('moves both seats of a swap back, and the same swap can be accepted again', async () => {
    const { kim, kofi, adam, seat, gap, assignmentId } = await aMarket(world)
    const { assignment } = await adam.api.schedule.assign({ ...gap, profileId: kofi.id })
    const { offerId } = await kim.api.market.swap({ assignmentId, otherAssignmentId: assignment.id, note })
    for (const _ of ['once', 'again']) {
      await kofi.api.market.accept({ offerId })
      expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id })
      later(1)
      await kofi.api.market.undo({ offerId })
      expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kim.id })
      expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: kofi.id })
      later(1)
    }
    expect((await kofi.api.market.own()).asked).toMatchObject([{ id: offerId }])
  })

  it('withdraws an acceptance that awaits approval, and the member is still invited', async () => {
    const { kim, kofi, olivia, lea, assignmentId } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
    const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    await kofi.api.market.accept({ offerId })
    later(1)
    await kofi.api.market.undo({ offerId })
    expect((await lea.api.market.overview()).waiting).toEqual([])
    expect(await lastOutcome(lea)).toBe('taken_back')
    expect((await kofi.api.market.own()).asked).toMatchObject([{ id: offerId }])
    await kofi.api.market.accept({ offerId })
    await lea.api.market.approve({ offerId })
    later(1)
    expect(await refusalOf(kofi.api.market.undo({ offerId }))).toMatchObject(changed)
  })

  it('is refused after five minutes, and from the start of the shift on', async () => {
    const { kim, kofi, assignmentId, seat, adam } = await aMarket(world)
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    await kofi.api.market.take({ offerId })
    later(5)
    expect(await refusalOf(kofi.api.market.undo({ offerId }))).toMatchObject({
      code: 'market.undoTooLate',
      message: 'Die Aktion lässt sich nur fünf Minuten lang rückgängig machen.',
    })
    const again = (await sitsOn({ adam }, seat))?.id ?? ''
    world.clock.set('2026-11-23T06:58:00Z')
    const second = await kofi.api.market.give({ assignmentId: again, to: [kim.id], note })
    await kim.api.market.take(second)
    later(3)
    expect(await refusalOf(kim.api.market.undo(second))).toMatchObject({ code: 'market.begun' })
  })

  it('is refused when the member has offered the seat, a planner has moved it, or its owner has another shift', async () => {
    const { kim, kofi, adam, seat, assignmentId, groupId } = await aMarket(world, { chatterCount: 2 })
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    await kofi.api.market.take({ offerId })
    later(1)
    const mine = (await sitsOn({ adam }, seat))?.id ?? ''
    const second = await kofi.api.market.give({ assignmentId: mine, to: [kim.id], note })
    expect(await refusalOf(kofi.api.market.undo({ offerId }))).toMatchObject(changed)
    await kofi.api.market.withdraw(second)
    await adam.api.schedule.assign({ groupId, date: seat.date, shiftId: 'early', seat: 2, profileId: kim.id })
    expect(await refusalOf(kofi.api.market.undo({ offerId }))).toMatchObject(changed)
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id, state: 'confirmed' })
    await adam.api.schedule.remove({ assignmentId: mine })
    expect(await refusalOf(kofi.api.market.undo({ offerId }))).toMatchObject(changed)
  })

  it('is refused to other members, and happens once for two calls at the same time', async () => {
    const { kim, kofi, lea, olivia, assignmentId } = await aMarket(world)
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    await kofi.api.market.take({ offerId })
    later(1)
    for (const call of [kim.api.market.undo, lea.api.market.undo, lea.api.market.undoDecision]) {
      expect(await refusalOf(call({ offerId }))).toMatchObject({ code: 'market.offerNotFound' })
    }
    await Promise.all([kofi.api.market.undo({ offerId }), kofi.api.market.undo({ offerId })])
    expect((await olivia.api.auditLog.list({ kind: 'market.undone' })).entries).toHaveLength(1)
  })
})

describe('market › undoing a declined offer or an application', () => {
  it('opens an offer again that ended with the last invitee, and notifies its owner', async () => {
    const { kim, kofi, assignmentId } = await aMarket(world)
    const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    await kofi.api.market.decline({ offerId })
    expect(await lastOutcome(kim)).toBe('refused')
    later(1)
    for (const _ of ['once', 'again']) await kofi.api.market.undo({ offerId })
    expect(await lastOutcome(kim)).toBe('refusal_undone')
    expect((await kofi.api.market.own()).asked).toMatchObject([{ id: offerId }])
    expect(await kofi.api.market.accept({ offerId })).toEqual({ state: 'done' })
  })

  it('invites the member again while others can still accept', async () => {
    const { kim, kofi, assignmentId, id } = await aMarket(world)
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id, mila.id], note })
    await kofi.api.market.decline({ offerId })
    later(1)
    await kofi.api.market.undo({ offerId })
    expect((await kofi.api.market.own()).asked).toMatchObject([{ id: offerId }])
    expect(await toldTo(kim, 'offer_settled')).toEqual([])
  })

  it('is refused once the seat is taken, offered again or the offer withdrawn', async () => {
    const { kim, kofi, assignmentId, id, free } = await aMarket(world)
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    await free(mila)
    const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    await kofi.api.market.decline({ offerId })
    later(1)
    const second = await kim.api.market.give({ assignmentId, to: [kofi.id, mila.id], note })
    expect(await refusalOf(kofi.api.market.undo({ offerId }))).toMatchObject(changed)
    await kofi.api.market.decline(second)
    await kim.api.market.withdraw(second)
    expect(await refusalOf(kofi.api.market.undo(second))).toMatchObject({ code: 'market.offerEnded' })
    const third = await kim.api.market.give({ assignmentId, to: [kofi.id, mila.id], note })
    await kofi.api.market.decline(third)
    await mila.api.market.accept(third)
    expect(await refusalOf(kofi.api.market.undo(third))).toMatchObject({ code: 'market.alreadyTaken' })
  })

  it('removes an application, and the member can apply again', async () => {
    const { kofi, lea, gap } = await aMarket(world)
    const wish = { ...anAdvertisement(gap), applyUntil: '2026-11-22T11:00:00Z' }
    const { offerId } = await lea.api.market.advertise(wish)
    await kofi.api.market.apply({ offerId })
    later(1)
    await kofi.api.market.undo({ offerId })
    expect((await lea.api.market.overview()).choosing).toEqual([])
    expect((await kofi.api.market.own()).open).toMatchObject([{ id: offerId, answer: 'none' }])
    await kofi.api.market.apply({ offerId })
    expect((await lea.api.market.overview()).choosing).toMatchObject([{ id: offerId }])
  })
})

describe('market › undoing a decision of a planner', () => {
  /** Kofi has accepted Kim's seat, and planners decide. */
  async function anAcceptance() {
    const market = await aMarket(world)
    await market.olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
    const { offerId } = await market.kim.api.market.give({
      assignmentId: market.assignmentId,
      to: [market.kofi.id],
      note,
    })
    await market.kofi.api.market.accept({ offerId })
    later(1)
    return { ...market, offerId }
  }

  it('moves the seat back after an approval, and the acceptance is to be decided again', async () => {
    const { kim, kofi, adam, lea, seat, offerId } = await anAcceptance()
    await lea.api.market.approve({ offerId })
    later(1)
    for (const _ of ['once', 'again']) await lea.api.market.undoDecision({ offerId })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kim.id })
    expect((await lea.api.market.overview()).waiting).toMatchObject([{ id: offerId, taker: { profileId: kofi.id } }])
    expect(await toldTo(adam, 'offer_waits')).toMatchObject([{ readAt: null }])
    expect([await lastOutcome(kim), await lastOutcome(kofi)]).toEqual(['approval_undone', 'approval_undone'])
    await adam.api.market.approve({ offerId })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id })
    expect(await refusalOf(lea.api.market.undoDecision({ offerId }))).toMatchObject(changed)
  })

  it('reopens an offer that the rejection ended, and notifies both members', async () => {
    const { kim, kofi, lea, adam, seat, offerId } = await anAcceptance()
    await lea.api.market.reject({ offerId })
    expect([await lastOutcome(kim), await lastOutcome(kofi)]).toEqual(['rejected', 'rejected'])
    later(1)
    for (const _ of ['once', 'again']) await lea.api.market.undoDecision({ offerId })
    expect([await lastOutcome(kim), await lastOutcome(kofi)]).toEqual(['refusal_undone', 'refusal_undone'])
    await lea.api.market.approve({ offerId })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id })
  })

  it('is refused when another member has accepted since the rejection', async () => {
    const { kim, kofi, lea, olivia, assignmentId, id, free } = await aMarket(world)
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    await free(mila)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    await kofi.api.market.take({ offerId })
    await lea.api.market.reject({ offerId })
    await mila.api.market.take({ offerId })
    expect(await refusalOf(lea.api.market.undoDecision({ offerId }))).toMatchObject(changed)
    expect((await lea.api.market.overview()).waiting).toMatchObject([{ taker: { profileId: mila.id } }])
  })
})
