import { describe, expect, it } from 'vitest'
import { assignmentStates, longestReason, publishedStates, seatedStates } from './states.ts'

describe('the states of an assignment', () => {
  it('keep the seat but for who has declined, and are known to the person but for a draft', () => {
    expect(seatedStates).toEqual(assignmentStates.filter(state => state !== 'declined'))
    expect(publishedStates).toEqual(seatedStates.filter(state => state !== 'draft'))
  })

  it('are given a reason in two hundred characters', () => {
    expect(longestReason).toBe(200)
  })
})
