import { expect, it } from 'vitest'
import { addDays } from '#kit/day.ts'
import { aMarket, anAdvertisement, monday } from '#test/market-office.ts'
import { type Person, useWorld } from '#test/world.ts'
import {
  isOfferLive,
  type OfferMove,
  movers,
  type OfferKind,
  type OfferState,
  offerStateAfter,
  type OfferMode,
} from '../states.ts'

const world = useWorld()
const tries = 150
const seeds = [1, 2]

/** Numbers that look like chance, the same every time. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

interface Row {
  readonly id: string
  readonly state: OfferState
  readonly kind: OfferKind
  readonly way: OfferMode
  readonly takerId: string | null
  readonly offererId: string | null
  /** Who sits on the seat. */
  readonly holder: string | null
}

it.each(seeds)(
  'every move from every state by everybody leads where the table says, or nowhere (%i)',
  { tags: ['all'] },
  async seed => {
    const pick = chance(seed)
    const { id: organizationId, olivia, adam, lea, kim, kofi, groupId } = await aMarket(world, { chatterCount: 4 })
    const mila = await world.join(organizationId, 'chatter', 'Mila Berg')
    const chatters: readonly Person[] = [kim, kofi, mila]
    const everybody: readonly Person[] = [...chatters, lea, adam]
    const isPlanner = (person: Person) => person === lea || person === adam || person === olivia
    const { pool } = world.staffel.services.database

    const rows = async (): Promise<Row[]> => {
      const answer = await pool.query<Row>(
        `select o.id, o.state, o.kind, o.mode as way, o.taken_by as "takerId", o.offered_by as "offererId", a.profile_id as holder
       from market_offers o left join assignments a on a.organization_id = o.organization_id and a.group_id = o.group_id
         and a.date = o.date and a.shift_id = o.shift_id and a.seat = o.seat and a.state <> 'declined'
       where o.organization_id = $1 order by o.created_at, o.id`,
        [organizationId],
      )
      return answer.rows
    }

    const some = <T>(all: readonly T[]): T => all[pick(all.length)]!
    async function makeOne(): Promise<void> {
      const gap = { groupId, shiftId: some(['early', 'late', 'night']), seat: 1 + pick(4) }
      const applyUntil = pick(2) === 0 ? '2026-11-22T11:00:00Z' : null
      const wish = { ...anAdvertisement(gap), date: addDays(monday, pick(7)), applyUntil }
      await lea.api.market.advertise(wish).catch(() => undefined)
      const person = some(chatters)
      const mine = (await person.api.ownShifts.next()).flatMap(({ shifts }) => shifts)
      const own = mine[pick(Math.max(1, mine.length))]
      if (!own) return
      const { assignmentId } = own
      const theirs = (await some(chatters).api.ownShifts.next()).flatMap(({ shifts }) => shifts)
      const other = theirs[pick(Math.max(1, theirs.length))]
      if (other && pick(2) === 0) {
        const wish = { assignmentId, otherAssignmentId: other.assignmentId, note: '' }
        await person.api.market.swap(wish).catch(() => undefined)
      } else await person.api.market.give({ assignmentId, to: null, note: '' }).catch(() => undefined)
    }

    const deeds: Readonly<
      Record<Exclude<OfferMove, 'expire' | 'close' | 'retract'>, (who: Person, one: Row) => Promise<unknown>>
    > = {
      take: ({ api }, { id: offerId }) => api.market.take({ offerId }),
      apply: ({ api }, { id: offerId }) => api.market.apply({ offerId }),
      refuse: ({ api }, { id: offerId }) => api.market.decline({ offerId }),
      choose: ({ api }, { id: offerId }) => api.market.choose({ offerId, profileId: some(chatters).id }),
      approve: ({ api }, { id: offerId }) => api.market.approve({ offerId }),
      reject: ({ api }, { id: offerId }) => api.market.reject({ offerId }),
      withdraw: ({ api }, { id: offerId }) => api.market.withdraw({ offerId }),
    }
    const seen = new Set<string>()
    for (let at = 0; at < tries; at++) {
      if (at % 20 === 0) {
        await olivia.api.market.saveSettings({ approvalPolicy: some(['all', 'none']), alarmHours: [] })
      }
      if (at % 3 === 0) await makeOne()
      const before = await rows()
      if (before.length === 0) continue
      const one = some(before.filter(offer => pick(3) === 0 || isOfferLive(offer)).concat(before))
      const [move, who] = [some(Object.keys(deeds) as (keyof typeof deeds)[]), some(everybody)]
      const went = await deeds[move](who, one).then(
        () => true,
        () => false,
      )
      const after = await rows()
      const then = after.find(({ id }) => id === one.id)!
      const what = `${who.fullName}: ${move} of a ${one.kind} that is ${one.state}, then ${then.state}`
      if (!went) expect(after, what).toEqual(before)
      if (then.state !== one.state) {
        const facts = [true, false].flatMap(needsWord =>
          [0, 1].flatMap(left =>
            [0, 1].map(applicants => ({ kind: one.kind, way: one.way, needsWord, left, applicants })),
          ),
        )
        const possible = [move, ...(move === 'refuse' ? (['retract'] as const) : [])]
        const reached = possible.flatMap(each => facts.map(fact => offerStateAfter(one.state, each, fact)))
        expect(reached, what).toContain(then.state)
        if (movers[move].every(side => side === 'planner')) expect(isPlanner(who), what).toBe(true)
        if (move === 'withdraw') expect(isPlanner(who) || one.offererId === who.id, what).toBe(true)
        seen.add(`${one.state} ${move} ${then.state}`)
      }
      // an offer and its seat never disagree
      for (const each of after.filter(isOfferLive)) {
        expect(each.holder, `${what}: the seat of a ${each.kind}`).toBe(each.offererId)
      }
      if (then.state === 'done' && one.state !== 'done') expect(then.holder, what).toBe(then.takerId)
      for (const each of after.filter(other => other.id !== one.id && !isOfferLive(other))) {
        const was = before.find(({ id }) => id === each.id)
        expect([each.state, 'open', 'applied', 'accepted'], what).toContain(was?.state)
      }
    }
    // which ones is chance: each by itself is tried in market.test.ts
    expect(seen.size).toBeGreaterThan(2)
  },
)
