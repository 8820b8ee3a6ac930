import { describe, expect, it } from 'vitest'
import { checkPublish, stateOnRestoring } from './rules.ts'

describe('publishing', () => {
  it.each([
    ['a draft that was seen as it is', 'draft', 4, 3, 4, 'publish'],
    ['a draft without anybody', 'draft', 0, 0, 0, 'publish'],
    ['a draft that has changed since', 'draft', 5, 3, 4, 'stale'],
    ['a second time, nothing being new', 'published', 5, 0, 4, 'nothing'],
  ] as const)('of %s', (_, state, version, drafts, seen, todo) => {
    expect(checkPublish({ state, version }, drafts, seen)).toBe(todo)
  })
})

describe('coming back to a seat', () => {
  const removedAt = Temporal.Instant.from('2026-11-20T10:00:00Z')
  it.each([
    ['confirmed, within the hour', 'published', 'confirmed', 60, false, 'confirmed'],
    ['confirmed, after it', 'published', 'confirmed', 61, false, 'assigned'],
    ['confirmed, and has said no since', 'published', 'confirmed', 1, true, 'assigned'],
    ['not confirmed', 'published', 'assigned', 1, false, 'assigned'],
    ['a draft of a week that has been published since', 'published', 'draft', 1, false, 'assigned'],
    ['a draft', 'draft', 'draft', 1, false, 'draft'],
  ] as const)('of %s', (_, week, state, minutes, hasDeclined, expected) => {
    const now = removedAt.add({ minutes })
    expect(stateOnRestoring(week, { state, removedAt }, { now, hasDeclined })).toBe(expected)
  })
})
