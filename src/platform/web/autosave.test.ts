import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { autosave, autosaveDelay, type SaveState } from './autosave.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp(save: (draft: string) => Promise<unknown>) {
  const states: SaveState['kind'][] = []
  const { change, ...rest } = autosave(state => states.push(state.kind))
  return { states, draft: { change: (text: string) => change(() => save(text)), ...rest } }
}

describe('a draft that saves itself', () => {
  it('is saved once, 800 ms after the last edit', async () => {
    const save = vi.fn(async () => {})
    const { draft, states } = setUp(save)
    draft.change('a')
    await vi.advanceTimersByTimeAsync(autosaveDelay - 1)
    draft.change('b')
    await vi.advanceTimersByTimeAsync(autosaveDelay - 1)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(save.mock.calls).toEqual([['b']])
    expect(states).toEqual(['waiting', 'waiting', 'saving', 'saved'])
  })

  it('sends one save at a time, and the newest last', async () => {
    let answer = () => {}
    const sent: string[] = []
    const { draft, states } = setUp(text => {
      sent.push(text)
      return new Promise<void>(resolve => {
        answer = resolve
      })
    })
    draft.change('a')
    await vi.advanceTimersByTimeAsync(autosaveDelay)
    draft.change('b')
    await vi.advanceTimersByTimeAsync(autosaveDelay)
    expect(sent).toEqual(['a'])
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual(['a', 'b'])
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(states).toEqual(['waiting', 'saving', 'saving', 'saved'])
  })

  it('keeps what could not be saved, and sends it when asked again', async () => {
    let works = false
    const save = vi.fn(async (_: string) => {
      if (!works) throw new Error('away')
    })
    const { draft, states } = setUp(save)
    draft.change('a')
    await vi.advanceTimersByTimeAsync(autosaveDelay)
    expect(states.at(-1)).toBe('error')
    works = true
    await draft.flush()
    expect(save.mock.calls).toEqual([['a'], ['a']])
    expect(states.at(-1)).toBe('saved')
  })

  it('goes out at once when its window is closed, and only if something waits', async () => {
    const save = vi.fn(async () => {})
    const { draft } = setUp(save)
    await draft.flush()
    expect(save).not.toHaveBeenCalled()
    draft.change('a')
    await draft.flush()
    await vi.advanceTimersByTimeAsync(autosaveDelay)
    expect(save.mock.calls).toEqual([['a']])
  })
})

describe('without a connection', () => {
  it('a draft says that it waits, and is kept', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { draft, states } = setUp(() => Promise.reject(new Error('away')))
    draft.change('a')
    await vi.advanceTimersByTimeAsync(autosaveDelay)
    expect([states.at(-1), draft.isWaiting()]).toEqual(['waiting', true])
    vi.unstubAllGlobals()
  })
})
