// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { CallError } from '#platform/web/rpc.ts'
import { changeInBatches, selectedTodosStillShown } from './selection.ts'

it('holds no todo that is gone by now, whoever has deleted it', () => {
  const selected = new Set(['a', 'b', 'c'])
  expect(selectedTodosStillShown(selected, [{ id: 'c' }, { id: 'b' }, { id: 'd' }])).toEqual(new Set(['b', 'c']))
  expect(selectedTodosStillShown(selected, [])).toEqual(new Set())
})

it('sends many in parts, each no larger than the server takes', async () => {
  const ids = Array.from({ length: 401 }, (_, index) => `${index}`)
  const sent: string[][] = []
  const change = async (part: string[]) => {
    sent.push(part)
    return { count: part.length - 1 }
  }
  expect(await changeInBatches(ids, change)).toEqual({ count: 398 })
  expect(sent.map(part => part.length)).toEqual([200, 200, 1])
  expect(sent.flat()).toEqual(ids)
})

it('goes on past a part that somebody has deleted meanwhile, and fails where all are gone', async () => {
  const ids = Array.from({ length: 401 }, (_, index) => `${index}`)
  const gone = new CallError({ code: 'todos.notFound', status: 404 })
  const withoutFirst = async (part: string[]) => (part[0] === '0' ? Promise.reject(gone) : { count: part.length })
  expect(await changeInBatches(ids, withoutFirst)).toEqual({ count: 201 })
  await expect(changeInBatches(ids, () => Promise.reject(gone))).rejects.toBe(gone)
  const away = new Error('no connection')
  await expect(changeInBatches(ids, () => Promise.reject(away))).rejects.toBe(away)
})
