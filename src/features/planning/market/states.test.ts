import { describe, expect, it } from 'vitest'
import {
  type TransitionFacts,
  liveStates,
  type OfferMove,
  movers,
  moves,
  offerKinds,
  type OfferState,
  offerStates,
  type Side,
  offerStateAfter,
  offerModes,
} from './states.ts'

const everyFact: readonly TransitionFacts[] = offerKinds.flatMap(kind =>
  offerModes.flatMap(way =>
    [true, false].flatMap(needsWord =>
      [0, 1].flatMap(left => [0, 1].map(applicants => ({ kind, way, needsWord, left, applicants }))),
    ),
  ),
)

describe('the life of an offer', () => {
  it('ends once: no move leads out of an end', () => {
    const ends = offerStates.filter(state => !liveStates.some(live => live === state))
    expect(ends).toEqual(['done', 'withdrawn', 'refused', 'expired'])
    for (const state of ends) {
      for (const move of moves)
        for (const facts of everyFact) expect(offerStateAfter(state, move, facts)).toBeUndefined()
    }
  })

  it('comes to an end from everywhere: by being taken back, and at the start', () => {
    for (const state of liveStates) {
      for (const facts of everyFact) {
        expect(offerStateAfter(state, 'withdraw', facts)).toBe('withdrawn')
        expect(offerStateAfter(state, 'expire', facts)).toBe('expired')
      }
    }
  })

  it('is done only by who takes it, who is chosen, or a planner’s yes', () => {
    const leading = new Set<OfferMove>()
    for (const state of offerStates) {
      for (const move of moves) {
        for (const facts of everyFact) if (offerStateAfter(state, move, facts) === 'done') leading.add(move)
      }
    }
    expect([...leading].toSorted()).toEqual(['approve', 'choose', 'take'])
  })

  it('is never done without the word that it needs', () => {
    for (const facts of everyFact.filter(({ needsWord }) => needsWord)) {
      for (const state of offerStates) expect(offerStateAfter(state, 'take', facts)).not.toBe('done')
    }
  })

  it('says for every move who makes it', () => {
    const movesOf = (side: Side) => moves.filter(move => movers[move].includes(side))
    expect(movesOf('asked')).toEqual(['take', 'apply', 'refuse'])
    expect(movesOf('taker')).toEqual(['retract'])
    expect(movesOf('planner')).toEqual(['choose', 'approve', 'reject', 'withdraw'])
    expect(movesOf('offerer')).toEqual(['withdraw'])
    expect(movesOf('clock')).toEqual(['expire', 'close'])
    expect(movesOf('stranger')).toEqual([])
  })

  const usual: TransitionFacts = { kind: 'give', way: 'first', needsWord: false, left: 1, applicants: 1 }
  const byApplication: TransitionFacts = { ...usual, way: 'applications' }
  it.each<[OfferState, OfferMove, TransitionFacts, OfferState | undefined]>([
    ['open', 'take', usual, 'done'],
    ['open', 'take', { ...usual, needsWord: true }, 'accepted'],
    ['open', 'take', byApplication, undefined],
    ['open', 'apply', usual, undefined],
    ['open', 'apply', byApplication, 'applied'],
    ['applied', 'apply', byApplication, 'applied'],
    ['accepted', 'apply', byApplication, undefined],
    ['applied', 'retract', byApplication, 'applied'],
    ['applied', 'retract', { ...byApplication, applicants: 0 }, 'open'],
    ['applied', 'retract', { ...byApplication, left: 0, applicants: 0 }, 'refused'],
    ['open', 'retract', byApplication, undefined],
    ['accepted', 'retract', usual, 'open'],
    ['accepted', 'retract', { ...usual, left: 0 }, 'refused'],
    ['accepted', 'retract', { ...usual, kind: 'swap' }, 'refused'],
    ['open', 'refuse', usual, 'open'],
    ['open', 'refuse', { ...usual, left: 0 }, 'refused'],
    ['applied', 'refuse', byApplication, 'applied'],
    ['accepted', 'refuse', usual, undefined],
    ['applied', 'choose', byApplication, 'done'],
    ['open', 'choose', byApplication, undefined],
    ['accepted', 'approve', usual, 'done'],
    ['open', 'approve', usual, undefined],
    ['accepted', 'reject', usual, 'open'],
    ['accepted', 'reject', { ...usual, left: 0 }, 'refused'],
    ['accepted', 'reject', { ...usual, kind: 'gap' }, 'open'],
    ['accepted', 'reject', { ...usual, kind: 'swap' }, 'refused'],
    ['open', 'reject', usual, undefined],
    ['open', 'close', usual, undefined],
    ['open', 'close', byApplication, 'expired'],
    ['applied', 'close', byApplication, 'applied'],
    ['accepted', 'close', byApplication, undefined],
  ])('%s, %s, %o: %s', (state, move, facts, next) => {
    expect(offerStateAfter(state, move, facts)).toBe(next)
  })
})
