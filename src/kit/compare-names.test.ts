import { expect, it } from 'vitest'
import { compareNames } from './compare-names.ts'

it('orders as a dictionary does, whatever letters a name is written with', () => {
  const names = ['Zoe', 'ärger', 'anna', 'Ähre', 'Öztürk', 'Anna', 'Olga', 'Łukasz', 'Lukas', 'Émile', 'Eva']
  expect(names.toSorted(compareNames)).toEqual([
    'Ähre',
    'anna',
    'Anna',
    'ärger',
    'Émile',
    'Eva',
    'Lukas',
    'Łukasz',
    'Olga',
    'Öztürk',
    'Zoe',
  ])
})
