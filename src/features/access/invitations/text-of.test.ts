import { expect, it } from 'vitest'
import { textOf } from './text-of.ts'

it.each([
  ['UTF-8', [0x6a, 0xc3, 0xbc, 0x72, 0x67, 0x40], 'jürg@'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x6a, 0x40], 'j@'],
  ['what Windows writes', [0x6a, 0xfc, 0x72, 0x67, 0x40], 'jürg@'],
])('reads %s', (_, bytes, text) => {
  expect(textOf(Uint8Array.from(bytes).buffer)).toBe(text)
})
