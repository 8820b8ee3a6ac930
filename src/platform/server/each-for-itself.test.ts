import { describe, expect, it, vi } from 'vitest'
import { forEachCollectingErrors, runStepsCollectingErrors } from './each-for-itself.ts'

describe('work for one after the other', () => {
  it('is done for all of them, in order, and then says what has failed', async () => {
    const done: number[] = []
    const work = async (one: number) => {
      if (one === 2) throw new Error('two')
      done.push(one)
    }
    await expect(forEachCollectingErrors([1, 2, 3], work)).rejects.toThrow('two')
    expect(done).toEqual([1, 3])
    await forEachCollectingErrors([4], work)
    expect(done).toEqual([1, 3, 4])
  })

  it('says all of several failures', async () => {
    const failing = (why: string) => async () => {
      throw new Error(why)
    }
    const last = vi.fn(async () => {})
    const failure: unknown = await runStepsCollectingErrors(failing('a'), failing('b'), last).catch(
      (cause: unknown) => cause,
    )
    expect(failure).toBeInstanceOf(AggregateError)
    expect((failure as AggregateError).errors.map(String)).toEqual(['Error: a', 'Error: b'])
    expect(last).toHaveBeenCalledOnce()
  })

  it('ends where failing itself takes long: it would for all the others', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const tried: number[] = []
      const slow = async (one: number) => {
        tried.push(one)
        vi.advanceTimersByTime(6000)
        throw new Error('no answer')
      }
      await expect(forEachCollectingErrors([1, 2, 3], slow)).rejects.toThrow('2 failed')
      expect(tried).toEqual([1, 2])
    } finally {
      vi.useRealTimers()
    }
  })
})
