import { describe, expect, it, vi } from 'vitest'
import { addDays, day, daysFrom } from '#kit/day.ts'
import { mondayOf, type Week, week, weekOf } from '#kit/week.ts'
import { aPlannedOffice, monday, w48 } from '#test/autoplan-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import type { Proposal } from '../schema.ts'

const world = useWorld()
vi.setConfig({ testTimeout: 90_000 })

const spotOf = ({ groupId, date, shiftId, seat, profileId }: Proposal['seats'][number]) => ({
  groupId,
  date,
  shiftId,
  seat,
  profileId,
})

describe('taking over', () => {
  it('makes drafts of all of it, once, whoever presses twice or at the same moment', { tags: ['all'] }, async () => {
    const { adam, lea, luna, nova, plan, shown } = await aPlannedOffice(world)
    const { id: proposalId, seats: wanted } = await plan()
    const both = await Promise.all([lea, adam].map(({ api }) => api.autoplan.apply({ proposalId, seats: null })))
    expect(both.map(({ seats }) => seats.length).toSorted((a, b) => a - b)).toEqual([0, wanted.length])
    expect(both.flatMap(({ left }) => left)).toEqual([])
    expect(both.filter(({ applicationId }) => applicationId !== null).length).toBe(1)
    const seated = [...(await shown(luna)), ...(await shown(nova))]
    expect(seated.length).toBe(wanted.length)
    expect(seated.every(seat => seat.endsWith('draft'))).toBe(true)
    const [one] = (await lea.api.autoplan.proposals({ week: w48 })).proposals
    // what was taken over from it does not move its own ground
    expect(one).toMatchObject({ moved: [], changes: wanted.length, applied: wanted.length })
    const [application] = await lea.api.autoplan.applications({ week: w48 })
    expect(application).toMatchObject({ proposalId, label: 'A', seats: wanted.length, undoneAt: null })
  })

  it('takes some of it, and refuses what is not in it', { tags: ['all'] }, async () => {
    const { lea, kim, plan, seat, luna, shown, nova } = await aPlannedOffice(world)
    const proposal = await plan()
    const [first, second] = proposal.seats.map(spotOf)
    const applied = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: [first!, second!] })
    expect(applied.seats.length).toBe(2)
    expect((await shown(luna)).length + (await shown(nova)).length).toBe(2)
    const other = { ...seat(luna, kim, 0, 'late'), seat: 7 }
    expect(await refusalOf(lea.api.autoplan.apply({ proposalId: proposal.id, seats: [other] }))).toMatchObject({
      code: 'autoplan.seatNotFound',
      status: 404,
    })
    const { seats } = await lea.api.autoplan.proposal({ proposalId: proposal.id })
    expect(seats.filter(({ isApplied }) => isApplied).length).toBe(2)
  })

  it('goes by the rules of the moment: what no longer holds is named and left, and says that its ground has moved', {
    tags: ['all'],
  }, async () => {
    const { lea, kim, plan, seat, luna, nova, assign, shown } = await aPlannedOffice(world)
    const proposal = await plan()
    const ofKim = proposal.seats.filter(({ profileId }) => profileId === kim.id)
    await assign(seat(luna, kim, 0, 'late'))
    await kim.api.availability.setCells({
      week: w48,
      cells: [{ date: day('2026-11-28'), shiftId: 'early', marking: 'none' }],
    })
    // by which clocks somebody lives changes no plan
    await kim.api.profile.update({ timeZone: 'Asia/Manila' })
    const [moved] = (await lea.api.autoplan.proposals({ week: w48 })).proposals
    expect(moved?.moved).toEqual(['seats', 'availability'])
    const { left, seats } = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    expect(seats.length + left.length).toBe(proposal.seats.length)
    expect(left.every(({ profileId, code }) => profileId === kim.id && code === 'schedule.needsReason')).toBe(true)
    expect(
      left.every(({ groupName, shiftName, fullName }) => groupName !== '' && shiftName !== '' && fullName !== ''),
    ).toBe(true)
    const hit = ofKim.filter(({ date }) => date === day('2026-11-28'))
    expect(left.length).toBeGreaterThanOrEqual(hit.length)
    expect(left.length).toBeGreaterThan(0)
    expect((await shown(luna)).length + (await shown(nova)).length).toBe(seats.length + 1)
  })

  it('lets drafts give way, and brings back whoever gave way for nothing', async () => {
    const { lea, kim, kofi, plan, seat, luna, assign, shown, isFree } = await aPlannedOffice(world)
    // Kim sits there although she cannot: the plan puts Kofi there
    await kim.api.availability.setCells({
      week: w48,
      cells: [{ date: monday, shiftId: 'early', marking: 'none' }],
    })
    await assign(seat(luna, kim))
    const wish = { withDrafts: true, groupIds: [luna], dates: [monday] }
    const proposal = await plan(wish)
    expect(proposal.seats).toMatchObject([{ profileId: kofi.id, kind: 'exchanged', seat: 1 }])
    await kofi.api.availability.setCells({
      week: w48,
      cells: [{ date: monday, shiftId: 'early', marking: 'none' }],
    })
    const none = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    expect([none.seats, none.freed, none.applicationId, none.left.length]).toEqual([[], [], null, 1])
    expect(await shown(luna)).toEqual(['2026-11-23 early 1 Kim draft'])
    await isFree(kofi)
    const done = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    expect([done.seats.length, done.freed.length, done.left.length]).toEqual([1, 1, 0])
    expect(await shown(luna)).toEqual(['2026-11-23 early 1 Kofi draft'])
    const back = await lea.api.autoplan.undo({ applicationId: done.applicationId! })
    expect([back.removed.length, back.restored.length, back.touched, back.left]).toEqual([1, 1, [], []])
    expect(await shown(luna)).toEqual(['2026-11-23 early 1 Kim draft'])
    const { assignments } = await lea.api.schedule.plan({ groupId: luna, week: w48 })
    expect(assignments[0]?.overrideReason).toBe('passt')
  })

  it('keeps a draft that was fixed meanwhile', async () => {
    const { lea, kim, plan, seat, luna, assign, shown } = await aPlannedOffice(world)
    await assign(seat(luna, kim))
    await kim.api.availability.setCells({ week: w48, cells: [{ date: monday, shiftId: 'early', marking: 'none' }] })
    const proposal = await plan({ withDrafts: true, groupIds: [luna], dates: [monday] })
    await lea.api.schedule.pin({ seats: [seat(luna, kim)], isPinned: true })
    const { left, freed } = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    expect([left.map(({ code }) => code), freed]).toEqual([['schedule.taken'], []])
    expect(await shown(luna)).toEqual(['2026-11-23 early 1 Kim draft'])
  })

  it('takes nothing over that has begun by then, tells nobody of it and names it; what stands is left alone', {
    tags: ['all'],
  }, async () => {
    const { lea, kim, kofi, luna, plan, shown } = await aPlannedOffice(world)
    await lea.api.schedule.publish({ groupId: luna, week: w48, version: 0 })
    const proposal = await plan()
    const isOver = ({ date }: { date: string }) => date < '2026-11-25'
    const begun = proposal.seats.filter(isOver)
    expect(begun.length).toBeGreaterThan(1)
    const [stands] = begun.map(spotOf)
    await lea.api.autoplan.apply({ proposalId: proposal.id, seats: [stands!] })
    world.clock.set('2026-11-25T00:00:00Z')
    const { seats, left } = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    expect(seats.filter(isOver)).toEqual([])
    expect(seats.length).toBe(proposal.seats.length - begun.length)
    expect(left.map(({ code }) => code)).toEqual(begun.slice(1).map(() => 'schedule.hasBegun'))
    expect(left.every(isOver)).toBe(true)
    expect((await shown(luna)).filter(line => line < '2026-11-25').length).toBe(stands?.groupId === luna ? 1 : 0)
    for (const { api } of [kim, kofi]) {
      const { notifications } = await api.notifications.list({})
      const times = notifications.filter(({ createdAt }) => createdAt >= '2026-11-25')
      expect(JSON.stringify(times)).not.toMatch(/2026-11-2[34]/)
    }
  })

  it('says before what takes effect at once, week by week, and what is not to come any more', {
    tags: ['all'],
  }, async () => {
    const { lea, kim, luna, plan } = await aPlannedOffice(world)
    const w49 = week('2026-W49')
    const cells = daysFrom(mondayOf(w49), 7).map(date => ({ date, shiftId: 'early', marking: 'available' as const }))
    await kim.api.availability.setCells({ week: w49, cells })
    const published = await lea.api.schedule.plan({ groupId: luna, week: w49 })
    await lea.api.schedule.publish({ groupId: luna, week: w49, version: published.version })
    const asked = await plan({ weeks: 2, groupIds: [luna] })
    const inWeek = (of: Week) => asked.seats.filter(({ date }) => weekOf(date) === of)
    expect(inWeek(w48).map(({ isAtOnce }) => isAtOnce)).toEqual(inWeek(w48).map(() => false))
    expect(inWeek(w49).map(({ isAtOnce }) => isAtOnce)).toEqual(inWeek(w49).map(() => true))
    expect([inWeek(w48).length > 0, inWeek(w49).length > 0]).toEqual([true, true])

    world.clock.set('2026-11-25T00:00:00Z')
    const { seats: now } = await lea.api.autoplan.proposal({ proposalId: asked.id })
    expect(now.filter(({ hasBegun }) => hasBegun)).toEqual(
      now.filter(({ date }) => date < '2026-11-25').map(seat => expect.objectContaining(spotOf(seat))),
    )
    const open = now.filter(({ hasBegun }) => !hasBegun).length
    const [one] = (await lea.api.autoplan.proposals({ week: w48 })).proposals
    expect(one).toMatchObject({ changes: now.length, applied: 0, open })
    const done = await lea.api.autoplan.apply({ proposalId: asked.id, seats: null })
    expect([done.seats.length, done.atOnce]).toEqual([open, inWeek(w49).length])
    const [after] = (await lea.api.autoplan.proposals({ week: w48 })).proposals
    expect(after).toMatchObject({ changes: now.length, applied: open, open: 0 })
  })

  it('moves no draft for a seat that has begun', async () => {
    const { lea, kim, plan, seat, luna, assign, shown } = await aPlannedOffice(world)
    await assign(seat(luna, kim))
    await kim.api.availability.setCells({ week: w48, cells: [{ date: monday, shiftId: 'early', marking: 'none' }] })
    const proposal = await plan({ withDrafts: true, groupIds: [luna], dates: [monday] })
    expect(proposal.seats).toMatchObject([{ kind: 'exchanged' }])
    // the shift runs until 16:00 in Berlin
    world.clock.set('2026-11-23T10:00:00Z')
    const { left, freed } = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    expect([left.map(({ code }) => code), freed]).toEqual([['schedule.hasBegun'], []])
    expect(await shown(luna)).toEqual(['2026-11-23 early 1 Kim draft'])
  })

  it('keeps with every rule that it was allowed to break why', async () => {
    const { lea, plan, luna } = await aPlannedOffice(world)
    const { breakable } = await lea.api.autoplan.criteria()
    expect(breakable).toContain('not_available')
    const wish = { groupIds: [luna], dates: [monday], breakable: ['not_available' as const] }
    const proposal = await plan(wish)
    const broken = proposal.seats.filter(({ breaks }) => breaks.length > 0)
    expect(broken.map(({ breaks }) => breaks)).toEqual([['not_available'], ['not_available']])
    await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    const { assignments } = await lea.api.schedule.plan({ groupId: luna, week: w48 })
    const reasons = assignments.flatMap(({ overrideReason }) => overrideReason ?? [])
    expect(reasons).toEqual(['code:autoplan', 'code:autoplan'])
  })
})

describe('taking back', () => {
  it('leaves what somebody has touched since, and is done once and within 24 hours', async () => {
    const { adam, lea, luna, nova, plan, shown } = await aPlannedOffice(world)
    const proposal = await plan()
    const { applicationId, seats } = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    const inLuna = seats.filter(({ groupId }) => groupId === luna)
    const inNova = seats.filter(({ groupId }) => groupId === nova)
    await lea.api.schedule.pin({ seats: [inLuna[0]!], isPinned: true })
    await lea.api.agencyWeek.unassign({ seats: [inLuna[1]!] })
    const { version } = await lea.api.schedule.plan({ groupId: nova, week: w48 })
    await lea.api.schedule.publish({ groupId: nova, week: w48, version })
    const back = await adam.api.autoplan.undo({ applicationId: applicationId! })
    expect(back.touched.map(({ why }) => why).toSorted()).toEqual(
      ['gone', 'pinned', ...inNova.map(() => 'published')].toSorted(),
    )
    expect(back.removed.length).toBe(inLuna.length - 2)
    expect((await shown(luna)).length).toBe(1)
    expect((await shown(nova)).length).toBe(inNova.length)
    expect(await refusalOf(lea.api.autoplan.undo({ applicationId: applicationId! }))).toMatchObject({
      code: 'autoplan.takenBack',
      message: 'Adam Yıldız hat diese Übernahme schon zurückgenommen.',
    })
    const again = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    world.clock.set('2026-11-21T11:00:01Z')
    expect(await refusalOf(lea.api.autoplan.undo({ applicationId: again.applicationId! }))).toMatchObject({
      code: 'autoplan.tooLate',
      status: 422,
    })
  })

  it('leaves what has begun since with whoever works it, and puts nobody back there', async () => {
    const { lea, kim, luna, plan, seat, assign, shown } = await aPlannedOffice(world)
    await assign(seat(luna, kim), seat(luna, kim, 1))
    await kim.api.availability.setCells({
      week: w48,
      cells: [0, 1].map(at => ({ date: addDays(monday, at), shiftId: 'early', marking: 'none' })),
    })
    // an hour before Monday's shift
    world.clock.set('2026-11-23T06:00:00Z')
    const dates = [monday, addDays(monday, 1)]
    const proposal = await plan({ withDrafts: true, groupIds: [luna], dates })
    const { applicationId, seats } = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    expect(seats.length).toBe(2)
    // Monday's has been worked
    world.clock.set('2026-11-23T17:00:00Z')
    const back = await lea.api.autoplan.undo({ applicationId: applicationId! })
    expect(back.touched).toMatchObject([{ date: monday, fullName: 'Kofi Mensah', why: 'begun' }])
    expect(back.removed.map(({ date }) => date)).toEqual([dates[1]])
    expect(back.restored.map(({ date }) => date)).toEqual([dates[1]])
    expect(await shown(luna)).toEqual(['2026-11-23 early 1 Kofi draft', '2026-11-24 early 1 Kim draft'])
  })

  it('notifies nobody of drafts, and in a published week those whom it concerns', async () => {
    const { lea, luna, kim, plan } = await aPlannedOffice(world)
    await lea.api.schedule.publish({ groupId: luna, week: w48, version: 0 })
    const proposal = await plan()
    const { applicationId, seats } = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    const notices = async () => (await kim.api.notifications.list({})).notifications.map(({ kind }) => kind)
    const isConcerned = seats.some(({ groupId, profileId }) => groupId === luna && profileId === kim.id)
    expect(await notices()).toEqual(isConcerned ? ['shift_assigned'] : [])
    await lea.api.autoplan.undo({ applicationId: applicationId! })
    expect((await notices()).toSorted()).toEqual(isConcerned ? ['shift_assigned', 'shift_removed'] : [])
  })
})

describe('five proposals of a week', () => {
  it('stand side by side, and one more makes room: not for one in use', { tags: ['all'] }, async () => {
    const { lea, luna, nova, plan } = await aPlannedOffice(world)
    const dates = [23, 24, 25, 26, 27, 28].map(of => day(`2026-11-${of}`))
    const made: string[] = []
    for (const [at, date] of dates.slice(0, 5).entries()) {
      world.clock.set(`2026-11-20T1${at}:00:00Z`)
      made.push((await plan({ groupIds: [luna, nova], dates: [date] })).id)
    }
    const labels = async () => (await lea.api.autoplan.proposals({ week: w48 })).proposals.map(({ label }) => label)
    expect(await labels()).toEqual(['A', 'B', 'C', 'D', 'E'])
    await lea.api.autoplan.apply({ proposalId: made[0]!, seats: null })
    world.clock.set('2026-11-20T16:00:00Z')
    const sixth = await plan({ groupIds: [luna, nova], dates: [dates[5]!] })
    expect([sixth.label, await labels()]).toEqual(['B', ['A', 'B', 'C', 'D', 'E']])
    expect(await refusalOf(lea.api.autoplan.proposal({ proposalId: made[1]! }))).toMatchObject({
      code: 'autoplan.proposalNotFound',
    })
    await lea.api.autoplan.remove({ proposalId: made[0]! })
    expect(await labels()).toEqual(['B', 'C', 'D', 'E'])
    expect(await lea.api.autoplan.applications({ week: w48 })).toMatchObject([{ proposalId: null, label: 'A' }])
  })
})

describe('whoever may not plan', () => {
  it('needs both permissions', async () => {
    const { olivia, lea } = await aPlannedOffice(world)
    const all = (await olivia.api.permissions.templates()).find(({ role }) => role === 'team_lead')!.permissions
    for (const missing of ['shift_plan_edit', 'shift_plan_auto'] as const) {
      const lead = (await olivia.api.permissions.templates()).find(({ role }) => role === 'team_lead')!
      const permissions = all.filter(id => id !== missing)
      await olivia.api.permissions.save({ templates: [{ ...lead, permissions }] })
      expect(await refusalOf(lea.api.autoplan.proposals({ week: w48 }))).toMatchObject({
        status: 403,
        code: 'permissions.missing',
      })
    }
  })

  it('of another organisation finds nothing, as if it were not there', async () => {
    const { plan, lea } = await aPlannedOffice(world)
    const proposal = await plan()
    const [seat] = proposal.seats.map(spotOf)
    const { applicationId } = await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
    const there = await aPlannedOffice(world)
    const { groupId, date, shiftId } = seat!
    const calls = (proposalId: string, application: string) => {
      const { api } = there.olivia
      return [
        () => api.autoplan.proposal({ proposalId }),
        () => api.autoplan.remove({ proposalId }),
        () => api.autoplan.explainSeat({ proposalId, ...seat! }),
        () => api.autoplan.explainOpenSeat({ proposalId, groupId, date, shiftId }),
        () => api.autoplan.apply({ proposalId, seats: null }),
        () => api.autoplan.assign({ proposalId, seats: [{ ...seat!, reason: null }] }),
        () => api.autoplan.undo({ applicationId: application }),
      ]
    }
    const foreign = calls(proposal.id, applicationId!)
    const missing = calls('AAAAAAAAAAAA', 'AAAAAAAAAAAA')
    for (const [at, call] of foreign.entries()) {
      const refused = await refusalOf(call())
      expect(refused.status).toBe(404)
      expect(refused).toEqual(await refusalOf(missing[at]!()))
    }
    expect((await lea.api.autoplan.proposals({ week: w48 })).proposals.length).toBe(1)
  })
})
