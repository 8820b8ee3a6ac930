import { expect, it } from 'vitest'
import { stillThere } from './selection.ts'

it('holds no todo that is gone by now, whoever has deleted it', () => {
  const selected = new Set(['a', 'b', 'c'])
  expect(stillThere(selected, [{ id: 'c' }, { id: 'b' }, { id: 'd' }])).toEqual(new Set(['b', 'c']))
  expect(stillThere(selected, [])).toEqual(new Set())
})
