import { describe, expect, it } from 'vitest'
import { truncatePushMessage } from './rules.ts'

const message = { tag: 'a', title: 'Neue Schichten', path: '/availability', actions: [] }
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

describe('a push message', () => {
  it('stays as it is where every push service takes it', () => {
    const body = 'ä'.repeat(1300)
    expect(truncatePushMessage({ ...message, body })).toEqual({ ...message, body })
  })

  it('has three thousand bytes with all that is around its words', () => {
    const around = bytesOf({ ...message, body: '' })
    const isWhole = (bytes: number) =>
      truncatePushMessage({ ...message, body: 'a'.repeat(bytes - around) }).body.endsWith('a')
    expect([isWhole(3000), isWhole(3001)]).toEqual([true, false])
  })

  it.each(['a', 'ä', '🌙', '🌙a'])('is cut by no more than it takes, and says so (%s)', letter => {
    const { body } = truncatePushMessage({ ...message, body: `!${letter.repeat(20_000)}` })
    expect(body).toMatch(/^!.* …$/)
    // half a sign is no text: the database takes none
    expect(body.isWellFormed()).toBe(true)
    expect(bytesOf({ ...message, body })).toBeLessThanOrEqual(3000 + bytesOf(' …'))
    expect(bytesOf({ ...message, body })).toBeGreaterThan(2300)
  })

  it('has two buttons at most', () => {
    const actions = ['Zusagen', 'Ablehnen', 'Später'].map(label => ({ label, data: label }))
    expect(truncatePushMessage({ ...message, body: '', actions }).actions.map(({ label }) => label)).toEqual([
      'Zusagen',
      'Ablehnen',
    ])
  })
})
