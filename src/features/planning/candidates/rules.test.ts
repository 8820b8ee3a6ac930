import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { defaultRules, type PlanningRules, type RuleMode } from '#features/planning/planning-rules/rules.ts'
import { compareByFitness, fitOf, type Ranked, reasonsFor, type Eligibility, warningsIn } from './rules.ts'
import { fits } from './fits.ts'

const elsewhere = {
  groupName: 'Nova',
  shiftName: 'Spät',
  date: day('2026-11-23'),
  startTime: timeOfDay('16:00'),
  endTime: timeOfDay('02:00'),
  interval: { start: 0, end: 1 },
}
const free: Eligibility = {
  availability: {
    coverage: 'full',
    isPreferred: false,
    onVacation: false,
    vacationRequested: false,
    vacationShiftIds: [],
  },
  liking: { rank: undefined, isDisabled: false, exclusiveElsewhere: undefined },
  exclusiveName: '',
  isMain: false,
  isHome: false,
  already: undefined,
  shortRests: [],
  tooLongWeek: undefined,
  tooLongStreak: undefined,
  fromWish: undefined,
  declined: undefined,
  rules: defaultRules,
}
const said = (availability: Partial<Eligibility['availability']>): Partial<Eligibility> => ({
  availability: { ...free.availability, ...availability },
})
const likes = (liking: Partial<Eligibility['liking']>): Partial<Eligibility> => ({
  liking: { ...free.liking, ...liking },
})

describe('the reasons', () => {
  it.each<[string, Partial<Eligibility>, string, string[]]>([
    ['available', {}, 'fits', ['available']],
    ['preferred', said({ isPreferred: true }), 'fits', ['preferred']],
    ['the second choice', likes({ rank: 2 }), 'fits', ['available', 'preference_rank']],
    ['a main chatter', { isMain: true, isHome: true }, 'fits', ['available', 'main_chatter']],
    ['a home chatter', { isHome: true }, 'fits', ['available', 'home_chatter']],
    ['for a part', said({ coverage: 'partly' }), 'warns', ['partly_available']],
    ['not available', said({ coverage: 'none' }), 'warns', ['not_available']],
    ['asked for vacation', said({ coverage: 'none', vacationRequested: true }), 'warns', ['vacation_requested']],
    [
      'works nights only',
      likes({ exclusiveElsewhere: 'night', isDisabled: true }),
      'warns',
      ['exclusive_elsewhere', 'available'],
    ],
    ['does not want it', likes({ isDisabled: true }), 'warns', ['shift_disabled_by_person', 'available']],
    ['tired', { shortRests: [{ hours: 6, side: 'before', other: elsewhere }] }, 'warns', ['short_rest', 'available']],
    ['unwilling', { declined: 'Krank' }, 'warns', ['declined', 'available']],
    [
      'beyond what they wish for',
      { fromWish: { side: 'over', hours: 4, max: 20 } },
      'warns',
      ['over_wish', 'available'],
    ],
    [
      'short of what they wish for',
      { fromWish: { side: 'under', hours: 12, min: 20 } },
      'fits',
      ['available', 'under_wish'],
    ],
    ['overworked', { tooLongWeek: 50 }, 'warns', ['long_week', 'available']],
    ['on vacation', said({ coverage: 'none', onVacation: true }), 'blocked', ['vacation']],
    ['sits elsewhere', { already: elsewhere }, 'blocked', ['assigned_elsewhere', 'available']],
  ])('say of somebody who is %s', (_, standing, fit, codes) => {
    const reasons = reasonsFor({ ...free, ...standing })
    expect(reasons.map(({ code }) => code)).toEqual(codes)
    expect(fitOf(reasons, defaultRules)).toBe(fit)
  })

  it('name where somebody sits, how little rest there is and how long the week gets', () => {
    const { interval: _, ...place } = elsewhere
    const reasons = reasonsFor({
      ...free,
      already: elsewhere,
      shortRests: [{ hours: 6, side: 'after', other: elsewhere }],
      tooLongWeek: 50.5,
    })
    expect(reasons).toContainEqual({
      code: 'assigned_elsewhere',
      ...place,
      startsAt: '1970-01-01T00:00:00Z',
      endsAt: '1970-01-01T00:00:00.001Z',
    })
    expect(reasons).toContainEqual({ code: 'short_rest', hours: 6, minHours: 11, side: 'after', ...place })
    expect(reasons).toContainEqual({ code: 'long_week', hours: 50.5, maxHours: 48 })
  })

  it('say of a no what it was for, where that was said', () => {
    expect(reasonsFor({ ...free, declined: 'Fieber' })).toContainEqual({ code: 'declined', reason: 'Fieber' })
    const ill = { ...free, declined: 'Fieber', absence: 'illness' } as const
    expect(reasonsFor(ill)).toContainEqual({ code: 'declined', reason: 'Fieber', absence: 'illness' })
  })

  it('say how far a week is from the wish', () => {
    const said = (fromWish: Eligibility['fromWish']) => reasonsFor({ ...free, fromWish })
    expect(said({ side: 'over', hours: 4.5, max: 20 })).toContainEqual({ code: 'over_wish', hours: 4.5, maxHours: 20 })
    expect(said({ side: 'under', hours: 12, min: 20 })).toContainEqual({ code: 'under_wish', hours: 12, minHours: 20 })
  })

  it('count a soft rule once, though it is broken on both sides', () => {
    const rest = { hours: 6, other: elsewhere }
    const reasons = reasonsFor({
      ...free,
      shortRests: [
        { ...rest, side: 'before' },
        { ...rest, side: 'after' },
      ],
    })
    expect(warningsIn(reasons, defaultRules)).toEqual(['short_rest'])
  })

  const broken: [rule: keyof PlanningRules, Partial<Eligibility>, code: string][] = [
    ['availability', said({ coverage: 'none' }), 'not_available'],
    ['availability', said({ coverage: 'partly' }), 'partly_available'],
    ['vacationRequest', said({ vacationRequested: true }), 'vacation_requested'],
    ['exclusive', likes({ exclusiveElsewhere: 'late' }), 'exclusive_elsewhere'],
    ['disabled', likes({ isDisabled: true }), 'shift_disabled_by_person'],
    ['rest', { shortRests: [{ hours: 6, side: 'before', other: elsewhere }] }, 'short_rest'],
    ['weekHours', { tooLongWeek: 50 }, 'long_week'],
    ['streak', { tooLongStreak: 7 }, 'long_streak'],
    ['hoursWish', { fromWish: { side: 'over', hours: 4, max: 20 } }, 'over_wish'],
  ]
  it.each(broken)('are as strict about %s as the organisation wants', (rule, standing, code) => {
    const under = (mode: RuleMode) => {
      const rules = { ...defaultRules, [rule]: mode }
      const reasons = reasonsFor({ ...free, ...standing, rules })
      return [fitOf(reasons, rules), reasons.some(reason => reason.code === code)]
    }
    expect([under('off'), under('warn'), under('block')]).toEqual([
      ['fits', false],
      ['warns', true],
      ['blocked', true],
    ])
  })

  it('tell availability and a request apart: whoever asked for vacation is not available either', () => {
    const asking = said({ coverage: 'none', vacationRequested: true })
    const under = (availability: RuleMode, vacationRequest: RuleMode) => {
      const rules = { ...defaultRules, availability, vacationRequest }
      const reasons = reasonsFor({ ...free, ...asking, rules })
      return [fitOf(reasons, rules), ...reasons.map(({ code }) => code)]
    }
    expect(under('block', 'warn')).toEqual(['warns', 'vacation_requested'])
    expect(under('warn', 'block')).toEqual(['blocked', 'vacation_requested'])
    expect(under('block', 'off')).toEqual(['blocked', 'not_available'])
    expect(under('off', 'off')).toEqual(['fits'])
  })

  it('let nobody override a double booking or approved vacation, whatever the organisation wants', () => {
    const off = Object.fromEntries(
      Object.entries(defaultRules).map(([name, mode]) => [name, mode === 'warn' ? 'off' : mode]),
    )
    const rules = { ...defaultRules, ...off }
    for (const standing of [{ already: elsewhere }, said({ onVacation: true })]) {
      expect(fitOf(reasonsFor({ ...free, ...standing, rules }), rules)).toBe('blocked')
    }
  })
})

const kim: Ranked = {
  profileId: 'kim',
  fullName: 'Kim',
  fit: 'fits',
  reasons: [{ code: 'available' }],
  warnings: [],
  availability: 'full',
  isMain: false,
  isHome: false,
  rank: null,
  weekHours: 20,
  local: null,
  isChatter: true,
}

describe('the order of candidates', () => {
  it.each<[string, Partial<Ranked>, Partial<Ranked>]>([
    ['who fits before whom a rule warns of', { weekHours: 40 }, { fit: 'warns', isMain: true, isHome: true }],
    ['who warns before who is blocked', { fit: 'warns' }, { fit: 'blocked', isMain: true }],
    [
      'who has not declined before who has',
      { fit: 'warns', isChatter: false },
      { fit: 'warns', reasons: [{ code: 'declined', reason: 'Zahnarzt' }] },
    ],
    ['chatters before those who lead', {}, { isChatter: false, isMain: true }],
    ['main before home where a main place is open', { isMain: true, isHome: true }, { isHome: true, weekHours: 0 }],
    ['home before guests', { isHome: true }, { reasons: [{ code: 'preferred' }], rank: 1 }],
    ['preferred before available', { reasons: [{ code: 'preferred' }] }, { rank: 1 }],
    ['the first choice before the second', { rank: 1 }, { rank: 2, weekHours: 0 }],
    ['a choice before none', { rank: 9 }, { weekHours: 0 }],
    ['fewer hours first', { weekHours: 19.5 }, { fullName: 'Anna' }],
    ['then by name, whatever its case', { fullName: 'adam', profileId: 'z' }, { fullName: 'Berta', profileId: 'a' }],
    ['then by id', { profileId: 'a' }, { profileId: 'b' }],
  ])('is %s', (_, first, second) => {
    const compare = compareByFitness(true)
    expect(compare({ ...kim, ...first }, { ...kim, ...second })).toBeLessThan(0)
    expect(compare({ ...kim, ...second }, { ...kim, ...first })).toBeGreaterThan(0)
  })

  it('treats main as home where no main place is open', () => {
    const main = { ...kim, isMain: true, isHome: true }
    const home = { ...kim, isHome: true, weekHours: 10 }
    expect(compareByFitness(false)(home, main)).toBeLessThan(0)
    expect(compareByFitness(true)(home, main)).toBeGreaterThan(0)
  })

  it('is the same whatever order people come in', () => {
    const anybody = fc.record({
      fit: fc.constantFrom(...fits),
      isMain: fc.boolean(),
      isHome: fc.boolean(),
      isChatter: fc.boolean(),
      rank: fc.option(fc.integer({ min: 1, max: 3 })),
      weekHours: fc.integer({ min: 0, max: 2 }),
      fullName: fc.constantFrom('Kim', 'kim', 'Ümit', 'Zoë'),
      reasons: fc.constantFrom<Ranked['reasons'][]>([{ code: 'preferred' }], [{ code: 'available' }]),
    })
    fc.assert(
      fc.property(
        fc.array(anybody, { maxLength: 12 }),
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        (list, open, dice) => {
          const people = list.map((person, index) => ({ ...kim, ...person, profileId: `p${index}` }))
          const shuffled = people.toSorted(() => ((dice.next().value ?? 0) % 3) - 1)
          const order = people.toSorted(compareByFitness(open))
          expect(shuffled.toSorted(compareByFitness(open))).toEqual(order)
          expect(order.map(({ fit }) => fits.indexOf(fit))).toEqual(
            order.map(({ fit }) => fits.indexOf(fit)).sort((a, b) => a - b),
          )
        },
      ),
    )
  })
})
