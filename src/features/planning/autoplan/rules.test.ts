import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { nextProposalLabel, undoDeadline, checkPlanningDays } from './rules.ts'
import { proposalLabels } from './states.ts'

const now = Temporal.Instant.from('2026-11-25T12:00:00Z')

describe('asking', () => {
  const twoWeeks = { week: week('2026-W48'), weeks: 2, dates: null }

  it('is possible until the day after the last of its days: a night may still be to come', () => {
    expect(checkPlanningDays(twoWeeks, day('2026-12-07'))).toBeUndefined()
    expect(checkPlanningDays(twoWeeks, day('2026-12-08'))).toBe('weekOver')
  })

  it('is for days of its weeks alone', () => {
    expect(checkPlanningDays({ ...twoWeeks, dates: [day('2026-12-06')] }, day('2026-11-25'))).toBeUndefined()
    expect(checkPlanningDays({ ...twoWeeks, dates: [day('2026-12-07')] }, day('2026-11-25'))).toBe('dayNotAsked')
  })
})

describe('a new proposal', () => {
  const beside = proposalLabels.map((label, at) => ({
    id: label,
    label,
    isInUse: false,
    createdAt: now.add({ hours: at }),
  }))

  it('has the first label that is free, and five are there', () => {
    expect(nextProposalLabel([])).toEqual({ label: 'A', gone: [] })
    expect(nextProposalLabel(beside.slice(0, 4))).toEqual({ label: 'E', gone: [] })
  })

  it('takes the place of the oldest of five', () => {
    expect(nextProposalLabel(beside)).toEqual({ label: 'A', gone: ['A'] })
  })

  it('spares what can still be taken back, as long as there is another', () => {
    for (const order of [beside, beside.toReversed()]) {
      for (const spared of proposalLabels)
        expect(nextProposalLabel(order.map(each => ({ ...each, isInUse: each.label !== spared })))).toEqual({
          label: spared,
          gone: [spared],
        })
      expect(nextProposalLabel(order.map(each => ({ ...each, isInUse: true })))).toEqual({ label: 'A', gone: ['A'] })
      expect(nextProposalLabel(order)).toEqual({ label: 'A', gone: ['A'] })
    }
  })
})

it('what was taken over can be taken back for 24 hours', () => {
  expect(undoDeadline(now).toString()).toBe('2026-11-26T12:00:00Z')
})
