import { describe, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { aPlannedOffice, monday, question, w48 } from '#test/autoplan-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
vi.setConfig({ testTimeout: 90_000 })

describe('a plan that is asked for', () => {
  it('becomes a proposal that changes nothing, with figures beside what stands', { tags: ['all'] }, async () => {
    const { lea, luna, nova, kim, kofi, plan, shown, runOf, ask, ended } = await aPlannedOffice(world)
    const proposal = await plan()
    expect([proposal.label, proposal.week, proposal.weeks]).toEqual(['A', w48, 1])
    // two people, seven early shifts of two groups; six days in a row at most
    const { seats } = proposal
    expect(seats.length).toBe(12)
    expect(seats.every(({ kind, shiftId }) => kind === 'new' && shiftId === 'early')).toBe(true)
    expect(proposal.gaps.length).toBe(2 * 3 * 7 - 12)
    expect(new Set(proposal.people.map(({ profileId }) => profileId))).toEqual(new Set([kim.id, kofi.id]))
    expect([await shown(luna), await shown(nova)]).toEqual([[], []])
    const { today, proposals, people } = await lea.api.autoplan.proposals({ week: w48 })
    expect(today).toMatchObject({ filled: 0, needed: 42, wishesMet: null, broken: 0 })
    expect(proposals).toMatchObject([
      { label: 'A', isCutShort: false, moved: [], changes: 12, applied: 0, effort: 'fast' },
    ])
    const [first] = proposals
    expect(first?.bound).toEqual({ filled: 12, needed: 42, maxFilled: 12 })
    expect(first?.figures).toMatchObject({ filled: 12, needed: 42, changes: { new: 12, exchanged: 0, freed: 0 } })
    const ofKim = first?.figures.people.find(({ profileId }) => profileId === kim.id)
    expect(ofKim).toMatchObject({ hours: 48, againstWish: null, nights: 0 })
    expect(people).toContainEqual({ profileId: kim.id, fullName: kim.fullName })
    // the same again is the same
    const again = await ended((await ask()).runId)
    expect(again).toMatchObject({ state: 'done', ending: 'same_as_before', proposalId: proposal.id })
    expect((await runOf(again.id)).askedBy).toEqual({ profileId: lea.id, fullName: 'Lea Krüger' })
  })

  it('is refused for a week that is over, days that are not in it, and groups that are not there', async () => {
    const { ask, lea } = await aPlannedOffice(world)
    expect(await refusalOf(ask({ week: week('2026-W40') }))).toMatchObject({
      code: 'autoplan.weekOver',
      status: 422,
      field: 'week',
      message: 'Diese Woche ist schon vorbei.',
    })
    expect(await refusalOf(ask({ dates: [day('2026-12-24')] }))).toMatchObject({
      code: 'autoplan.dayNotAsked',
      field: 'dates',
    })
    expect(await refusalOf(ask({ groupIds: ['AAAAAAAAAAAA'] }))).toMatchObject({ code: 'autoplan.groupNotFound' })
    expect(await refusalOf(ask({ weeks: 5 }))).toMatchObject({ code: 'input.range' })
    expect(await refusalOf(ask({ order: question.order.slice(1) }))).toMatchObject({ code: 'input.invalid' })
    expect(await lea.api.autoplan.runs({ week: w48 })).toEqual([])
  })

  it('says when there is nothing to plan', async () => {
    const { ask, ended, luna, kim, seat, assign } = await aPlannedOffice(world)
    await assign(seat(luna, kim))
    // the early seat is taken, the others have begun
    world.clock.set('2026-11-24T05:30:00Z')
    const run = await ended((await ask({ groupIds: [luna], dates: [monday] })).runId)
    expect(run).toMatchObject({ state: 'done', ending: 'nothing_to_plan', proposalId: null, progress: null })
  })

  it('takes only what may be moved: drafts that are not fixed, of the groups and days that are asked for', {
    tags: ['all'],
  }, async () => {
    const { plan, lea, luna, nova, kim, kofi, seat, assign } = await aPlannedOffice(world)
    await assign(seat(luna, kim), seat(nova, kofi, 1), seat(luna, kofi, 2))
    await lea.api.schedule.pin({ seats: [seat(luna, kofi, 2)], isPinned: true })
    const { seats: onlyEmpty } = await plan()
    expect(onlyEmpty.filter(({ kind }) => kind !== 'new')).toEqual([])
    expect(onlyEmpty.some(({ groupId, date }) => groupId === luna && date === monday)).toBe(false)
    const { seats: withDrafts } = await plan({ withDrafts: true })
    expect(withDrafts.filter(({ groupId, date }) => groupId === luna && date === monday).length).toBe(1)
    expect(withDrafts.some(({ groupId, date }) => groupId === luna && date === day('2026-11-25'))).toBe(false)
    const { seats: some } = await plan({ groupIds: [nova], dates: [monday] })
    expect(some.map(({ groupId, date }) => [groupId, date])).toEqual([[nova, monday]])
  })
})
