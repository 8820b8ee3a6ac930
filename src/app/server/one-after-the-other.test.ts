import { expect, it } from 'vitest'
import { createCallCoalescer } from './one-after-the-other.ts'

/** Work that ends when it is told to, and says what was written by the time it began. */
function works() {
  const together = createCallCoalescer<number>()
  const begun: PromiseWithResolvers<void>[] = []
  let written = 0
  return {
    begun,
    write: () => void written++,
    ask: (kind = 'a') =>
      together(kind, async () => {
        const seen = written
        const end = Promise.withResolvers<void>()
        begun.push(end)
        await end.promise
        return seen
      }),
  }
}

it('is begun at once for the first, and once more for all who come meanwhile', async () => {
  const { begun, write, ask } = works()
  const first = ask()
  expect(begun).toHaveLength(1)
  write()
  const others = [ask(), ask(), ask()]
  expect(begun).toHaveLength(1)
  begun[0]?.resolve()
  expect(await first).toBe(0)
  await Promise.resolve()
  expect(begun).toHaveLength(2)
  begun[1]?.resolve()
  expect(await Promise.all(others)).toEqual([1, 1, 1])
})

it('gives nobody what was begun before they asked', async () => {
  const { begun, write, ask } = works()
  const first = ask()
  const second = ask()
  begun[0]?.resolve()
  await first
  await Promise.resolve()
  // the second is under way by now
  expect(begun).toHaveLength(2)
  write()
  const third = ask()
  begun[1]?.resolve()
  expect(await second).toBe(0)
  await Promise.resolve()
  begun[2]?.resolve()
  expect(await third).toBe(1)
})

it('is begun anew once nobody waits any more, each kind for itself', async () => {
  const { begun, ask } = works()
  const first = ask()
  const other = ask('b')
  expect(begun).toHaveLength(2)
  begun[0]?.resolve()
  begun[1]?.resolve()
  await Promise.all([first, other])
  void ask()
  expect(begun).toHaveLength(3)
})

it('says what went wrong to those who shared it, and to nobody else', async () => {
  const together = createCallCoalescer<string>()
  const fails = () => together('a', () => Promise.reject(new Error('away')))
  const answers = await Promise.allSettled([fails(), fails(), fails()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await together('a', async () => 'here')).toBe('here')
})
