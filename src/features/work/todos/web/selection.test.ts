import { expect, it } from 'vitest'
import { inParts, stillThere } from './selection.ts'

it('holds no todo that is gone by now, whoever has deleted it', () => {
  const selected = new Set(['a', 'b', 'c'])
  expect(stillThere(selected, [{ id: 'c' }, { id: 'b' }, { id: 'd' }])).toEqual(new Set(['b', 'c']))
  expect(stillThere(selected, [])).toEqual(new Set())
})

it('sends many in parts, each no larger than the server takes', async () => {
  const ids = Array.from({ length: 401 }, (_, index) => `${index}`)
  const sent: string[][] = []
  const change = async (part: string[]) => {
    sent.push(part)
    return { count: part.length - 1 }
  }
  expect(await inParts(ids, change)).toEqual({ count: 398 })
  expect(sent.map(part => part.length)).toEqual([200, 200, 1])
  expect(sent.flat()).toEqual(ids)
})
