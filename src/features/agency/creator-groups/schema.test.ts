import { expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { groupDraft } from './schema.ts'

const parsed = (change: object) => groupDraft.safeParse({ name: 'Team Mila', creatorLinkIds: [newId()], ...change })
const times = (count: number) => Array.from({ length: count }, () => ({ profileId: newId() }))

it('a group has two hundred home chatters at most', () => {
  expect([200, 201].map(count => parsed({ members: times(count) }).success)).toEqual([true, false])
})

it('a group has one to nine chatters a shift, whatever is asked for', () => {
  expect([0, 1, 9, 10].map(chatterCount => parsed({ chatterCount }).data?.chatterCount)).toEqual([1, 1, 9, 9])
})

it('a shift of a group needs nine main chatters at most', () => {
  const needs = (early: number) => parsed({ mainChatterRequirements: { early } }).success
  expect([-1, 0, 9, 10].filter(needs)).toEqual([0, 9])
})
