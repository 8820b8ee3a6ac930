import { describe, expect, it } from 'vitest'
import { type Person, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

const place = (rank: number, cash_amount = 0, more: object = {}) => ({
  rank,
  cash_amount,
  cash_currency: 'EUR' as const,
  ...more,
})
const three = (first = 0) => [place(1, first), place(2), place(3)]
const period = (month: string, rewards = three(), version = 0) => ({ month, version, rewards })
const both = (first = 0, version = 0) => [
  period('2026-11', three(first), version),
  period('2026-12', three(first), version),
]
const save = ({ api }: Person, periods: ReturnType<typeof both>) => api.scoreboard.saveRewards({ periods })

describe('rewards', () => {
  it('start as three places of nothing, for this month and the next', async () => {
    const { adam, kim } = await world.office()
    const { periods } = await adam.api.scoreboard.rewards()
    expect(periods.map(({ month, version, isDefault }) => [month, version, isDefault])).toEqual([
      ['2026-11', 0, true],
      ['2026-12', 0, true],
    ])
    const empty = { type: 'cash', cash_amount: 0, cash_currency: 'USD', reward_text: '', title: '', description: '' }
    expect(periods[0]?.rewards).toEqual([1, 2, 3].map(rank => ({ rank, ...empty })))
    expect((await kim.api.scoreboard.board({})).rewards).toEqual([])
  })

  it('are decided for both months together, seen by all, and written down', async () => {
    const { id, adam, kim } = await world.office()
    const gold = place(1, 250.5, {
      title: 'Gold',
      reward_text: '+ ein freier Tag',
      description: 'Zum Monatsende\nin bar',
    })
    const saved = await save(adam, [
      period('2026-12', [gold, place(2, 100), place(3), place(4)]),
      period('2026-11', three(99.99)),
    ])
    expect(saved.periods.map(({ month, version, isDefault }) => [month, version, isDefault])).toEqual([
      ['2026-11', 1, false],
      ['2026-12', 1, false],
    ])
    expect((await kim.api.scoreboard.board({ month: '2026-12' })).rewards[0]).toEqual({ type: 'cash', ...gold })
    expect((await kim.api.scoreboard.board({})).rewards.map(({ cash_amount }) => cash_amount)).toEqual([99.99, 0, 0])
    const { rows } = await world.staffel.services.database.pool.query(
      "select target from audit_entries where organization_id = $1 and kind = 'scoreboard.rewardsChanged' order by target",
      [id],
    )
    expect(rows.map(({ target }) => target)).toEqual(['2026-11', '2026-12'])
  })

  it('are saved of both months or of neither', async () => {
    const { adam } = await world.office()
    await save(adam, both(5))
    const wrong = [period('2026-11', three(7), 1), period('2026-12', three(7), 0)]
    expect(await refusalOf(save(adam, wrong))).toMatchObject({ code: 'scoreboard.staleRewards', status: 409 })
    const { periods } = await adam.api.scoreboard.rewards()
    expect(periods.map(({ rewards }) => rewards[0]?.cash_amount)).toEqual([5, 5])
  })

  it('of one who was slower are not taken', async () => {
    const { adam, olivia } = await world.office()
    const saved = await Promise.allSettled([save(adam, both(1)), save(olivia, both(2))])
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('of the past stay as they were promised', async () => {
    const { adam, kim } = await world.office()
    await save(adam, both(5))
    world.clock.set('2026-12-01T00:00:00Z')
    expect(await refusalOf(save(adam, both(7, 1)))).toMatchObject({
      code: 'scoreboard.pastMonth',
      message: 'Belohnungen vergangener Monate lassen sich nicht ändern.',
    })
    expect((await adam.api.scoreboard.rewards()).periods.map(({ month }) => month)).toEqual(['2026-12', '2027-01'])
    expect((await kim.api.scoreboard.board({ month: '2026-11' })).rewards[0]?.cash_amount).toBe(5)
  })

  it.each([
    ['two places', [place(1), place(2)], 'scoreboard.places'],
    ['a gap', [place(1), place(2), place(4)], 'scoreboard.places'],
    ['a debt', [place(1, -1), place(2), place(3)], 'scoreboard.cashNegative'],
    ['parts of a cent', [place(1, 1.005), place(2), place(3)], 'scoreboard.cashPrecision'],
    ['more than there is', [place(1, 1e12), place(2), place(3)], 'scoreboard.cashTooMuch'],
    ['another currency', [place(1, 1, { cash_currency: 'CHF' }), place(2), place(3)], 'input.invalid'],
    ['a script', [place(1, 1, { title: 'javascript:alert(1)' }), place(2), place(3)], 'input.line'],
    ['no number', [place(1, Number.NaN), place(2), place(3)], 'scoreboard.cashUnreadable'],
  ])('are not %s', async (_, rewards, code) => {
    const { adam } = await world.office()
    expect(await refusalOf(save(adam, [period('2026-11', rewards), period('2026-12')]))).toMatchObject({ code })
  })

  it('are not of one month, of twice the same, or of one further on', async () => {
    const { adam } = await world.office()
    for (const months of [['2026-11'], ['2026-11', '2026-11'], ['2026-12', '2027-01'], ['2026-11', '2027-01']]) {
      expect(
        await refusalOf(
          save(
            adam,
            months.map(month => period(month)),
          ),
        ),
      ).toMatchObject({ code: 'scoreboard.periods' })
    }
  })

  it('tell every open screen, and nothing is written where nothing changes', async () => {
    const { id, adam, lea } = await world.office()
    const seen = new Promise<void>(heard => {
      const forget = world.staffel.services.live.listen({
        organizationId: id,
        profileId: lea.id,
        hear: event => {
          if (event.kind !== 'stale' || !event.topics.includes('scoreboard')) return
          forget()
          heard()
        },
      })
    })
    await save(adam, both(5))
    await seen
    const again = await save(adam, both(5, 1))
    expect(again.periods.map(({ version }) => version)).toEqual([1, 1])
    expect(await refusalOf(lea.api.scoreboard.rewards())).toMatchObject({ code: 'permissions.missing' })
  })
})
