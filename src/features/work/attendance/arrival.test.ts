import { describe, expect, it } from 'vitest'
import { arrivalOf } from './arrival.ts'

const nothing = { isLate: false, isMissing: false, checkedInAt: null, worked: null }
const missing = { ...nothing, isLate: true, isMissing: true }
const came = { ...missing, checkedInAt: '2026-11-23T15:16:40Z' }
const worked = (start: string) => ({ start, end: '2026-11-24T00:59:00Z' })

describe('how a member came to a shift', () => {
  it('is not mentioned when the member was on time', () => {
    expect(arrivalOf(nothing)).toBeUndefined()
    expect(arrivalOf({ ...nothing, isLate: true })).toEqual({ kind: 'late' })
  })

  it('is missing only while nothing was worked', () => {
    expect(arrivalOf(missing)).toEqual({ kind: 'missing' })
    const until = { kind: 'missingUntil', at: came.checkedInAt }
    expect(arrivalOf({ ...came, worked: worked('2026-11-23T15:16:00Z') })).toEqual(until)
    expect(arrivalOf(came)).toEqual(until)
  })

  it('names the check-in, or that there was none, beside corrected hours', () => {
    const corrected = worked('2026-11-23T15:00:00Z')
    expect(arrivalOf({ ...came, worked: corrected })).toEqual({ kind: 'checkedInAt', at: came.checkedInAt })
    expect(arrivalOf({ ...missing, worked: corrected })).toEqual({ kind: 'notCheckedIn' })
  })
})
