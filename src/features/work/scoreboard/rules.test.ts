import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPersonMatcher } from './matching.ts'
import { addToMonth, isMonth, monthsUntil } from '#kit/month.ts'
import { ranked } from './ranking.ts'
import {
  defaultRewards,
  emptyReward,
  areRewardRanksValid,
  rewardMonths,
  cashInCents,
  uploadMonthProblem,
  removeRewardRank,
  appendRewardRank,
  uploadMonths,
} from './rules.ts'

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
const standings = (...revenues: number[]) =>
  ranked(
    revenues.map((revenue, at) => ({ name: String.fromCharCode(97 + at), revenue })),
    byName,
  )

describe('the ranking', () => {
  it('gives equals the same rank and leaves out the next', () => {
    expect(standings(5, 9, 7, 7).map(({ name, rank, toNext, nextRank }) => [name, rank, toNext, nextRank])).toEqual([
      ['b', 1, null, null],
      ['c', 2, 2, 1],
      ['d', 2, 2, 1],
      ['a', 4, 2, 2],
    ])
  })

  it('knows refunds, and nobody', () => {
    expect(standings(0, -5).map(({ rank, toNext }) => [rank, toNext])).toEqual([
      [1, null],
      [2, 5],
    ])
    expect(standings()).toEqual([])
  })

  it('ranks by how many are better, and the distance leads to the next better', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 9 })), revenues => {
        const all = standings(...revenues)
        for (const { revenue, rank, toNext } of all) {
          const better = revenues.filter(other => other > revenue)
          expect(rank).toBe(better.length + 1)
          expect(toNext).toBe(better.length === 0 ? null : Math.min(...better) - revenue)
        }
        expect(all).toHaveLength(revenues.length)
      }),
    )
  })
})

describe('months', () => {
  it.each(['2026-11', '1900-01', '2199-12'])('%s is one', text => expect(isMonth(text)).toBe(true))
  it.each(['2026-13', '2026-00', '2026-1', '26-11', '2026-11-01', '', '2200-01'])('%s is none', text =>
    expect(isMonth(text)).toBe(false),
  )
  it('are counted over the years', () => {
    expect([addToMonth('2026-12', 1), addToMonth('2026-01', -1), addToMonth('2024-02', 12)]).toEqual([
      '2027-01',
      '2025-12',
      '2025-02',
    ])
    expect(monthsUntil('2026-02', 3)).toEqual(['2025-12', '2026-01', '2026-02'])
  })
  it('for uploads run from the profile’s first to two ahead, newest first', () => {
    expect(uploadMonths('2026-09', '2026-11')).toEqual(['2027-01', '2026-12', '2026-11', '2026-10', '2026-09'])
    expect(uploadMonths('2026-11', '2026-11')).toEqual(['2027-01', '2026-12', '2026-11'])
  })
  it('of rewards are this and the next', () => expect(rewardMonths('2026-12')).toEqual(['2026-12', '2027-01']))
})

describe('an upload', () => {
  const span = { createdIn: '2026-10', current: '2026-11' }
  it.each([
    ['2026-10', undefined],
    ['2026-11', undefined],
    ['2027-01', undefined],
    ['2026-09', 'monthRange'],
    ['2027-02', 'monthRange'],
  ])('for %s: %s', (month, refusal) => expect(uploadMonthProblem(month, span)).toBe(refusal))
})

describe('rewards', () => {
  it('start as three places of nothing, and a place more comes at the end', () => {
    expect(defaultRewards()).toMatchObject([
      { rank: 1, type: 'cash', cash_amount: 0, cash_currency: 'USD' },
      { rank: 2 },
      { rank: 3 },
    ])
    expect(appendRewardRank(defaultRewards(), emptyReward).map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
  })

  it('keep three places, and number the others anew', () => {
    const five = appendRewardRank(appendRewardRank(defaultRewards(), emptyReward), emptyReward).map(each => ({
      ...each,
      title: `t${each.rank}`,
    }))
    expect(removeRewardRank(five, 4).map(({ rank, title }) => `${rank} ${title}`)).toEqual([
      '1 t1',
      '2 t2',
      '3 t3',
      '4 t5',
    ])
    expect(removeRewardRank(five, 3)).toEqual(five)
  })

  it('are for fifty places at most', () => {
    const places = (count: number) => Array.from({ length: count }, (_, at) => emptyReward(at + 1))
    expect(appendRewardRank(places(49), emptyReward)).toEqual(places(50))
    expect(appendRewardRank(places(50), emptyReward)).toEqual(places(50))
  })

  it.each([
    [[1, 2, 3], true],
    [[1, 2], false],
    [[1, 2, 4], false],
    [[2, 1, 3], false],
    [[1, 2, 2], false],
    [Array.from({ length: 50 }, (_, at) => at + 1), true],
    [Array.from({ length: 51 }, (_, at) => at + 1), false],
  ])('of places %j: %s', (ranks, holds) => expect(areRewardRanksValid(ranks.map(rank => ({ rank })))).toBe(holds))

  it('are exact to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), units => {
        expect(cashInCents(units / 100)).toBe(units)
      }),
    )
  })
})

describe('people are found', () => {
  const person = (id: string, fullName: string, hasLeft = false) => ({ id, fullName, hasLeft, email: `${id}@x.test` })
  const people = [
    person('kim', 'Kim Albers'),
    person('joe', 'Jörg Müller-Lüdenscheidt'),
    person('an1', 'Anna Schmidt'),
    person('an2', 'Schmidt Anna'),
    person('old', 'Kim Albers', true),
    person('gone', 'Gerd Gegangen', true),
    person('jose', 'José Núñez'),
    person('wu', 'Wu A'),
  ]
  const match = createPersonMatcher(
    people,
    new Map([
      ['nick ', 'kim'],
      ['lost ', 'nobody'],
    ]),
  )
  const found = (name: string, email = '', key = name) => {
    const result = match({ key, name, email })
    return result.by === null
      ? `${result.why} ${result.suggestions.join(' ')}`.trim()
      : `${result.by} ${result.profileId}`
  }
  it.each([
    ['irgendwer', 'KIM@X.test', 'email kim'],
    ['Gerd Gegangen', 'kim@x.test', 'contradictory kim gone'],
    ['Albers, Kim', 'kim@x.test', 'email kim'],
    ['Kim Albers', '', 'name kim'],
    ['Albers, Kim', '', 'name kim'],
    ['  KIM   ALBERS ', '', 'name kim'],
    ['Kim Albers', 'unbekannt@x.test', 'name kim'],
    ['Joerg Mueller-Luedenscheidt', '', 'name joe'],
    ['Jorg Muller Ludenscheidt', '', 'name joe'],
    ['Lüdenscheidt Müller Jörg', '', 'name joe'],
    ['Nunez Jose', '', 'name jose'],
    ['Anna Schmidt', '', 'ambiguous an1 an2'],
    ['Gerd Gegangen', '', 'name gone'],
    ['Kim A.', '', 'unknown kim old'],
    ['A. Nderer', '', 'unknown'],
    ['Wu Nderer', '', 'unknown wu'],
    ['Wer', '', 'unknown'],
    ['', 'wer@x.test', 'unknown'],
  ])('“%s” %s: %s', (name, email, expected) => expect(found(name, email)).toBe(expected))

  it('five of them at most, where several are meant or near', () => {
    const many = [1, 2, 3, 4, 5, 6].map(number => person(`${number}`, 'Anna Schmidt'))
    const suggested = (name: string, email = '') => {
      const result = createPersonMatcher([...many, person('kim', 'Kim Albers')], new Map())({ key: name, name, email })
      return result.by === null ? result.suggestions : []
    }
    expect(suggested('Anna Schmidt')).toEqual(['1', '2', '3', '4', '5'])
    expect(suggested('Anna Unbekannt')).toEqual(['1', '2', '3', '4', '5'])
    expect(suggested('Anna Schmidt', 'kim@x.test')).toEqual(['kim', '1', '2', '3', '4'])
  })

  it('as they were assigned before, while they are there', () => {
    expect([found('Nick', '', 'nick '), found('Lost', '', 'lost ')]).toEqual(['before kim', 'unknown'])
  })
})
