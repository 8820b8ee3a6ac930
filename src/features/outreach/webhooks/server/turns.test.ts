import { expect, it } from 'vitest'
import { createDeliveryLimiter } from './turns.ts'

/** What is under way until it is let go. */
function held() {
  const ends: (() => void)[] = []
  return {
    work: () => new Promise<'done'>(done => ends.push(() => done('done'))),
    begun: () => ends.length,
    async letGo() {
      for (const end of ends.splice(0)) end()
      await new Promise(done => setImmediate(done))
    },
  }
}

it('gives an agency with slow receivers two places, and others all they want', async () => {
  let now = 0
  const turns = createDeliveryLimiter(() => now)
  const [slow, quick] = [held(), held()]
  const first = Array.from({ length: 8 }, () => turns.take('a', slow.work))
  expect(slow.begun()).toBe(8)
  now = 10_000
  await slow.letGo()
  expect(await Promise.all(first)).toEqual(Array(8).fill('done'))

  const second = Array.from({ length: 8 }, () => turns.take('a', slow.work))
  expect(slow.begun()).toBe(2)
  for (let n = 0; n < 6; n++) void turns.take('b', quick.work)
  expect(quick.begun()).toBe(6)
  // quick from now on
  await slow.letGo()
  expect((await Promise.all(second)).filter(Boolean)).toHaveLength(2)
  for (let n = 0; n < 6; n++) void turns.take('a', slow.work)
  expect(slow.begun()).toBe(6)
})

it('gives the place back when it goes wrong', async () => {
  let now = 0
  const turns = createDeliveryLimiter(() => now)
  const fails = () => {
    now += 2_000
    return Promise.reject(new Error('no'))
  }
  for (let n = 0; n < 5; n++) await expect(turns.take('a', fails)).rejects.toThrow('no')
  expect(await turns.take('a', () => Promise.resolve('done'))).toBe('done')
})
