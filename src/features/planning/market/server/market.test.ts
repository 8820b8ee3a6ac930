import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { aMarket, anAdvertisement, monday, sitsOn } from '#test/market-office.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'
import { refusals } from '../refusals.de.ts'

const world = useWorld()
const note = ''

const toldTo = async ({ api }: Person, kind: string) =>
  (await api.notifications.list({})).notifications.filter(one => one.kind === kind)

describe('giving a seat away', () => {
  it('moves with one tap, confirmed, and tells whose it was', async () => {
    const { kim, kofi, adam, seat, assignmentId } = await aMarket(world)
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note: 'Zahnarzt' })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kim.id })
    expect((await kofi.api.market.own()).open).toEqual([
      expect.objectContaining({ id: offerId, note: 'Zahnarzt', needsWord: false, offerer: expect.anything() }),
    ])
    expect(await kofi.api.market.counts()).toEqual({ own: 1, waiting: null })
    expect(await kofi.api.market.take({ offerId })).toEqual({ state: 'done' })
    expect(await kofi.api.market.take({ offerId })).toEqual({ state: 'done' })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id, state: 'confirmed' })
    expect(await toldTo(kim, 'offer_settled')).toEqual([
      expect.objectContaining({ parameters: expect.objectContaining({ outcome: 'done', name: 'Kofi Mensah' }) }),
    ])
    expect(await kofi.api.market.counts()).toEqual({ own: 0, waiting: null })
  })

  it('is one offer a seat, of one’s own seats, and ends when the planner’s hand takes them', async () => {
    const { kim, kofi, adam, assignmentId } = await aMarket(world)
    expect(await refusalOf(kofi.api.market.give({ assignmentId, to: null, note }))).toMatchObject({
      code: 'market.seatNotFound',
    })
    const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    expect(await refusalOf(kim.api.market.give({ assignmentId, to: null, note }))).toMatchObject({
      code: 'market.alreadyOffered',
    })
    await adam.api.schedule.remove({ assignmentId })
    expect((await kim.api.market.own()).mine).toEqual([])
    for (const person of [kim, kofi]) {
      expect(await toldTo(person, 'offer_settled')).toEqual([
        expect.objectContaining({ parameters: expect.objectContaining({ offerId, outcome: 'seat_changed' }) }),
      ])
    }
    expect(await refusalOf(kofi.api.market.take({ offerId }))).toMatchObject({ code: 'market.alreadyTaken' })
  })

  it('to all is not for who leads the organisation', async () => {
    const { adam, kim, assignmentId } = await aMarket(world)
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    expect((await adam.api.market.own()).open).toEqual([])
    expect(await refusalOf(adam.api.market.take({ offerId }))).toMatchObject({ code: 'market.offerNotFound' })
  })

  it('ends when the last who was asked says no', async () => {
    const { kim, kofi, assignmentId } = await aMarket(world)
    const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    expect((await kofi.api.market.own()).asked).toHaveLength(1)
    await kofi.api.market.decline({ offerId })
    expect((await kim.api.market.own()).mine).toEqual([])
    expect(await toldTo(kim, 'offer_settled')).toHaveLength(1)
    await kofi.api.market.decline({ offerId })
    expect(await refusalOf(kofi.api.market.accept({ offerId }))).toMatchObject({ code: 'market.offerEnded' })
  })

  it('waits for a word where a rule warns, and moves nothing until then', async () => {
    const { kim, adam, lea, seat, assignmentId, id } = await aMarket(world)
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    expect((await mila.api.market.own()).open).toEqual([expect.objectContaining({ id: offerId, needsWord: true })])
    expect(await mila.api.market.take({ offerId })).toEqual({ state: 'accepted' })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kim.id })
    expect(await toldTo(lea, 'offer_waits')).toHaveLength(1)
    const { waiting } = await lea.api.market.overview()
    expect(waiting).toEqual([expect.objectContaining({ taker: expect.objectContaining({ profileId: mila.id }) })])
    expect((await lea.api.market.counts()).waiting).toBe(1)
    await lea.api.market.reject({ offerId })
    // nobody has taken anything back
    expect(await refusalOf(adam.api.market.approve({ offerId }))).toMatchObject({ code: 'market.offerEnded' })
    expect(await refusalOf(mila.api.market.take({ offerId }))).toMatchObject({ code: 'market.notForYou' })
    expect((await mila.api.market.own()).open).toEqual([])
    const mara = await world.join(id, 'chatter', 'Mara Lind')
    await mara.api.market.take({ offerId })
    for (const _ of ['once', 'again']) await lea.api.market.approve({ offerId, reason: 'Abgesprochen' })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: mara.id, state: 'confirmed' })
    expect(await toldTo(mara, 'shift_assigned')).toHaveLength(1)
  })

  it('can be taken back until a planner has said yes', async () => {
    const { kim, kofi, adam, olivia, lea, seat, assignmentId, id } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    await kofi.api.market.take({ offerId })
    expect(await refusalOf(mila.api.market.decline({ offerId }))).toMatchObject({ code: 'market.waitsForWord' })
    await kofi.api.market.decline({ offerId })
    expect([(await kofi.api.market.own()).waiting, (await lea.api.market.overview()).waiting]).toEqual([[], []])
    for (const decide of [lea.api.market.approve, lea.api.market.reject]) {
      expect(await refusalOf(decide({ offerId }))).toMatchObject({
        code: 'market.takenBack',
        message: refusals.takenBack,
      })
    }
    expect(await toldTo(lea, 'offer_settled')).toMatchObject([
      { parameters: { offerId, outcome: 'taken_back', name: 'Kofi Mensah' } },
    ])
    expect((await olivia.api.auditLog.list({ kind: 'market.retracted' })).entries).toHaveLength(1)
    expect((await olivia.api.auditLog.list({ kind: 'market.refused' })).entries).toEqual([])
    // it is open to the others again
    expect(await mila.api.market.take({ offerId })).toEqual({ state: 'accepted' })
    const [taken, yes] = await Promise.allSettled([
      mila.api.market.decline({ offerId }),
      lea.api.market.approve({ offerId }),
    ])
    expect([taken.status, yes.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const holder = (await sitsOn({ adam }, seat))?.profileId
    expect(holder).toBe(yes.status === 'fulfilled' ? mila.id : kim.id)
  })

  it('can be taken back again by whoever has taken it again', async () => {
    const { kim, kofi, olivia, lea, assignmentId } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    const refused = async () => (await kim.api.market.own()).mine[0]?.audience.refused
    for (const _ of ['once', 'again']) {
      await kofi.api.market.take({ offerId })
      const meanwhile = await refused()
      await kofi.api.market.decline({ offerId })
      expect((await lea.api.market.overview()).waiting).toEqual([])
      expect([meanwhile, await refused()]).toEqual([0, 1])
    }
  })

  it('is a planner’s to decide about whom they had before them, not about whoever has taken it since', async () => {
    const { kim, kofi, olivia, adam, lea, seat, assignmentId, id, free } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    await free(mila)
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    await kofi.api.market.take({ offerId })
    await kofi.api.market.decline({ offerId })
    await mila.api.market.take({ offerId })
    for (const decide of [lea.api.market.approve, lea.api.market.reject]) {
      expect(await refusalOf(decide({ offerId, takerId: kofi.id }))).toMatchObject({
        code: 'market.otherTaker',
        message: 'Inzwischen hat jemand anderes zugesagt.',
      })
    }
    expect((await lea.api.market.overview()).waiting).toMatchObject([{ taker: { profileId: mila.id } }])
    for (const _ of ['once', 'again']) await lea.api.market.approve({ offerId, takerId: mila.id })
    expect(await refusalOf(lea.api.market.approve({ offerId, takerId: kofi.id }))).toMatchObject({
      code: 'market.alreadyTaken',
    })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: mila.id })
  })

  it('names nobody any more who has taken it back and gone', async () => {
    const { kim, kofi, olivia, lea, assignmentId } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    await kofi.api.market.take({ offerId })
    await kofi.api.market.decline({ offerId })
    await olivia.api.team.remove({ id: kofi.id })
    expect(await refusalOf(lea.api.market.approve({ offerId }))).toMatchObject({ code: 'market.offerEnded' })
  })

  it('that is taken back by the only one who was asked ends the offer, and a swap', async () => {
    const { kim, kofi, olivia, adam, groupId, assignmentId } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
    const given = await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    await kofi.api.market.take(given)
    await kofi.api.market.decline(given)
    expect((await kim.api.market.own()).mine).toEqual([])
    expect(await toldTo(kim, 'offer_settled')).toMatchObject([{ parameters: { outcome: 'refused' } }])
    const date = day('2026-11-25')
    const { assignment } = await adam.api.schedule.assign({
      groupId,
      date,
      shiftId: 'late',
      seat: 1,
      profileId: kofi.id,
    })
    const swap = await kim.api.market.swap({ assignmentId, otherAssignmentId: assignment.id, note })
    await kofi.api.market.accept(swap)
    await kofi.api.market.decline(swap)
    expect((await kim.api.market.own()).mine).toEqual([])
    expect(await sitsOn({ adam }, { groupId, shiftId: 'early', seat: 1 })).toMatchObject({ profileId: kim.id })
  })

  it('goes by the organisation’s rules: a word for all, or for none', async () => {
    const { kim, kofi, olivia, adam, lea, seat, assignmentId, id } = await aMarket(world)
    expect(await lea.api.market.settings()).toEqual({ approvalPolicy: 'warnings', alarmHours: [24, 6] })
    await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [6, 24, 6] })
    expect(await lea.api.market.settings()).toEqual({ approvalPolicy: 'all', alarmHours: [24, 6] })
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    expect(await kofi.api.market.take({ offerId })).toEqual({ state: 'accepted' })
    await kim.api.market.withdraw({ offerId })
    await olivia.api.market.saveSettings({ approvalPolicy: 'none', alarmHours: [] })
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const again = await kim.api.market.give({ assignmentId, to: null, note })
    expect(await mila.api.market.take(again)).toEqual({ state: 'done' })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: mila.id, overrideReason: 'code:market' })
  })
})

it('two who change different rules of the market at once keep both', async () => {
  const { olivia, adam } = await aMarket(world)
  await Promise.all([
    olivia.api.market.saveSettings({ approvalPolicy: 'all' }),
    adam.api.market.saveSettings({ alarmHours: [12] }),
  ])
  expect(await olivia.api.market.settings()).toEqual({ approvalPolicy: 'all', alarmHours: [12] })
})

describe('advertising a gap', () => {
  it('asks who fits, and gives it to the first', async () => {
    const { lea, kofi, kim, gap, adam } = await aMarket(world)
    const { offerId } = await lea.api.market.advertise(anAdvertisement(gap))
    expect(await toldTo(kofi, 'offer_made')).toHaveLength(1)
    expect(await kofi.api.market.take({ offerId })).toEqual({ state: 'done' })
    expect(await refusalOf(kim.api.market.take({ offerId }))).toMatchObject({
      message: 'Diese Schicht ist schon vergeben.',
    })
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: kofi.id })
    expect(await toldTo(lea, 'offer_settled')).toHaveLength(1)
  })

  it('refuses what cannot be', async () => {
    const { lea, gap, seat, groupId } = await aMarket(world)
    const wish = anAdvertisement(gap)
    const codeOf = async (change: object) => (await refusalOf(lea.api.market.advertise({ ...wish, ...change }))).code
    expect(await codeOf(seat)).toBe('market.notFree')
    expect(await codeOf({ seat: 2 })).toBe('market.noSuchSeat')
    expect(await codeOf({ date: '2026-11-30' })).toBe('market.notPublished')
    expect(await codeOf({ applyUntil: '2026-11-20T10:00:00Z' })).toBe('market.timePast')
    expect(await codeOf({ applyUntil: '2026-11-24T10:00:00Z' })).toBe('market.timeTooLate')
    expect(await codeOf({ waves: { everyMinutes: 5, from: '2026-11-20T10:00:00Z' } })).toBe('market.timePast')
    expect(await codeOf({ groupId: 'AAAAAAAAAAAA' })).toBe('schedule.groupNotFound')
    world.clock.set('2026-11-23T15:00:00Z')
    expect(await codeOf({ groupId })).toBe('market.begun')
  })

  it('takes applications, of which a planner chooses one', async () => {
    const { lea, kofi, kim, luca, gap, adam } = await aMarket(world)
    const wish = { ...anAdvertisement(gap), applyUntil: '2026-11-22T11:00:00Z' }
    const { offerId } = await lea.api.market.advertise(wish)
    expect(await refusalOf(kofi.api.market.take({ offerId }))).toMatchObject({ code: 'market.applyInstead' })
    await kofi.api.market.apply({ offerId })
    expect(luca.id).toBeDefined()
    const { choosing } = await lea.api.market.overview()
    expect(choosing.map(({ applicants }) => applicants.map(({ profileId }) => profileId))).toEqual([[kofi.id]])
    await kofi.api.market.decline({ offerId })
    expect((await lea.api.market.overview()).choosing).toEqual([])
    expect(await refusalOf(lea.api.market.choose({ offerId, profileId: kofi.id }))).toMatchObject({
      message: refusals.applicationTakenBack,
    })
    world.clock.set('2026-11-22T11:00:00Z')
    expect(await refusalOf(kofi.api.market.apply({ offerId }))).toMatchObject({ code: 'market.applicationsOver' })
    await world.staffel.planning.sweep()
    expect((await lea.api.market.overview()).offers).toEqual([])
    expect(await toldTo(lea, 'offer_settled')).toHaveLength(1)
    world.clock.set('2026-11-20T11:00:00Z')
    const again = await lea.api.market.advertise(wish)
    await kofi.api.market.apply(again)
    expect(await refusalOf(lea.api.market.choose({ ...again, profileId: kim.id }))).toMatchObject({
      code: 'market.personNotFound',
    })
    world.clock.set('2026-11-22T11:00:00Z')
    await world.staffel.planning.sweep()
    await world.staffel.planning.sweep()
    expect(await toldTo(lea, 'offer_waits')).toHaveLength(1)
    await lea.api.market.choose({ ...again, profileId: kofi.id })
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: kofi.id, state: 'confirmed' })
  })

  it.each(['takes it back', 'leaves'])('ends when the last who has applied %s after the deadline', async what => {
    const { lea, olivia, kofi, gap } = await aMarket(world)
    const wish = { ...anAdvertisement(gap), applyUntil: '2026-11-22T11:00:00Z' }
    const { offerId } = await lea.api.market.advertise(wish)
    await kofi.api.market.apply({ offerId })
    world.clock.set('2026-11-22T11:00:00Z')
    await world.staffel.planning.sweep()
    if (what === 'leaves') await olivia.api.team.remove({ id: kofi.id })
    else await kofi.api.market.decline({ offerId })
    expect(await lea.api.market.overview()).toMatchObject({ choosing: [], offers: [] })
    expect(await toldTo(lea, 'offer_settled')).toMatchObject([{ parameters: { offerId, outcome: 'nobody_applied' } }])
    await lea.api.market.advertise(anAdvertisement(gap))
  })

  it.each(['other times', 'another time zone', 'is switched off', 'fewer seats', 'the group is removed'])(
    'ends when its seat is not as it was any more: %s',
    async what => {
      const { olivia, lea, adam, kofi, gap, groupId, assignmentId } = await aMarket(world)
      const late = (await olivia.api.shifts.list()).find(({ id }) => id === gap.shiftId)
      const of = what === 'fewer seats' ? { ...gap, seat: 2 } : gap
      const group = await lea.api.creatorGroups.get({ id: groupId })
      await adam.api.creators.create({
        name: 'Mila',
        creatorPlatforms: [{ platform: 'onlyfans', url: 'https://onlyfans.com/mila' }],
      })
      const [account] = await lea.api.creatorGroups.accounts()
      const wish = { id: groupId, name: 'Luna', creatorLinkIds: [account!.id] }
      const { version } = await lea.api.creatorGroups.update({ ...wish, version: group.version, chatterCount: 2 })
      const advert = { ...anAdvertisement(of), applyUntil: '2026-11-22T11:00:00Z' }
      const { offerId } = await lea.api.market.advertise(advert)
      const other = await lea.api.market.advertise(anAdvertisement({ ...gap, shiftId: 'night' }))
      await kofi.api.market.apply({ offerId })
      if (what === 'other times') await olivia.api.shifts.update({ ...late!, startTime: timeOfDay('17:00') })
      else if (what === 'another time zone') {
        const base = await olivia.api.organizationSettings.organization()
        await olivia.api.organizationSettings.saveOrganization({ base, change: { time_zone: 'Europe/Lisbon' } })
      } else if (what === 'is switched off') await olivia.api.shifts.update({ ...late!, isEnabled: false })
      else if (what === 'fewer seats') await lea.api.creatorGroups.update({ ...wish, version, chatterCount: 1 })
      else {
        await adam.api.schedule.remove({ assignmentId })
        await lea.api.creatorGroups.remove({ id: groupId })
      }
      const outcome = 'seat_changed'
      expect(await toldTo(kofi, 'offer_settled')).toMatchObject([{ parameters: { offerId, outcome } }])
      const { offers } = await lea.api.market.overview()
      const isGone = what === 'the group is removed' || what === 'another time zone'
      expect(offers.map(({ id }) => id)).toEqual(isGone ? [] : [other.offerId])
      expect((await kofi.api.market.own()).open.map(one => one.id)).toEqual(isGone ? [] : [other.offerId])
      if (what.startsWith('other') || what.startsWith('another'))
        await lea.api.market.advertise({ ...advert, applyUntil: null })
    },
  )

  it('ends at the start, once, and when a hand fills it', async () => {
    const { lea, kofi, gap, adam } = await aMarket(world)
    const { offerId } = await lea.api.market.advertise(anAdvertisement(gap))
    await adam.api.schedule.assign({ ...gap, date: monday, profileId: kofi.id })
    expect(await refusalOf(kofi.api.market.take({ offerId }))).toMatchObject({ code: 'market.alreadyTaken' })
    const night = { ...gap, shiftId: 'night' }
    const second = await lea.api.market.advertise(anAdvertisement(night))
    world.clock.set('2026-11-23T23:00:00Z')
    expect(await refusalOf(kofi.api.market.take(second))).toMatchObject({ code: 'market.begun' })
    await Promise.all([world.staffel.planning.sweep(), world.staffel.planning.sweep()])
    expect((await lea.api.market.overview()).offers).toEqual([])
  })
})
