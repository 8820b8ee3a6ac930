import { expect, test } from 'vitest'
import { openDiscordLimits } from './discord-limits.ts'

const answer = (remaining: number, after: number, bucket = 'b1') =>
  new Headers({
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset-after': String(after),
    'x-ratelimit-bucket': bucket,
  })
const open = () => {
  let at = 0
  const limits = openDiscordLimits(() => at)
  return { limits, pass: (milliseconds: number) => void (at += milliseconds) }
}

test('what is not known yet is asked', () => {
  expect(open().limits.take('POST /a', '1')).toBe(0)
})

test('an empty bucket is waited for, of its channel alone', () => {
  const { limits, pass } = open()
  limits.heed('POST /a', '1', answer(0, 2))
  expect(limits.take('POST /a', '1')).toBe(2000)
  expect(limits.take('POST /a', '2')).toBe(0)
  pass(2000)
  expect(limits.take('POST /a', '1')).toBe(0)
})

test('those under way are counted before they are answered', () => {
  const { limits } = open()
  limits.heed('POST /a', '1', answer(2, 2))
  expect([1, 2, 3].map(() => limits.take('POST /a', '1'))).toEqual([0, 0, 2000])
})

test('routes of one bucket share it', () => {
  const { limits } = open()
  limits.heed('POST /a', '1', answer(5, 2, 'shared'))
  limits.heed('PATCH /a', '1', answer(0, 2, 'shared'))
  expect(limits.take('POST /a', '1')).toBe(2000)
})

test('a refusal holds its route, or everything', () => {
  const { limits, pass } = open()
  limits.heed('POST /a', '1', new Headers(), { seconds: 3, isForAll: false })
  expect([limits.take('POST /a', '1'), limits.take('POST /b', '1')]).toEqual([3000, 0])
  limits.heed('POST /a', '1', new Headers(), { seconds: 1, isForAll: true })
  expect(limits.take('POST /b', '1')).toBe(1000)
  pass(1000)
  expect(limits.take('POST /b', '1')).toBe(0)
})
