// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { hasFailed } from './has-failed.ts'
import { CallError, Unreached } from './rpc.ts'

it('keeps what was read while the server is not reached, and not what it says is gone', () => {
  const gone = new CallError({ code: 'schedule.groupNotFound', status: 404 })
  const broken = new CallError({ code: 'INTERNAL_SERVER_ERROR', status: 500 })
  const away = new Unreached('no connection')
  expect(hasFailed({ data: undefined, error: null })).toBe(false)
  for (const error of [gone, broken, away]) expect(hasFailed({ data: undefined, error })).toBe(true)
  expect(hasFailed({ data: ['a plan'], error: broken })).toBe(false)
  expect(hasFailed({ data: ['a plan'], error: away })).toBe(false)
  expect(hasFailed({ data: ['a plan'], error: gone })).toBe(true)
})
