import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFairQueue } from './fair-turns.ts'

const one = {
  lanes: 1,
  lanesOfOne: 1,
  waitingOfPerson: 10,
  waitingOfOrganization: 20,
  waiting: 100,
  maxWaitMilliseconds: 20_000,
}

/** Works that end when they are told to, and what was begun and sent away so far. */
function works(room: Parameters<typeof createFairQueue>[0]) {
  let time = 0
  const turns = createFairQueue(room, () => time)
  const [begun, sentAway, ends]: [string[], string[], (() => void)[]] = [[], [], []]
  return {
    begun,
    sentAway,
    passTime: (milliseconds: number) => void (time += milliseconds),
    /** Ends the oldest work that is under way. */
    endOne: async () => {
      ends.shift()?.()
      await settled()
    },
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
  expect(begun).toEqual(['a1', 'z1', 'b1', 'a2', 'a3', 'a4'])
})

it('serves a new organisation before those that hold the lanes and want more', async () => {
  const { ask, endAll, begun } = works({ ...one, lanes: 2 })
  for (const at of [1, 2, 3]) {
    await ask('A', 'anna', `a${at}`)
    await ask('B', 'ben', `b${at}`)
  }
  await ask('Z', 'zoe', 'z1')
  await endAll()
  expect(begun).toEqual(['a1', 'b1', 'z1', 'a2', 'b2', 'a3', 'b3'])
})

describe('nine organisations that keep the lanes busy', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']

  async function nineBusy() {
    const queue = works({ ...one, lanes: 2 })
    for (const organization of [...many, ...many, ...many]) await queue.ask(organization, 'anna', organization)
    for (const _ of many) {
      queue.passTime(5000)
      await queue.endOne()
    }
    return queue
  }

  it('leave the next turn to one that has used none', async () => {
    const { ask, begun, endOne } = await nineBusy()
    const before = begun.length
    await ask('Z', 'zoe', 'z1')
    await ask('Z', 'zoe', 'z2')
    expect(begun.slice(before)).toEqual([])
    await endOne()
    expect(begun.slice(before)).toEqual(['z1'])
  })

  it('are served in turn again once what was used is forgotten', async () => {
    const { ask, begun, endOne, passTime } = works(one)
    await ask('A', 'anna', 'a1')
    passTime(4000)
    await endOne()
    passTime(3_600_000)
    await ask('B', 'ben', 'b1')
    await ask('A', 'anna', 'a2')
    await ask('Z', 'zoe', 'z1')
    await endOne()
    await endOne()
    expect(begun).toEqual(['a1', 'b1', 'a2', 'z1'])
  })
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
  const { ask, sentAway, begun, endAll } = works({ ...one, waitingOfPerson: 2, waiting: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) await ask('A', 'anna', name)
  expect(sentAway).toEqual(['a4'])
  await ask('Z', 'zoe', 'z1')
  await ask('Z', 'zoe', 'z2')
  expect(sentAway).toEqual(['a4', 'z2'])
  await endAll()
  await ask('Z', 'zoe', 'z3')
  expect(begun).toContain('z3')
})

it('has room for every other organisation, however many people of one ask', async () => {
  const { ask, sentAway, begun, endAll } = works({ ...one, waitingOfPerson: 4, waitingOfOrganization: 3, waiting: 4 })
  for (let person = 1; person <= 11; person++) {
    for (let work = 1; work <= 4; work++) await ask('A', `a${person}`, `a${person}-${work}`)
  }
  expect(begun).toHaveLength(1)
  expect(sentAway).toHaveLength(40)
  // also where many organisations have filled what all have together
  for (const organization of ['V', 'W', 'X', 'Y', 'Z']) await ask(organization, 'zoe', `${organization}1`)
  await ask('Z', 'zoe', 'Z2')
  expect(sentAway.slice(40)).toEqual(['Z2'])
  await endAll()
  expect(begun.slice(1)).toEqual(['V1', 'W1', 'X1', 'Y1', 'Z1', 'a1-2', 'a1-3', 'a1-4'])
})

it('goes on after a work that failed', async () => {
  const turns = createFairQueue(one)
  const asker = { organizationId: 'A', personId: 'anna' }
  await expect(turns.take(asker, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take(asker, () => Promise.resolve('fine'))).toBe('fine')
})

describe('the longest wait', () => {
  afterEach(() => void vi.useRealTimers())
  const useFakeClock = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    await settled()
  }

  it('refuses a request that has waited twenty seconds, and leaves the others their own time', async () => {
    useFakeClock()
    const { ask, sentAway, begun, endAll } = works(one)
    await ask('A', 'anna', 'a1')
    await ask('A', 'anna', 'a2')
    await pass(5000)
    await ask('Z', 'zoe', 'z1')
    await pass(14_999)
    expect(sentAway).toEqual([])
    await pass(1)
    expect(sentAway).toEqual(['a2'])
    await endAll()
    expect(begun).toEqual(['a1', 'z1'])
  })

  it('does not count once the work has begun', async () => {
    useFakeClock()
    const { ask, sentAway, begun } = works(one)
    await ask('A', 'anna', 'a1')
    await pass(60_000)
    expect([begun, sentAway]).toEqual([['a1'], []])
  })

  it('gives the place of a refused request to the next one', async () => {
    useFakeClock()
    const { ask, sentAway } = works({ ...one, waitingOfPerson: 1, waitingOfOrganization: 1, waiting: 1 })
    for (const name of ['a1', 'a2', 'a3']) await ask('A', 'anna', name)
    expect(sentAway).toEqual(['a3'])
    await pass(20_000)
    expect(sentAway).toEqual(['a3', 'a2'])
    await ask('A', 'anna', 'a4')
    await ask('Z', 'zoe', 'z1')
    expect(sentAway).toEqual(['a3', 'a2'])
  })
})
