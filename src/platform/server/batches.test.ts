import { expect, it } from 'vitest'
import { batchLookups } from './batches.ts'

/** What was looked for, batch by batch; each ends when it is told to. */
function looks() {
  const batches: { readonly keys: readonly string[]; readonly end: PromiseWithResolvers<void> }[] = []
  const find = batchLookups(async keys => {
    const end = Promise.withResolvers<void>()
    batches.push({ keys, end })
    await end.promise
    return new Map(keys.filter(key => key !== 'nobody').map(key => [key, `${key}!`]))
  })
  return { batches, find, keys: () => batches.map(batch => batch.keys) }
}

it('looks for the first at once and for all who come meanwhile together, each of them once', async () => {
  const { batches, find, keys } = looks()
  const all = ['a', 'b', 'c', 'b', 'nobody'].map(find)
  expect(keys()).toEqual([['a']])
  batches[0]?.end.resolve()
  expect(await all[0]).toBe('a!')
  expect(keys()).toEqual([['a'], ['b', 'c', 'nobody']])
  batches[1]?.end.resolve()
  expect(await Promise.all(all)).toEqual(['a!', 'b!', 'c!', 'b!', undefined])
})

it('waits for a batch that does not come back no longer than a moment', async () => {
  const { batches, find, keys } = looks()
  void find('lost')
  const other = find('other')
  await expect.poll(keys).toEqual([['lost'], ['other']])
  batches[1]?.end.resolve()
  expect(await other).toBe('other!')
})

it('tells those of a batch that it failed, and goes on', async () => {
  const { batches, find } = looks()
  const [first, second] = [find('a'), find('b')]
  batches[0]?.end.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  batches[1]?.end.resolve()
  expect(await second).toBe('b!')
})

it('looks for no more than two hundred at once', async () => {
  const { batches, find, keys } = looks()
  const all = Array.from({ length: 402 }, (_, at) => find(String(at)))
  batches[0]?.end.resolve()
  await all[0]
  await expect.poll(() => keys().map(of => of.length)).toEqual([1, 200, 200, 1])
  for (const { end } of batches) end.resolve()
  expect(await Promise.all(all)).toHaveLength(402)
})
