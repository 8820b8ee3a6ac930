import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import type { CachedAnswer } from '#platform/web/cache.ts'
import { dropExpired, isCacheable, isRestoredAtStart, mergeCache, type CacheReader } from './readable.ts'

const kim: CacheReader = {
  profileId: 'kim',
  role: 'chatter',
  locked: false,
  permissions: new Set(['page_shifts']),
  today: day('2026-11-24'),
}
const tim: CacheReader = { ...kim, profileId: 'tim', permissions: new Set(['dashboard_todo_list']) }
const mara: CacheReader = { ...kim, profileId: 'mara', permissions: new Set(['page_shift_management']) }
const olivia: CacheReader = { ...kim, profileId: 'olivia', role: 'owner', permissions: new Set() }
const key = (path: string, input?: unknown) => [
  path.split('.'),
  { ...(input === undefined ? {} : { input }), type: 'query' },
]
const answer = (path: string, at: number, data: unknown = null, input?: unknown): CachedAnswer => ({
  queryKey: key(path, input),
  data,
  at,
})

describe('what a browser may keep', () => {
  it.each([
    ['one’s next shifts', key('ownShifts.next'), kim, true],
    ['contacts', key('contacts.list'), kim, true],
    ['one’s own availability', key('availability.week', { week: '2026-W48', profileId: 'kim' }), kim, true],
    ['somebody else’s availability', key('availability.week', { week: '2026-W48', profileId: 'kofi' }), mara, false],
    ['the plan, of who may read it', key('schedule.plan', { groupId: 'a' }), mara, true],
    ['the plan, of who may not, or not any more', key('schedule.plan', { groupId: 'a' }), kim, false],
    ['the plan, of an owner, who may everything', key('schedule.plan', { groupId: 'a' }), olivia, true],
    ['everybody’s availability', key('availability.team', { week: '2026-W48' }), mara, false],
    ['candidates with their reasons', key('schedule.candidates', {}), mara, false],
    ['one’s own todos', key('todos.mine'), tim, true],
    ['one’s own todos, without the permission', key('todos.mine'), kim, false],
    ['everybody’s todos', key('todos.list', {}), olivia, false],
    ['pay', key('pay.own'), kim, false],
    ['the audit log', key('audit.list'), mara, false],
    ['the team', key('team.list'), mara, false],
    ['what every object has', key('toString'), kim, false],
    ['what is no call of ours', ['something'], kim, false],
  ])('%s', (_, queryKey, reader, expected) => {
    expect(isCacheable(queryKey, reader)).toBe(expected)
  })
})

describe('what is kept', () => {
  it('is the newest of each, and no more than its most', () => {
    const plans = [1, 3, 2].map(at =>
      answer('schedule.plan', at, { assignments: [], declined: [] }, { groupId: `${at}` }),
    )
    expect(mergeCache([], plans, mara).map(({ at }) => at)).toEqual([3])
    const weeks = [1, 2, 3, 4, 5].map(at => answer('ownShifts.week', at, [], { week: at }))
    expect(mergeCache(weeks, [answer('ownShifts.week', 6, [], { week: 1 })], kim).map(({ at }) => at)).toEqual([
      6, 5, 4, 3,
    ])
  })

  it('goes with the permission', () => {
    const kept = mergeCache([], [answer('schedule.plan', 1, { assignments: [], declined: [] }, {})], mara)
    expect(mergeCache(kept, [], { ...mara, permissions: new Set() })).toEqual([])
  })

  it('holds no more than two weeks of shifts', () => {
    const days = ['2026-11-23', '2026-12-08', '2026-12-09'].map(date => ({ date, shifts: [] }))
    const [kept] = mergeCache([], [answer('ownShifts.next', 1, days)], kim)
    expect(kept?.data).toEqual(days.slice(0, 2))
  })

  it('holds nothing of why somebody declined, or was assigned against a rule', () => {
    const plan = {
      assignments: [{ id: 'a', fullName: 'Kim', overriddenWarnings: ['short_rest'], overrideReason: 'Notfall' }],
      declined: [{ fullName: 'Kofi', reason: 'Zahnarzt' }],
    }
    const [kept] = mergeCache([], [answer('schedule.plan', 1, plan, {})], mara)
    expect(JSON.stringify(kept)).not.toMatch(/Notfall|Zahnarzt|short_rest|Kofi/)
    const week = {
      people: [{ id: 'a', availability: 'vvvaaaa', wish: { min: 10, max: 20 } }],
      declined: [[1]],
      overrides: [[1]],
    }
    const [agency] = mergeCache([], [answer('agencyWeek.get', 1, week, {})], mara)
    expect(agency?.data).toEqual({
      people: [{ id: 'a', availability: '.......', wish: { min: null, max: null } }],
      declined: [],
      overrides: [],
    })
  })
})

describe('todos after a reload', () => {
  const hour = 60 * 60_000
  const now = Date.UTC(2026, 10, 24, 12)

  it('are restored for 24 hours while the server is asked, unlike other answers', () => {
    expect(isRestoredAtStart(key('todos.mine'))).toBe(true)
    expect(isRestoredAtStart(key('ownShifts.next'))).toBe(false)
    expect(dropExpired([answer('todos.mine', now - 24 * hour)], now)).toHaveLength(1)
    expect(dropExpired([answer('todos.mine', now - 24 * hour - 1)], now)).toEqual([])
  })

  it('expire without taking other answers with them', () => {
    const shifts = answer('ownShifts.next', now - 48 * hour)
    expect(dropExpired([shifts, answer('todos.mine', now - 48 * hour)], now)).toEqual([shifts])
  })
})
