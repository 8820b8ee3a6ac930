import { expect, it } from 'vitest'
import { guessSingleByte, type SingleByteEncoding } from './single-byte.ts'

/** By the table of the decoder, backwards. */
function encode(text: string, encoding: SingleByteEncoding): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]))
  return new Uint8Array(Array.from(text, letter => byteOf.get(letter)!))
}

it.each<[SingleByteEncoding, string]>([
  ['windows-1252', 'Chatter;Umsatz\nJörg Müller;5 €\nZoë Garçon;7 €'],
  ['windows-1250', 'Chatter;Umsatz\nWałęsa Żółć;5\nMichał Piłat;7'],
  ['windows-1251', 'Имя;Сумма\nДмитрий Иванов;5\nОльга Ёлкина;7'],
])('takes a file of %s for that', (encoding, text) => {
  expect(guessSingleByte(encode(text, encoding)).likeliest).toBe(encoding)
})

it('lets the reader choose where names can be read in several ways', () => {
  const { likeliest, choices } = guessSingleByte(encode('Name;Umsatz\nDvořák;5', 'windows-1250'))
  expect(likeliest).toBe('windows-1252')
  expect(choices).toEqual([
    { encoding: 'windows-1252', samples: ['Dvoøák'] },
    { encoding: 'windows-1250', samples: ['Dvořák'] },
  ])
})

it('asks nothing where all encodings read the same', () => {
  expect(guessSingleByte(encode('Name;Umsatz\nJörg Weiß;5 €', 'windows-1252')).choices).toHaveLength(1)
})
