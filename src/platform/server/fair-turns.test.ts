import { expect, it } from 'vitest'
import { createFairQueue } from './fair-turns.ts'

const one = { lanes: 1, lanesOfOne: 1, waitingOfOne: 10, waiting: 100 }

/** Works that end when they are told to, and what was begun and sent away so far. */
function works(room: Parameters<typeof createFairQueue>[0]) {
  const turns = createFairQueue(room)
  const [begun, sentAway, ends]: [string[], string[], (() => void)[]] = [[], [], []]
  return {
    begun,
    sentAway,
    ask: async (organizationId: string, personId: string, name: string) => {
      const { promise, resolve } = Promise.withResolvers<true>()
      void turns
        .take({ organizationId, personId }, () => {
          begun.push(name)
          ends.push(() => resolve(true))
          return promise
        })
        .then(done => done ?? sentAway.push(name))
      await settled()
    },
    endAll: async () => {
      for (let at = 0; at < ends.length; at++) {
        ends[at]!()
        await settled()
      }
    },
  }
}
const settled = () => new Promise(done => setImmediate(done))

it('serves organisations in turn, and people within them', async () => {
  const { ask, endAll, begun } = works(one)
  for (const name of ['a1', 'a2', 'a3', 'a4']) await ask('A', 'anna', name)
  await ask('A', 'ben', 'b1')
  await ask('Z', 'zoe', 'z1')
  await endAll()
  // organisation A has begun with a1, so Z is next; within A, ben comes after anna
  expect(begun).toEqual(['a1', 'a2', 'z1', 'b1', 'a3', 'a4'])
})

it('leaves a lane to others, whatever one organisation asks for', async () => {
  const { ask, begun, endAll } = works({ ...one, lanes: 2 })
  for (const name of ['a1', 'a2', 'a3']) await ask('A', 'anna', name)
  expect(begun).toEqual(['a1'])
  await ask('Z', 'zoe', 'z1')
  expect(begun).toEqual(['a1', 'z1'])
  await endAll()
  expect(begun).toEqual(['a1', 'z1', 'a2', 'a3'])
})

it('lets only so many wait, of one person and of all', async () => {
  const { ask, sentAway, begun, endAll } = works({ ...one, waitingOfOne: 2, waiting: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) await ask('A', 'anna', name)
  expect(sentAway).toEqual(['a4'])
  await ask('Z', 'zoe', 'z1')
  await ask('Y', 'yan', 'y1')
  expect(sentAway).toEqual(['a4', 'y1'])
  await endAll()
  await ask('Y', 'yan', 'y2')
  expect(begun).toContain('y2')
})

it('goes on after a work that failed', async () => {
  const turns = createFairQueue(one)
  const asker = { organizationId: 'A', personId: 'anna' }
  await expect(turns.take(asker, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take(asker, () => Promise.resolve('fine'))).toBe('fine')
})
