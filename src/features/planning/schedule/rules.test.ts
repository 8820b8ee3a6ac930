import { describe, expect, it } from 'vitest'
import { planPublish } from './rules.ts'

describe('publishing', () => {
  it.each([
    ['a draft that was seen as it is', 'draft', 4, 3, 4, 'publish'],
    ['a draft without anybody', 'draft', 0, 0, 0, 'publish'],
    ['a draft that has changed since', 'draft', 5, 3, 4, 'stale'],
    ['a second time, nothing being new', 'published', 5, 0, 4, 'nothing'],
  ] as const)('of %s', (_, state, version, drafts, seen, todo) => {
    expect(planPublish({ state, version }, drafts, seen)).toBe(todo)
  })
})
