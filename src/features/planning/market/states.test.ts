import { describe, expect, it } from 'vitest'
import {
  type Facts,
  liveStates,
  type Move,
  movers,
  moves,
  offerKinds,
  offerStates,
  stateAfter,
  ways,
} from './states.ts'

const everyFact: readonly Facts[] = offerKinds.flatMap(kind =>
  ways.flatMap(way => [true, false].flatMap(needsWord => [0, 1].map(left => ({ kind, way, needsWord, left })))),
)

describe('the life of an offer', () => {
  it('ends once: no move leads out of an end', () => {
    const ends = offerStates.filter(state => !liveStates.some(live => live === state))
    expect(ends).toEqual(['done', 'withdrawn', 'refused', 'expired'])
    for (const state of ends) {
      for (const move of moves) for (const facts of everyFact) expect(stateAfter(state, move, facts)).toBeUndefined()
    }
  })

  it('comes to an end from everywhere: by being taken back, and at the start', () => {
    for (const state of liveStates) {
      for (const facts of everyFact) {
        expect(stateAfter(state, 'withdraw', facts)).toBe('withdrawn')
        expect(stateAfter(state, 'expire', facts)).toBe('expired')
      }
    }
  })

  it('is done only by who takes it, who is chosen, or a planner’s yes', () => {
    const leading = new Set<Move>()
    for (const state of offerStates) {
      for (const move of moves) {
        for (const facts of everyFact) if (stateAfter(state, move, facts) === 'done') leading.add(move)
      }
    }
    expect([...leading].toSorted()).toEqual(['approve', 'choose', 'take'])
  })

  it('is never done without the word that it needs', () => {
    for (const facts of everyFact.filter(({ needsWord }) => needsWord)) {
      for (const state of offerStates) expect(stateAfter(state, 'take', facts)).not.toBe('done')
    }
  })

  it('says for every move who makes it', () => {
    for (const move of moves) expect(movers[move].length).toBeGreaterThan(0)
    expect(movers.approve).toEqual(['planner'])
  })
})
