import { describe, expect, it } from 'vitest'
import { addDays, type Day, day } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import { aMarket, anAdvertisement, monday, sitsOn } from '#test/market-office.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const note = ''

const toldTo = async ({ api }: Person, kind: string) =>
  (await api.notifications.list({})).notifications.filter(one => one.kind === kind)

describe('who cannot come', () => {
  it('frees the seat at once, tells every planner once, and is suggested to nobody', async () => {
    const { kim, kofi, adam, lea, assignmentId, seat } = await aMarket(world)
    const { freed } = await kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: null, note: 'Fieber' })
    expect(freed).toEqual([expect.objectContaining({ date: monday, shiftId: 'early', seat: 1 })])
    expect(await sitsOn({ adam }, seat)).toBeUndefined()
    for (const planner of [adam, lea]) {
      expect(await toldTo(planner, 'person_absent')).toEqual([
        expect.objectContaining({ parameters: expect.objectContaining({ absence: 'illness', reason: 'Fieber' }) }),
      ])
    }
    expect(await toldTo(kofi, 'person_absent')).toEqual([])
    const candidates = await lea.api.schedule.candidates(seat)
    const possible = candidates.filter(({ fit }) => fit !== 'blocked')
    expect(possible.at(-1)).toMatchObject({ profileId: kim.id })
    expect(possible.at(-1)?.reasons).toContainEqual({ code: 'declined', reason: 'Fieber', absence: 'illness' })
    const { offerId } = await lea.api.market.advertise(anAdvertisement(seat))
    expect(await refusalOf(kim.api.market.take({ offerId }))).toMatchObject({ code: 'market.notForYou' })
    expect((await kim.api.market.own()).open).toEqual([])
    const openings = await lea.api.agencyWeek.openSeatsOf({ profileId: kim.id, date: monday })
    const early = openings.find(({ shiftId }) => shiftId === 'early')
    expect(early?.reasons).toContainEqual({ code: 'declined', reason: 'Fieber', absence: 'illness' })
    const { absent, gaps } = await lea.api.market.overview()
    expect(absent).toEqual([expect.objectContaining({ profileId: kim.id, note: 'Fieber' })])
    expect(gaps.find(gap => gap.date === monday && gap.shiftId === 'early')).toMatchObject({ offerId })
  })

  it('is shown to planners on the day itself until the absence has ended', async () => {
    const { kim, lea, assignmentId } = await aMarket(world)
    const absentToday = async () => (await lea.api.market.soon()).absentToday
    await kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: addDays(monday, 1), note })
    expect(await absentToday()).toEqual([])
    world.clock.set('2026-11-22T23:00:00Z')
    expect(await absentToday()).toEqual([{ profileId: kim.id, fullName: kim.fullName, kind: 'illness' }])
    const [absence] = (await kim.api.market.own()).absent
    await lea.api.market.endAbsence({ absenceId: absence?.id ?? '' })
    expect(await absentToday()).toEqual([])
  })

  it('is shown in the week plan, the overview and the availability of the team instead of what they had marked', async () => {
    const { kim, lea, adam, assignmentId } = await aMarket(world)
    const week = weekOf(monday)
    const shown = async () => [
      (await lea.api.agencyWeek.get({ week })).people.find(({ id }) => id === kim.id)?.availability,
      (await lea.api.scheduleOverview.chatters({ from: monday, days: 7 })).rows.find(({ id }) => id === kim.id)
        ?.availability,
    ]
    const inTeam = async () => (await adam.api.availability.team({ week })).absent
    expect(await shown()).toEqual(['aaaa...', 'aaaa...'])
    await kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: addDays(monday, 1), note })
    expect(await shown()).toEqual(['ssaa...', 'ssaa...'])
    // from the early shift of Monday on, until the end of Tuesday: the night of Monday was before
    expect(await inTeam()).toEqual([{ profileId: kim.id, cells: 'ss..... ss..... .s.....'.replaceAll(' ', '') }])
    const [absence] = (await kim.api.market.own()).absent
    await lea.api.market.endAbsence({ absenceId: absence?.id ?? '' })
    expect(await shown()).toEqual(['aaaa...', 'aaaa...'])
    expect(await inTeam()).toEqual([])
  })

  it('opens all seats until a day, and holds for other shifts of that time as well', async () => {
    const { kim, adam, groupId, assignmentId } = await aMarket(world)
    const tuesday = day('2026-11-24')
    await adam.api.schedule.assign({ groupId, date: tuesday, shiftId: 'late', seat: 1, profileId: kim.id })
    const wednesday = { groupId, date: day('2026-11-25'), shiftId: 'late', seat: 1, profileId: kim.id }
    await adam.api.schedule.assign(wednesday)
    const { freed } = await kim.api.market.reportAbsence({ assignmentId, kind: 'other', until: tuesday, note })
    expect(freed.map(({ date }) => date)).toEqual([monday, tuesday])
    const on = async (date: typeof tuesday) =>
      (await adam.api.schedule.candidates({ groupId, date, shiftId: 'early' }))
        .find(({ profileId }) => profileId === kim.id)
        ?.reasons.some(({ code }) => code === 'declined')
    expect([await on(tuesday), await on(wednesday.date)]).toEqual([true, false])
  })

  it('ends before its time when the person says so, or a planner does; what was freed stays free', async () => {
    const { kim, kofi, adam, lea, groupId, assignmentId, seat } = await aMarket(world)
    const tuesday = day('2026-11-24')
    await kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: tuesday, note: 'Fieber' })
    const [absence] = (await kim.api.market.own()).absent
    expect(absence).toMatchObject({ kind: 'illness', note: 'Fieber', endsAt: '2026-11-24T23:00:00Z' })
    const absenceId = absence?.id ?? ''
    const isSuggested = async () => {
      const candidates = await lea.api.schedule.candidates({ groupId, date: tuesday, shiftId: 'late' })
      const reasons = candidates.find(({ profileId }) => profileId === kim.id)?.reasons ?? []
      return !reasons.some(({ code }) => code === 'declined')
    }
    expect(await isSuggested()).toBe(false)
    expect(await refusalOf(kofi.api.market.endAbsence({ absenceId }))).toMatchObject({ code: 'market.absenceNotFound' })
    const once = await Promise.allSettled([
      kim.api.market.endAbsence({ absenceId }),
      adam.api.market.endAbsence({ absenceId }),
    ])
    expect(once.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await isSuggested()).toBe(true)
    expect(await sitsOn({ adam }, seat)).toBeUndefined()
    expect([(await kim.api.market.own()).absent, (await lea.api.market.overview()).absent]).toEqual([[], []])
    expect(await refusalOf(kim.api.market.endAbsence({ absenceId }))).toMatchObject({ code: 'market.absenceOver' })
    const reported = { from: { date: monday, time: '08:00' }, until: { date: '2026-11-25', time: '00:00' } }
    expect(await toldTo(lea, 'person_back')).toMatchObject([
      { parameters: { name: 'Kim Albers', isOwn: false, reported } },
    ])
    // it was ill that was said to the seat, and stays said
    const again = (await lea.api.schedule.candidates(seat)).find(({ profileId }) => profileId === kim.id)
    expect(again?.reasons).toContainEqual(expect.objectContaining({ code: 'declined' }))
  })

  it('is told to the person when a planner ends it, while it runs and not after', async () => {
    const { kim, adam, lea, assignmentId } = await aMarket(world)
    await kim.api.market.reportAbsence({ assignmentId, kind: 'other', until: null, note })
    const absenceId = (await adam.api.market.overview()).absent[0]?.id ?? ''
    world.clock.set('2026-11-23T15:00:00Z')
    expect(await refusalOf(adam.api.market.endAbsence({ absenceId }))).toMatchObject({ code: 'market.absenceOver' })
    world.clock.set('2026-11-23T14:59:00Z')
    await adam.api.market.endAbsence({ absenceId })
    expect(await toldTo(kim, 'person_back')).toMatchObject([{ parameters: { isOwn: true } }])
    expect(await toldTo(lea, 'person_back')).toMatchObject([{ parameters: { isOwn: false } }])
    expect(await toldTo(adam, 'person_back')).toEqual([])
  })

  it('is not said of whoever has left', async () => {
    const { kim, lea, olivia, assignmentId } = await aMarket(world)
    await kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: null, note })
    await olivia.api.team.remove({ id: kim.id })
    expect((await lea.api.market.overview()).absent).toEqual([])
  })

  it('says beforehand how many seats it frees, also of more than a list shows', async () => {
    const { kim, adam, groupId, assignmentId } = await aMarket(world)
    const days = Array.from({ length: 69 }, (_, at) => addDays(monday, at + 1))
    for (const date of days) {
      await adam.api.schedule.assign({
        groupId,
        date,
        shiftId: 'early',
        seat: 1,
        profileId: kim.id,
        reason: 'kann doch',
      })
    }
    const last = days.at(-1)!
    for (const each of new Set(days.map(weekOf))) {
      const { version } = await adam.api.schedule.plan({ groupId, week: each })
      await adam.api.schedule.publish({ groupId, week: each, version })
    }
    const { seats } = await kim.api.market.absencePreview({ assignmentId, until: last })
    expect(seats).toBe(70)
    const { freed } = await kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: last, note })
    expect(freed).toHaveLength(seats)
  })

  it('is possible while the shift runs, not when it is over, for twelve months, and not in 301 characters', async () => {
    const { kim, kofi, assignmentId } = await aMarket(world)
    const cannot = (until: Day | null = null, text = note) =>
      kim.api.market.reportAbsence({ assignmentId, kind: 'emergency', until, note: text })
    expect(await refusalOf(cannot(null, 'x'.repeat(301)))).toMatchObject({ code: 'input.tooLong' })
    expect(
      await refusalOf(kofi.api.market.reportAbsence({ assignmentId, kind: 'emergency', until: null, note })),
    ).toMatchObject({ code: 'market.seatNotFound' })
    expect(await refusalOf(cannot(day('2026-11-22')))).toMatchObject({ code: 'market.untilPast' })
    expect(await refusalOf(cannot(day('2027-11-21')))).toMatchObject({ code: 'market.untilTooFar', field: 'until' })
    expect((await kim.api.market.own()).absent).toEqual([])
    world.clock.set('2026-11-23T15:00:00Z')
    expect(await refusalOf(cannot())).toMatchObject({ code: 'market.shiftOver' })
    world.clock.set('2026-11-23T14:59:00Z')
    expect((await cannot(day('2027-11-23'))).freed).toHaveLength(1)
  })
})
