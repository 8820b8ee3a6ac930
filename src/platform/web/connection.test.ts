// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { loadOnceConnected, isDisconnected, watchConnection } from './connection.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits as long as nobody answers, says so, and goes on when somebody does', async () => {
  vi.useFakeTimers()
  let isThere = false
  const get = () => (isThere ? Promise.resolve('a part') : Promise.reject(new TypeError('not fetched')))
  vi.stubGlobal('fetch', get)
  const told: boolean[] = []
  const stop = watchConnection(() => told.push(isDisconnected()))
  const arrival = loadOnceConnected(get)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isDisconnected()).toBe(true)
  isThere = true
  dispatchEvent(new Event('online'))
  await expect(arrival).resolves.toBe('a part')
  expect(isDisconnected()).toBe(false)
  expect(told).toContain(true)
  stop()
})

it('fails when the server is there and has no such part', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')))
  const get = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('not there'))
  const arrival = expect(loadOnceConnected(get)).rejects.toThrow('not there')
  await vi.advanceTimersByTimeAsync(5_000)
  await arrival
  expect(get).toHaveBeenCalledTimes(3)
})
