import { describe, expect, it } from 'vitest'
import { assignmentStates, publishedStates, seatedStates } from './states.ts'

describe('the states of an assignment', () => {
  it('keep the seat but for who has declined, and are known to the person but for a draft', () => {
    expect(seatedStates).toEqual(assignmentStates.filter(state => state !== 'declined'))
    expect(publishedStates).toEqual(seatedStates.filter(state => state !== 'draft'))
  })
})
